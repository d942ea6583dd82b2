import { and, eq } from 'drizzle-orm';
import { bins, units } from '../../../db/schema/stock.ts';
import { fieldProblem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { nameOf } from '../queries/productFacts.ts';
import { locationName } from '../../../security/locations.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import type { Tx } from '../../../db/database.ts';
import { selectRecords, toRecord, type RecordRow } from '../queries/binShelfRecords.ts';

/**
 * Corrects where a pair belongs [W-05]. Of two people who correct the same version one wins; the other reads who it
 * was and where the pair is said to be now. Corrections that change nothing are fine.
 */
export const correctBinShelfRecord: Operation<'correctBinShelfRecord'> = (input) =>
  once('correctBinShelfRecord', input, async (tx) => {
    const { path, body, caller, store } = input;
    const here = and(eq(units.id, Number(path.rowId)), eq(units.locationId, body.locationId));
    // Locked by itself and read after: what a lock waited for would miss its new bin in a join.
    await tx.select({ id: units.id }).from(units).where(here).for('update');
    const [row] = await selectRecords(tx).where(here);
    if (row === undefined) throw fieldProblem(404, 'Not found', 'rowId', 'There is no such pair at this location.');
    if (row.state === 'Sold') throw fieldProblem(409, 'Sold', 'rowId', `${nameOf(row)} is sold.`);
    const binId = await findBin(tx, body);
    const isFound = row.missing && row.state === 'Checked In' && binId !== null;
    if (binId !== row.binId || isFound) {
      if (body.version !== row.version) throw fieldProblem(409, 'Corrected meanwhile', '/version', correctedBy(row));
      const found = isFound ? { missing: false } : {};
      await tx
        .update(units)
        .set({
          binId,
          placeVersion: row.version + 1,
          correctedBy: caller.userId,
          correctedAt: store.now(),
          ...found,
        })
        .where(eq(units.id, row.id));
    }
    const [now] = await selectRecords(tx).where(eq(units.id, row.id));
    if (now === undefined) throw new Error(`Pair ${row.id} vanished inside its transaction.`);
    return { status: true, data: toRecord(now) };
  });

/** The bin that the body names; 422 for one that the location does not have or that is on another shelf. */
async function findBin(
  tx: Tx,
  { locationId, bin: code, shelf }: OperationInput<'correctBinShelfRecord'>['body'],
): Promise<number | null> {
  if (code === null) {
    if (!shelf) return null;
    throw fieldProblem(422, 'No bin', '/bin', `Say which bin of shelf ${shelf} it is.`);
  }
  const [bin] = await tx
    .select({ id: bins.id, shelf: bins.shelf })
    .from(bins)
    .where(and(eq(bins.locationId, locationId), eq(bins.code, code)));
  if (bin === undefined) {
    const place = await locationName(tx, locationId);
    throw fieldProblem(422, 'Unknown bin', '/bin', `There is no bin ${code} at ${place}.`);
  }
  if (shelf && shelf !== bin.shelf) {
    throw fieldProblem(422, 'Wrong shelf', '/shelf', `Bin ${code} is on shelf ${bin.shelf}, not on shelf ${shelf}.`);
  }
  return bin.id;
}

function correctedBy({ correctedBy: who, bin }: RecordRow): string {
  return `${who ?? 'Somebody else'} has moved this pair to ${bin ?? 'no bin'} meanwhile. Look at it again.`;
}
