import type { RequestLine } from '@instore/api';
import type { Db } from '../../../db/database.ts';
import { readLinesById, toRequestLine } from './readLines.ts';
import { readOffers } from './readOffers.ts';

/**
 * Reads lines by their ids, in no order. No unit is reserved for an accepted line yet: it shows the unit that the lookup
 * of Accept returns [K-06].
 */
export async function readLinesWithOffers(db: Db, locationId: string, ids: number[]): Promise<RequestLine[]> {
  if (ids.length === 0) return [];
  const rows = await readLinesById(db, ids);
  const accepted = rows.filter((row) => row.status === 'accepted');
  const offers = await readOffers(
    db,
    locationId,
    accepted.map((row) => row.inventoryItemId),
  );
  return rows.map((row) =>
    toRequestLine(row.status === 'accepted' ? { ...row, ...offers.get(row.inventoryItemId) } : row),
  );
}
