import { eq } from 'drizzle-orm';
import { canonicalBarcode } from '../../../base/barcode.ts';
import { fieldProblem, said } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { notify } from '../../notifications/index.ts';
import type { Operation } from '../../operation.ts';
import { lockUnits, pairOf, refuseIfChanged } from '../../stock/index.ts';
import { lockLine } from '../queries/lockLines.ts';
import { readLine } from '../queries/readLines.ts';
import { refuseUnlessCheckedOut } from '../rules/lineStatus.ts';

/** Assigns the check-out of the same unit to the caller, whose scan was sent late [W-09, W-13]. */
export const takeOverCheckOut: Operation<'takeOverCheckOut'> = (input) =>
  once('takeOverCheckOut', input, async (tx, scannedAt) => {
    const { body, caller, store } = input;
    const line = await lockLine(tx, body);
    refuseUnlessCheckedOut(line);
    const [unit] = line.unitId === null ? [] : await lockUnits(tx, [line.unitId]);
    if (unit?.barcode !== canonicalBarcode(body.barcode)) {
      const message = said('{name}, size {size} is checked out with another pair: {barcode}.', {
        ...pairOf(line),
        barcode: unit?.barcode ?? '–',
      });
      throw fieldProblem(409, 'Other pair', '/barcode', message);
    }
    // The check-out itself is what the scan takes over, although it is newer.
    await refuseIfChanged(tx, input, later(line.checkedOutAt, scannedAt), [line, unit]);
    const first = line.checkedOutBy;
    if (first !== caller.userId) {
      await tx
        .update(requestLines)
        .set({ checkedOutBy: caller.userId, checkedOutAt: earlier(line.checkedOutAt, scannedAt) })
        .where(eq(requestLines.id, line.id));
      await notify(tx, store, first === null ? [] : [first], {
        type: 'assigned',
        title: said('{person} has {name}, size {size}', { ...pairOf(line), person: caller.name }),
        objectId: String(line.requestId),
        tryoutId: line.tryoutId,
        redirectUrl: '/warehouse',
      });
    }
    const data = await readLine(tx, line.id);
    // The history has the take-over at the commit.
    return { status: true, data: first === caller.userId ? data : { ...data, takenOver: true } };
  });

/** The earlier time counts, so that a take-over does not restart the two minutes of an undo [W-14]. */
const earlier = (first: Date | null, scannedAt: Date): Date =>
  first !== null && first < scannedAt ? first : scannedAt;

const later = (first: Date | null, scannedAt: Date): Date => (first !== null && first > scannedAt ? first : scannedAt);
