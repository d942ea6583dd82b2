import { and, eq } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { bins } from '../../../db/schema/stock.ts';
import { locationName } from '../../../security/locations.ts';

/** A bin of a location. */
export type Bin = typeof bins.$inferSelect;

/**
 * Finds a bin by its code.
 * @param status of the failure: 404 where the bin is the resource, 422 where it is a field of the body
 * @throws ProblemError for a bin that the location does not have
 */
export async function findBin(
  db: Db | Tx,
  locationId: string,
  code: string,
  { status = 422, field = '/bin' }: { status?: 404 | 422; field?: string } = {},
): Promise<Bin> {
  const [bin] = await db
    .select()
    .from(bins)
    .where(and(eq(bins.locationId, locationId), eq(bins.code, code)));
  if (bin !== undefined) return bin;
  const place = await locationName(db, locationId);
  throw fieldProblem(
    status,
    'Unknown bin',
    field,
    said('There is no bin {bin} at {location}.', { bin: code, location: place }),
  );
}
