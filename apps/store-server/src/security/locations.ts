import { eq } from 'drizzle-orm';
import { locations } from '../db/schema/stores.ts';
import { problem } from '../base/problems.ts';
import type { Caller } from './callers.ts';
import type { Db, Tx } from '../db/database.ts';

/**
 * What a location is called in messages. 404 for one that does not exist, which only those who work everywhere can
 * name.
 */
export async function locationName(db: Db | Tx, locationId: string): Promise<string> {
  const [location] = await db.select({ name: locations.name }).from(locations).where(eq(locations.id, locationId));
  if (location === undefined) throw problem(404, 'Not found', { detail: `There is no location ${locationId}.` });
  return location.name;
}

/** What a location is called to a caller: by its name where they work, else that it is another one, and no more. */
export async function nameWhereKnown(db: Db | Tx, caller: Caller, locationId: string): Promise<string> {
  return worksAt(caller, locationId) ? locationName(db, locationId) : 'another location';
}

/** Whether the caller works at a location. */
export function worksAt(caller: Caller, locationId: string): boolean {
  return caller.locationIds === 'all' || caller.locationIds.includes(locationId);
}
