import { worksIn } from '@instore/api';
import { refuseUnlessOpen } from '../rules/lineStatus.ts';
import { refuseUnlessManaged } from '../rules/rights.ts';
import { once } from '../../../db/idempotency.ts';
import { answerNotAvailable } from '../queries/answerNotAvailable.ts';
import { lockLine } from '../queries/lockLines.ts';
import { readLine } from '../queries/readLines.ts';
import type { Operation } from '../../operation.ts';
import { canonicalBarcode } from '../../../base/barcode.ts';
import { lockUnits, refuseIfChanged } from '../../stock/index.ts';

/**
 * Answers 'Not available' for a line [K-12]. The reason says what happens to its unit. If another free unit can be
 * reserved, the line moves to Pending, otherwise it becomes unavailable. The owner is notified of an answer by others.
 */
export const reportPairNotHere: Operation<'reportPairNotHere'> = (input) =>
  once('reportPairNotHere', input, async (tx, scannedAt) => {
    const { body, caller, store } = input;
    const line = await lockLine(tx, body);
    if (!worksIn(caller.role, 'warehouse')) refuseUnlessManaged(caller, line);
    // The warehouse does not know lines that are not placed yet.
    const isAccepted = line.status === 'accepted' && worksIn(caller.role, 'shoesize');
    if (!isAccepted) refuseUnlessOpen(line);
    const [gone] = line.unitId === null ? [] : await lockUnits(tx, [line.unitId]);
    // The unit was already reported, by a second tap or by a colleague.
    const isReported =
      (body.barcode !== undefined && gone?.barcode !== canonicalBarcode(body.barcode)) || line.status === 'unavailable';
    if (isReported) return { status: true, data: await readLine(tx, line.id) };

    await refuseIfChanged(tx, input, scannedAt, [line, ...(gone ? [gone] : [])]);
    const { reason = 'not found' } = body;
    await answerNotAvailable(tx, { caller, store, locationId: body.locationId }, line, { gone, reason });
    return { status: true, data: await readLine(tx, line.id) };
  });
