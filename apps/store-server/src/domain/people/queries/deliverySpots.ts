import { asc, eq } from 'drizzle-orm';
import { deliverySpots } from '../../../db/schema/stores.ts';
import { fieldProblem, said } from '../../../base/problems.ts';
import { asKept } from '../../../base/writtenText.ts';
import type { Db, Tx } from '../../../db/database.ts';

/** Reads the names of a location's delivery spots in their order [K-12]. */
export async function readSpots(db: Db | Tx, locationId: string): Promise<string[]> {
  const rows = await db
    .select({ name: deliverySpots.name })
    .from(deliverySpots)
    .where(eq(deliverySpots.locationId, locationId))
    .orderBy(asc(deliverySpots.position), asc(deliverySpots.name));
  return rows.map(({ name }) => name);
}

/**
 * The spot that a request names; null for none.
 * @throws ProblemError 422 for a spot that the location does not have
 */
export async function knownSpot(tx: Tx, locationId: string, spot: string | null | undefined): Promise<string | null> {
  if (spot === null || spot === undefined) return null;
  const known = (await readSpots(tx, locationId)).find((name) => asKept(name) === asKept(spot));
  if (known !== undefined) return known;
  throw fieldProblem(422, 'Unknown spot', '/spot', said('This location has no delivery spot {spot}.', { spot }));
}

/** The note that a request carries, without space around it; null for none. */
export function noteOf(note: string | null | undefined): string | null {
  return note?.trim() || null;
}
