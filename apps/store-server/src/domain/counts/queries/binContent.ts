import { and, asc, eq, inArray, ne, not } from 'drizzle-orm';
import { STATES_IN_BIN } from '../../../base/unitStates.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { units } from '../../../db/schema/stock.ts';
import { selectRecords, type RecordRow } from '../../stock/index.ts';

/** The most units of a bin that are read. */
const BIN_MAX = 500;

/** Reads the unsold units that belong in a bin, also those that are checked out or missing. */
export function readRecords(db: Db | Tx, binId: number): Promise<RecordRow[]> {
  return selectRecords(db)
    .where(and(eq(units.binId, binId), ne(units.state, 'Sold')))
    .orderBy(asc(units.id))
    .limit(BIN_MAX);
}

/** The ids of the units that should lie in a bin now, in their order. */
export async function readContent(db: Db | Tx, binId: number): Promise<number[]> {
  const rows = await db
    .select({ id: units.id })
    .from(units)
    .where(and(eq(units.binId, binId), inArray(units.state, STATES_IN_BIN), not(units.missing)))
    .orderBy(asc(units.id));
  return rows.map(({ id }) => id);
}
