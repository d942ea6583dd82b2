import { eq } from 'drizzle-orm';
import { noteColumns } from '../../../base/lineNotes.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import { refuseIfHeld } from '../queries/pickHolds.ts';
import { openScan } from '../queries/openScan.ts';
import { lockFittingLine, lockNamedLine, refuseCheckedOut } from '../queries/chooseLine.ts';
import {
  holderOf,
  lockUnits,
  orderOf,
  refuseIfChanged,
  refuseIfKept,
  refusedScan,
  type FoundUnit,
  type LockedUnit,
  pairOf,
} from '../../stock/index.ts';
import { said } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import type { LockedLine } from '../queries/lockLines.ts';
import { readLine } from '../queries/readLines.ts';
import { notify } from '../../notifications/index.ts';
import type { Operation } from '../../operation.ts';
import type { Tx } from '../../../db/database.ts';

/**
 * Checks a unit out by its barcode and notifies the associate [W-06]. The line is locked before the units: of two
 * check-outs, or a check-out and a cancellation, the first succeeds and the other is refused with the reason.
 */
export const checkOut: Operation<'checkOut'> = (input) =>
  once('checkOut', input, async (tx, scannedAt) => {
    const { body, caller, store } = input;
    const unit = await openScan(tx, input);
    if (unit.state === 'Sold') await refuseCheckedOut(tx, unit);
    const line =
      body.lineId === undefined
        ? await lockFittingLine(tx, unit, caller, store.now())
        : await lockNamedLine(tx, unit, Number(body.lineId));
    await refuseIfHeld(tx, caller, line, store.now());
    const locked = await lockPair(tx, unit, line);
    await refuseIfChanged(tx, input, scannedAt, [line, locked.scanned]);
    await checkUnitOut(tx, unit, line, locked);
    await tx
      .update(requestLines)
      .set({
        status: 'checkedout',
        unitId: unit.id,
        checkedOutAt: scannedAt,
        checkedOutBy: caller.userId,
        heldBy: null,
        heldAt: null,
        ...noteColumns(null),
      })
      .where(eq(requestLines.id, line.id));
    await notify(tx, store, [line.ownerId], {
      type: 'checked-out',
      title: said('{name}, {size} is on its way to you', pairOf(line)),
      objectId: String(line.requestId),
      tryoutId: line.tryoutId,
      redirectUrl: '/shoesize',
    });
    return { status: true, data: await readLine(tx, line.id) };
  });

/** The scanned unit, and the id of the unit that was reserved for the line, if it is another one. */
interface LockedPair {
  scanned: LockedUnit;
  replaced: number | null;
}

async function lockPair(tx: Tx, unit: FoundUnit, line: LockedLine): Promise<LockedPair> {
  const replaced = line.unitId === unit.id ? null : line.unitId;
  const locked = await lockUnits(tx, replaced === null ? [unit.id] : [unit.id, replaced]);
  const scanned = locked.find((candidate) => candidate.id === unit.id);
  if (scanned === undefined) throw new Error(`Unit ${unit.id} disappeared within its transaction.`);
  return { scanned, replaced };
}

/** Checks the scanned unit out for the line. The unit that was reserved for the line, if another, becomes free. */
async function checkUnitOut(
  tx: Tx,
  unit: FoundUnit,
  line: LockedLine,
  { scanned, replaced }: LockedPair,
): Promise<void> {
  if (scanned.onHold) throw refusedScan(409, 'On hold', 'This pair is on hold. Scan another one.');
  const isFree = scanned.state === 'Checked In';
  if (line.unitId !== unit.id && !isFree) {
    await refuseCheckedOut(tx, { ...unit, state: scanned.state });
    await refuseIfKept(tx, unit.id);
    const [holder, order] = [await holderOf(tx, unit.id), await orderOf(tx, unit.id)];
    const message =
      order === undefined
        ? said('This pair is reserved for request {request}. Scan another one.', { request: String(holder?.requestId) })
        : said('This pair is reserved for order {order}. Scan another one.', { order });
    throw refusedScan(409, 'Reserved', message);
  }
  // A missing unit that is scanned is found.
  await tx.update(units).set({ state: 'Checked Out', missing: false }).where(eq(units.id, unit.id));
  if (replaced !== null) await tx.update(units).set({ state: 'Checked In' }).where(eq(units.id, replaced));
}
