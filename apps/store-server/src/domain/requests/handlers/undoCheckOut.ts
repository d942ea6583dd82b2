import { UNDO_MS } from '@instore/api';
import { eq } from 'drizzle-orm';
import { fieldProblem, said, type Said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import type { Caller } from '../../../security/callers.ts';
import { notify } from '../../notifications/index.ts';
import type { Operation } from '../../operation.ts';
import { lockUnits, orderOf, pairOf, refuseIfChanged } from '../../stock/index.ts';
import { lockLine, type LockedLine } from '../queries/lockLines.ts';
import { readLine } from '../queries/readLines.ts';
import { refuseUnlessCheckedOut } from '../rules/lineStatus.ts';
import { isPickAdmin } from '../rules/rights.ts';

/** Undoes a check-out: the unit stays reserved for the line [W-14]. */
export const undoCheckOut: Operation<'undoCheckOut'> = (input) =>
  once('undoCheckOut', input, async (tx, scannedAt) => {
    const { body, caller, store } = input;
    const line = await lockLine(tx, body);
    refuseUnlessCheckedOut(line);
    await refuseUnlessOwn(tx, caller, line);
    refuseUnlessRecent(line, store.now());
    const [unit] = line.unitId === null ? [] : await lockUnits(tx, [line.unitId]);
    if (unit === undefined) throw new Error(`Line ${line.id} is checked out without a unit.`);
    await refuseIfChanged(tx, input, scannedAt, [line, unit]);
    const order = await orderOf(tx, unit.id);
    if (order !== undefined)
      throw fieldProblem(409, 'Bought', '/lineId', said('This pair belongs to order {order}.', { order }));
    await tx.update(units).set({ state: 'Pending' }).where(eq(units.id, unit.id));
    await tx
      .update(requestLines)
      .set({
        status: 'request',
        checkedOutAt: null,
        checkedOutBy: null,
        sentBackAt: null,
        deliveredTo: null,
        deliveredAt: null,
        isAtSpot: false,
      })
      .where(eq(requestLines.id, line.id));
    await notify(tx, store, [line.ownerId], {
      type: 'checked-in',
      title: said('Check-out undone. The pair is still in the stockroom'),
      objectId: String(line.requestId),
      tryoutId: line.tryoutId,
      redirectUrl: '/shoesize',
    });
    return { status: true, data: await readLine(tx, line.id) };
  });

/**
 * Who took a check-out over has not done it: otherwise a take-over would be a way to undo the work of others.
 * @throws ProblemError 403
 */
async function refuseUnlessOwn(tx: Tx, caller: Caller, line: LockedLine): Promise<void> {
  if (isPickAdmin(caller)) return;
  const isOwn = line.checkedOutBy === caller.userId;
  if (isOwn && (await readLine(tx, line.id)).takenOver === false) return;
  const message = said('Another person checked {name}, size {size} out. Ask an admin.', pairOf(line));
  throw fieldProblem(403, 'Not allowed', '/lineId', message);
}

/** @throws ProblemError 409 */
function refuseUnlessRecent(line: LockedLine, now: Date): void {
  const refused = (message: string | Said) => fieldProblem(409, 'Too late', '/lineId', message);
  if (line.handedOverAt !== null)
    throw refused(said('The customer has {name}, size {size}. Check it in when it is back.', pairOf(line)));
  const age = now.getTime() - (line.checkedOutAt?.getTime() ?? 0);
  const values = { count: String(UNDO_MS / 60_000), ...pairOf(line) };
  if (age > UNDO_MS) throw refused(said('{count} minutes are over. Check {name}, size {size} in instead.', values));
}
