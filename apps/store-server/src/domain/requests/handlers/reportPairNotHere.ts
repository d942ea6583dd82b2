import { eq } from 'drizzle-orm';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import { refuseUnlessThere, refuseUnlessWaiting } from '../rules/lineStatus.ts';
import { once } from '../../../db/idempotency.ts';
import { lockLines } from '../queries/lockLines.ts';
import { readLine } from '../queries/readLines.ts';
import { notify } from '../../notifications/index.ts';
import type { Operation } from '../../operation.ts';
import { canonicalBarcode } from '../../../base/barcode.ts';
import { lockUnits, takeFreeUnits, type LockedUnit, type TakenUnit } from '../../stock/index.ts';

/**
 * Sets a promised pair aside as missing and promises another one, if there is one. The line moves to Pending either
 * way, with a note that says what to do, and the associate hears of it.
 */
export const reportPairNotHere: Operation<'reportPairNotHere'> = (input) =>
  once('reportPairNotHere', input, async (tx) => {
    const { body, caller, store } = input;
    const [line] = await lockLines(tx, body.locationId, [Number(body.lineId)]);
    refuseUnlessThere(line);
    refuseUnlessWaiting(line);
    const [gone] = line.unitId === null ? [] : await lockUnits(tx, [line.unitId]);
    // A second tap, or a colleague's: the pair that was meant is set aside already.
    const isSettled = body.barcode !== undefined && gone?.barcode !== canonicalBarcode(body.barcode);
    if (isSettled) return { status: true, data: await readLine(tx, line.id) };

    if (gone !== undefined) {
      await tx
        .update(units)
        .set({
          state: 'Checked In',
          missing: true,
          setAsideNote: null,
          setAsideBy: caller.userId,
          setAsideAt: store.now(),
        })
        .where(eq(units.id, gone.id));
    }
    const [other] = await takeFreeUnits(tx, body.locationId, [{ variantId: line.variantId, count: 1 }]);
    await tx
      .update(requestLines)
      .set({ status: 'pending', unitId: other?.id ?? null, note: noteOf(gone, other) })
      .where(eq(requestLines.id, line.id));
    if (gone !== undefined) {
      await notify(tx, store, [line.ownerId], {
        type: 'pair-missing',
        title: other
          ? 'Pair is not in its bin, another one is promised to you'
          : 'Pair is not in its bin, pick a replacement',
        objectId: gone.barcode ?? '',
        redirectUrl: '/shoesize',
      });
    }
    return { status: true, data: await readLine(tx, line.id) };
  });

function noteOf(gone: LockedUnit | undefined, other: TakenUnit | undefined): string {
  const was = gone === undefined ? '' : `Pair ${gone.barcode} was not in ${gone.bin ?? 'its bin'}. `;
  const instead = other && `Take ${other.barcode} from ${other.bin ?? 'the stockroom'}.`;
  return was + (instead ?? 'No other pair is left.');
}
