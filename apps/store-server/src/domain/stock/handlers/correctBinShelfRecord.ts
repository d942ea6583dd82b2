import { and, eq } from 'drizzle-orm';
import { units } from '../../../db/schema/stock.ts';
import { fieldProblem, said } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { pairOf } from '../queries/productFacts.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import type { Tx } from '../../../db/database.ts';
import { findBin } from '../queries/findBin.ts';
import { lockUnits } from '../queries/lockUnits.ts';
import { noteSeen, refuseIfChanged } from '../queries/refuseIfChanged.ts';
import { refuseIfPacked } from '../queries/transferOf.ts';
import { selectRecords, toRecord, type RecordRow } from '../queries/binShelfRecords.ts';

/**
 * Corrects the bin of a unit [W-05]. Of two concurrent corrections of the same version the second is refused with the
 * name of the other person and the new bin. Without a version it is made in any case. A correction that changes nothing
 * succeeds.
 */
export const correctBinShelfRecord: Operation<'correctBinShelfRecord'> = (input) =>
  once('correctBinShelfRecord', input, async (tx, correctedAt) => {
    const { path, body, caller } = input;
    const here = and(eq(units.id, Number(path.rowId)), eq(units.locationId, body.locationId));
    // The lock comes before the read: a joined read that waits for the lock would return the old bin.
    const locked = await lockUnits(tx, [Number(path.rowId)]);
    const [row] = await selectRecords(tx).where(here);
    if (row === undefined) throw fieldProblem(404, 'Not found', 'rowId', 'There is no such pair at this location.');
    if (row.state === 'Sold')
      throw fieldProblem(409, 'Sold', 'rowId', said('{name}, size {size} is sold.', pairOf(row)));
    await refuseIfPacked(tx, row.id, 'rowId');
    const binId = await namedBin(tx, body);
    const isFound = row.missing && row.state === 'Checked In' && binId !== null;
    if (binId !== row.binId || isFound) {
      if (body.version !== null && body.version !== row.version) {
        throw fieldProblem(409, 'Corrected in the meantime', '/version', correctedBy(row));
      }
      await refuseIfChanged(tx, input, correctedAt, locked);
      const found = isFound ? { missing: false } : {};
      await tx
        .update(units)
        .set({
          binId,
          placeVersion: row.version + 1,
          correctedBy: caller.userId,
          correctedAt,
          ...found,
        })
        .where(eq(units.id, row.id));
    } else await noteSeen(tx, [row.id]);
    const [after] = await selectRecords(tx).where(eq(units.id, row.id));
    if (after === undefined) throw new Error(`Pair ${row.id} disappeared within its transaction.`);
    return { status: true, data: toRecord(after) };
  });

/** Finds the bin of the body. 422 for a bin that the location does not have or that is on another shelf. */
async function namedBin(
  tx: Tx,
  { locationId, bin: code, shelf }: OperationInput<'correctBinShelfRecord'>['body'],
): Promise<number | null> {
  if (code === null) {
    if (!shelf) return null;
    throw fieldProblem(422, 'No bin', '/bin', said('Name the bin on shelf {shelf}.', { shelf }));
  }
  const bin = await findBin(tx, locationId, code);
  if (shelf && shelf !== bin.shelf) {
    throw fieldProblem(
      422,
      'Wrong shelf',
      '/shelf',
      said('Bin {bin} is on shelf {there}, not on shelf {shelf}.', { bin: code, there: bin.shelf, shelf }),
    );
  }
  return bin.id;
}

function correctedBy({ correctedBy: who, bin }: RecordRow) {
  return said('{person} moved this pair to {bin} in the meantime. Check it and try again.', {
    person: who ?? 'Another person',
    bin: bin ?? 'no bin',
  });
}
