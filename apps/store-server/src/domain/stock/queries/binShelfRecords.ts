import type { BinShelfRecord } from '@instore/api';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { users } from '../../../db/schema/people.ts';
import { units } from '../../../db/schema/stock.ts';
import { toProductFacts } from './productFacts.ts';
import { toLastSeen, unitColumns, withProductAndBin } from './units.ts';

/** Selects units with their bins and the person who corrected them last. Add `where`, `orderBy` and `limit`. */
export function selectRecords(db: Db | Tx) {
  const query = db
    .select({
      ...unitColumns,
      version: units.placeVersion,
      binId: units.binId,
      correctedBy: users.name,
      correctedAt: units.correctedAt,
    })
    .from(units);
  return withProductAndBin(query.$dynamic()).leftJoin(users, eq(users.id, units.correctedBy));
}

/** A row of {@link selectRecords}. */
export type RecordRow = Awaited<ReturnType<typeof selectRecords>>[number];

/** Converts a row to the contract's record [W-05]. */
export function toRecord(row: RecordRow): BinShelfRecord {
  return {
    ...toProductFacts(row),
    rowId: String(row.id),
    version: row.version,
    barcode: row.barcode,
    state: row.state,
    missing: row.missing,
    onHold: row.onHold,
    consigned: row.consigneeId !== null,
    bin: row.bin,
    shelf: row.shelf,
    correctedBy: row.correctedBy,
    correctedAt: row.correctedAt?.toISOString() ?? null,
    lastSeen: toLastSeen(row),
  };
}
