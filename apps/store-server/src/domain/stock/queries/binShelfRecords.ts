import type { BinShelfRecord } from '@instore/api';
import { aliasedTable, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { users } from '../../../db/schema/people.ts';
import { units } from '../../../db/schema/stock.ts';
import { heldForColumns, toHeldFor, withCustomerHold } from './customerHold.ts';
import { placeColumns, toPlace } from './place.ts';
import { toProductFacts } from './productFacts.ts';
import { toLastSeen, unitColumns, withProductAndBin } from './units.ts';

/** `users` itself is the person who holds a unit for a customer. */
const corrector = aliasedTable(users, 'corrector');

/** Selects units with their bins, where they are instead, and the person who corrected them last. Add `where`, `orderBy` and `limit`. */
export function selectRecords(db: Db | Tx) {
  const query = db
    .select({
      ...unitColumns,
      ...heldForColumns,
      ...placeColumns,
      version: units.placeVersion,
      binId: units.binId,
      correctedBy: corrector.name,
      correctedAt: units.correctedAt,
    })
    .from(units);
  return withCustomerHold(withProductAndBin(query.$dynamic())).leftJoin(corrector, eq(corrector.id, units.correctedBy));
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
    heldFor: toHeldFor(row),
    ...toPlace(row),
    lastSeen: toLastSeen(row),
  };
}
