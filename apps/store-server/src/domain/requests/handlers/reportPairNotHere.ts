import { eq } from 'drizzle-orm';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import { refuseUnlessThere, refuseUnlessOpen } from '../rules/lineStatus.ts';
import { once } from '../../../db/idempotency.ts';
import { lockLines } from '../queries/lockLines.ts';
import { readLine } from '../queries/readLines.ts';
import { notify } from '../../notifications/index.ts';
import type { Operation } from '../../operation.ts';
import { canonicalBarcode } from '../../../base/barcode.ts';
import { lockUnits, takeFreeUnits, type LockedUnit, type TakenUnit } from '../../stock/index.ts';

/**
 * Marks a reserved unit as missing and reserves another free unit, if there is one. In both cases the line moves to
 * Pending with a note for the picker, and the associate is notified.
 */
export const reportPairNotHere: Operation<'reportPairNotHere'> = (input) =>
  once('reportPairNotHere', input, async (tx) => {
    const { body, caller, store } = input;
    const [line] = await lockLines(tx, body.locationId, [Number(body.lineId)]);
    refuseUnlessThere(line);
    refuseUnlessOpen(line);
    const [gone] = line.unitId === null ? [] : await lockUnits(tx, [line.unitId]);
    // The unit was already reported, by a second tap or by a colleague.
    const isReported = body.barcode !== undefined && gone?.barcode !== canonicalBarcode(body.barcode);
    if (isReported) return { status: true, data: await readLine(tx, line.id) };

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
        title: other ? 'Pair missing. Another one is reserved for you.' : 'Pair missing. No other pair in stock.',
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
