import type { ItemState } from '@instore/api';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { canonicalBarcode } from '../../../base/barcode.ts';
import { fieldProblem, said } from '../../../base/problems.ts';
import { STATES_IN_BIN } from '../../../base/unitStates.ts';
import { once } from '../../../db/idempotency.ts';
import type { Tx } from '../../../db/database.ts';
import { units } from '../../../db/schema/stock.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { selectRecords, toRecord, type RecordRow } from '../queries/binShelfRecords.ts';
import { findBin } from '../queries/findBin.ts';
import { findUnit } from '../queries/findUnit.ts';
import { lockUnits } from '../queries/lockUnits.ts';
import { pairOf } from '../queries/productFacts.ts';
import { noteSeen, refuseIfChanged } from '../queries/refuseIfChanged.ts';
import { refuseIfPacked } from '../queries/transferOf.ts';

type Input = OperationInput<'moveUnits'>;

/** Moves scanned units, or all units of a bin, to a bin: all or none [W-12]. A missing unit that is moved is found. */
export const moveUnits: Operation<'moveUnits'> = (input) =>
  once('moveUnits', input, async (tx, scannedAt) => {
    const { body, caller } = input;
    const bin = await findBin(tx, body.locationId, body.bin);
    const ids = await wantedUnits(tx, input);
    const locked = await lockUnits(tx, ids);
    const before = await selectRecords(tx).where(inArray(units.id, ids)).orderBy(units.id);
    before.forEach(refuseUnlessMovable);
    for (const { id } of locked) await refuseIfPacked(tx, id, '/barcodes');
    await refuseIfChanged(tx, input, scannedAt, locked);
    const moving = before.filter((row) => row.binId !== bin.id || row.missing).map(({ id }) => id);
    if (moving.length > 0) {
      await tx
        .update(units)
        .set({
          binId: bin.id,
          missing: false,
          placeVersion: sql`${units.placeVersion} + 1`,
          correctedBy: caller.userId,
          correctedAt: scannedAt,
        })
        .where(inArray(units.id, moving));
    }
    await noteSeen(
      tx,
      ids.filter((id) => !moving.includes(id)),
    );
    const after = await selectRecords(tx).where(inArray(units.id, ids)).orderBy(units.id);
    const data = after.map((row) => ({
      record: toRecord(row),
      from: before.find(({ id }) => id === row.id)?.bin ?? null,
    }));
    return { status: true, data };
  });

/**
 * The ids of the units that the body names.
 * @throws ProblemError 422 without units, or with both ways to name them
 */
async function wantedUnits(tx: Tx, { body, caller }: Input): Promise<number[]> {
  const { locationId, barcodes, fromBin } = body;
  if ((barcodes === undefined) === (fromBin === undefined)) {
    throw fieldProblem(422, 'Name the pairs', '/barcodes', 'Name either the pairs or the bin that is moved.');
  }
  if (fromBin !== undefined) {
    const from = await findBin(tx, locationId, fromBin, { field: '/fromBin' });
    // A unit that is checked out, or missing, is not in its bin.
    const rows = await tx
      .select({ id: units.id })
      .from(units)
      .where(and(eq(units.binId, from.id), inArray(units.state, STATES_IN_BIN), ne(units.missing, true)));
    if (rows.length > 0) return rows.map(({ id }) => id);
    throw fieldProblem(422, 'Empty bin', '/fromBin', said('Bin {bin} is empty.', { bin: fromBin }));
  }
  const ids: number[] = [];
  for (const barcode of new Set(barcodes?.map(canonicalBarcode))) {
    ids.push((await findUnit(tx, caller, locationId, barcode)).id);
  }
  return ids;
}

/** Why a unit in a state cannot be moved; null where it can. */
const NOT_MOVABLE: Record<ItemState, string | null> = {
  'Checked In': null,
  Pending: null,
  'Checked Out': '{name}, size {size} is checked out. Check it in first.',
  Sold: '{name}, size {size} is sold.',
};

/** @throws ProblemError 409 for a unit that is not in the stockroom */
function refuseUnlessMovable(row: RecordRow): void {
  const text = NOT_MOVABLE[row.state];
  if (text !== null) throw fieldProblem(409, row.state, '/barcodes', said(text, pairOf(row)));
}
