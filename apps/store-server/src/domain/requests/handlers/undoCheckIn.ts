import { UNDO_MS } from '@instore/api';
import { eq } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import type { Caller } from '../../../security/callers.ts';
import { notify } from '../../notifications/index.ts';
import type { Operation } from '../../operation.ts';
import { holderOf, lockUnits, orderOf, pairOf, refuseIfChanged, type LockedUnit } from '../../stock/index.ts';
import { dropAnswer } from '../queries/forgottenAnswers.ts';
import { lockLine, type LockedLine } from '../queries/lockLines.ts';
import { readLine } from '../queries/readLines.ts';
import { isPickAdmin } from '../rules/rights.ts';

/** Undoes a check-in: the unit is out again, with its associate [W-11]. */
export const undoCheckIn: Operation<'undoCheckIn'> = (input) =>
  once('undoCheckIn', input, async (tx, scannedAt) => {
    const { body, caller, store } = input;
    const line = await lockLine(tx, body);
    refuseUnlessCheckedIn(line);
    refuseUnlessOwn(caller, line);
    const [unit] = line.unitId === null ? [] : await lockUnits(tx, [line.unitId]);
    if (unit === undefined) throw new Error(`Line ${line.id} is checked in without a unit.`);
    await refuseIfChanged(tx, input, scannedAt, [line, unit]);
    await refuseUnlessFree(tx, unit, line);
    refuseUnlessRecent(line, store.now());
    await tx.update(units).set({ state: 'Checked Out' }).where(eq(units.id, unit.id));
    await tx.update(requestLines).set({ status: 'checkedout', closedAt: null }).where(eq(requestLines.id, line.id));
    await dropAnswer(tx, line.id);
    await notify(tx, store, [line.ownerId], {
      type: 'checked-in',
      title: said('Return undone. The pair is still out'),
      objectId: String(line.requestId),
      tryoutId: line.tryoutId,
      redirectUrl: '/shoesize',
    });
    return { status: true, data: await readLine(tx, line.id) };
  });

/** @throws ProblemError 409 */
function refuseUnlessCheckedIn(line: LockedLine): void {
  if (line.status === 'checkedin') return;
  const message = said('{name}, size {size} is not checked in any more.', pairOf(line));
  throw fieldProblem(409, 'Not checked in', '/lineId', message);
}

/** @throws ProblemError 403 */
function refuseUnlessOwn(caller: Caller, line: LockedLine): void {
  if (line.changedBy === caller.userId || isPickAdmin(caller)) return;
  const message = said('Another person checked {name}, size {size} in. Ask an admin.', pairOf(line));
  throw fieldProblem(403, 'Not allowed', '/lineId', message);
}

/** @throws ProblemError 409 for a unit that another line, an order, a hold or a transfer has, and for one that is set aside */
async function refuseUnlessFree(tx: Tx, unit: LockedUnit, line: LockedLine): Promise<void> {
  const isFree = unit.state === 'Checked In' && !unit.missing && !unit.onHold;
  if (isFree && (await holderOf(tx, unit.id)) === undefined && (await orderOf(tx, unit.id)) === undefined) return;
  const message = said('{name}, size {size} has been reserved or set aside since. Check it out again.', pairOf(line));
  throw fieldProblem(409, 'Changed in the meantime', '/lineId', message);
}

/** @throws ProblemError 409 */
function refuseUnlessRecent(line: LockedLine, now: Date): void {
  const age = now.getTime() - (line.changedAt?.getTime() ?? 0);
  if (age <= UNDO_MS) return;
  const values = { count: String(UNDO_MS / 60_000), ...pairOf(line) };
  const message = said('{count} minutes are over. Check {name}, size {size} out instead.', values);
  throw fieldProblem(409, 'Too late', '/lineId', message);
}
