import { eq } from 'drizzle-orm';
import { said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import { lockLinesAndUnits, type LockedLine, refuseUnlessManaged } from '../../requests/index.ts';
import { findBin, findUnit, type LockedUnit, orderOf, refuseIfKept, refusedScan } from '../../stock/index.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { insertHold } from '../queries/insertHold.ts';
import { readUntil } from '../rules/holdTime.ts';

type Input = OperationInput<'holdForCustomer'>;

/**
 * Holds a unit for a customer: it is Pending until the hold ends [M-04]. A line of the caller that has the unit ends. Locks
 * the line, then the unit: of two holds, or a hold and a reservation, the first succeeds and the other is refused.
 */
export const holdForCustomer: Operation<'holdForCustomer'> = (input) =>
  once('holdForCustomer', input, async (tx) => {
    const { body, caller, store } = input;
    const now = store.now();
    const until = readUntil(body.until, now);
    const found = await findUnit(tx, caller, body.locationId, body.barcode);
    const bin = body.bin === undefined ? undefined : await findBin(tx, body.locationId, body.bin);
    const { units: locked, lines, late } = await lockLinesAndUnits(tx, body.locationId, [found.id]);
    const [unit] = locked;
    if (unit === undefined) throw new Error(`Unit ${found.id} disappeared within its transaction.`);
    if (late !== undefined) {
      const message = 'This pair was reserved for another request just now. Check it and try again.';
      throw refusedScan(409, 'Just reserved', message);
    }
    const [line] = lines;
    await refuseUnlessFree(tx, input, unit, line);
    if (line !== undefined) await endLine(tx, line, now);
    await tx
      .update(units)
      .set({ state: 'Pending', binId: bin?.id, correctedBy: bin && caller.userId, correctedAt: bin && now })
      .where(eq(units.id, unit.id));
    const holdId = await insertHold(tx, {
      locationId: body.locationId,
      unitId: unit.id,
      firstName: body.firstName,
      note: body.note ?? null,
      until,
      heldBy: caller.userId,
      heldAt: now,
    });
    return { status: true, data: { holdId } };
  });

/** @throws ProblemError 409 that names why a unit is not free, 403 for the line of another associate */
async function refuseUnlessFree(
  tx: Tx,
  { body, caller }: Input,
  unit: LockedUnit,
  line: LockedLine | undefined,
): Promise<void> {
  if (unit.state === 'Sold') throw refusedScan(409, 'Sold', 'This pair is sold.');
  if (unit.missing) throw refusedScan(409, 'Missing', 'This pair is missing. Take another one.');
  if (unit.onHold) throw refusedScan(409, 'On hold', 'This pair is on hold. Take another one.');
  await refuseIfKept(tx, unit.id);
  const order = await orderOf(tx, unit.id);
  const holder = order === undefined ? line && `request ${line.requestId}` : `order ${order}`;
  if (line !== undefined && order === undefined && String(line.id) === body.lineId) {
    return refuseUnlessManaged(caller, line);
  }
  if (body.lineId !== undefined) {
    throw refusedScan(409, 'Changed meanwhile', 'This line does not have this pair any more.');
  }
  if (holder !== undefined) {
    throw refusedScan(409, 'Reserved', said('This pair is reserved for {holder}. Take another one.', { holder }));
  }
  return undefined;
}

/** Ends the line that had the unit: a placed one is cancelled, a checked-out one is checked in. */
async function endLine(tx: Tx, { id, status }: LockedLine, closedAt: Date): Promise<void> {
  await tx
    .update(requestLines)
    .set({ status: status === 'checkedout' ? 'checkedin' : 'cancelled', closedAt, heldBy: null, heldAt: null })
    .where(eq(requestLines.id, id));
}
