import { eq } from 'drizzle-orm';
import { locations } from '../db/schema/stores.ts';
import { fieldProblem, problem } from '../base/problems.ts';
import type { Caller } from './callers.ts';
import type { Db, Tx } from '../db/database.ts';

/**
 * Reads the name of a location.
 * @param field the place of the id in the request, for the problem. @default none is named
 * @throws ProblemError 404; only a caller who works at every location can name one that does not exist
 */
export async function locationName(db: Db | Tx, locationId: string, field?: string): Promise<string> {
  const [location] = await db.select({ name: locations.name }).from(locations).where(eq(locations.id, locationId));
  if (location !== undefined) return location.name;
  const detail = `There is no location ${locationId}.`;
  throw field === undefined ? problem(404, 'Not found', { detail }) : fieldProblem(404, 'Not found', field, detail);
}

/** The name of a location for a message to a caller: "another location" where the caller does not work. */
export async function nameWhereKnown(db: Db | Tx, caller: Caller, locationId: string): Promise<string> {
  return worksAt(caller, locationId) ? locationName(db, locationId) : 'another location';
}

/** Whether the caller works at a location. */
export function worksAt(caller: Caller, locationId: string): boolean {
  return caller.locationIds === 'all' || caller.locationIds.includes(locationId);
}
