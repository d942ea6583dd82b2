import { eq, inArray } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { userRoles } from '../../../db/schema/people.ts';
import { locations } from '../../../db/schema/stores.ts';

/**
 * Replaces the role and the locations of a person.
 * @throws ProblemError 422 for a location that does not exist
 */
export async function storeRoles(
  tx: Tx,
  { id, role, locationIds }: { id: string; role: string; locationIds: readonly string[] },
): Promise<void> {
  const known = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(inArray(locations.id, [...locationIds]));
  const unknown = locationIds.findIndex((locationId) => known.every((location) => location.id !== locationId));
  if (unknown !== -1) {
    const message = said('There is no location {location}.', { location: locationIds[unknown] ?? '' });
    throw fieldProblem(422, 'Unknown location', `/locationIds/${unknown}`, message);
  }
  await tx.delete(userRoles).where(eq(userRoles.userId, id));
  await tx
    .insert(userRoles)
    .values(locationIds.map((locationId, position) => ({ userId: id, role, locationId, position })));
}
