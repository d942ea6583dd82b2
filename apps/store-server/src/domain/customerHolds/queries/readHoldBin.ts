import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { bins, units } from '../../../db/schema/stock.ts';

/** The code of the bin of the zone `hold` with the fewest pairs; null if the location has none. */
export async function readHoldBin(db: Db, locationId: string): Promise<string | null> {
  const [bin] = await db
    .select({ code: bins.code })
    .from(bins)
    .leftJoin(units, eq(units.binId, bins.id))
    .where(and(eq(bins.locationId, locationId), eq(bins.zone, 'hold')))
    .groupBy(bins.id)
    .orderBy(asc(count(units.id)), asc(bins.code))
    .limit(1);
  return bin?.code ?? null;
}
