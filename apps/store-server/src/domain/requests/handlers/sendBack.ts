import { eq } from 'drizzle-orm';
import { said } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { notify, peopleAt } from '../../notifications/index.ts';
import { pairOf } from '../../stock/index.ts';
import type { Operation } from '../../operation.ts';
import { lockLine } from '../queries/lockLines.ts';
import { readLine } from '../queries/readLines.ts';
import { refuseUnlessCheckedOut } from '../rules/lineStatus.ts';
import { refuseUnlessManaged } from '../rules/rights.ts';

/** Announces that a checked-out unit comes back, to the warehouse of the location [Z-12]. Repeating it changes nothing. */
export const sendBack: Operation<'sendBack'> = (input) =>
  once('sendBack', input, async (tx) => {
    const { body, caller, store } = input;
    const line = await lockLine(tx, body);
    refuseUnlessManaged(caller, line);
    refuseUnlessCheckedOut(line);
    const before = await readLine(tx, line.id);
    if (before.sentBackAt === null) {
      await tx.update(requestLines).set({ sentBackAt: store.now() }).where(eq(requestLines.id, line.id));
      await notify(tx, store, await peopleAt(tx, body.locationId, 'stockroom'), {
        type: 'coming-back',
        title: said('{person} sends {name}, size {size} back', { ...pairOf(line), person: caller.name }),
        objectId: before.barcode ?? '',
        tryoutId: line.tryoutId,
        redirectUrl: '/warehouse/view-dispatch',
      });
    }
    return { status: true, data: await readLine(tx, line.id) };
  });
