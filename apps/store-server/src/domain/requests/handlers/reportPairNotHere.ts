import { mayEnter, type UnavailableReason } from '@instore/api';
import { eq } from 'drizzle-orm';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import { isOpen, refuseUnlessOpen } from '../rules/lineStatus.ts';
import { refuseUnlessManaged } from '../rules/rights.ts';
import { once } from '../../../db/idempotency.ts';
import { lockLine, type LockedLine } from '../queries/lockLines.ts';
import { readLine } from '../queries/readLines.ts';
import { notify } from '../../notifications/index.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import type { Tx } from '../../../db/database.ts';
import { canonicalBarcode } from '../../../base/barcode.ts';
import { lockUnits, takeFreeUnits, type LockedUnit, type TakenUnit } from '../../stock/index.ts';

type Input = OperationInput<'reportPairNotHere'>;

/**
 * Answers 'Not available' for a line [K-12]. The reason says what happens to its unit. If another free unit can be
 * reserved, the line moves to Pending, otherwise it becomes unavailable. The owner is notified of an answer by others.
 */
export const reportPairNotHere: Operation<'reportPairNotHere'> = (input) =>
  once('reportPairNotHere', input, async (tx) => {
    const { body, caller } = input;
    const line = await lockLine(tx, body);
    if (!mayEnter(caller.role, 'warehouse')) refuseUnlessManaged(caller, line);
    // The warehouse does not know lines that are not placed yet.
    const isAccepted = line.status === 'accepted' && mayEnter(caller.role, 'shoesize');
    if (!isAccepted) refuseUnlessOpen(line);
    const [gone] = line.unitId === null ? [] : await lockUnits(tx, [line.unitId]);
    // The unit was already reported, by a second tap or by a colleague.
    const isReported =
      (body.barcode !== undefined && gone?.barcode !== canonicalBarcode(body.barcode)) || line.status === 'unavailable';
    if (isReported) return { status: true, data: await readLine(tx, line.id) };

    const { reason = 'not found' } = body;
    if (gone !== undefined) await setAside(tx, input, gone.id, reason);
    const [other] = isOpen(line)
      ? await takeFreeUnits(tx, body.locationId, [{ variantId: line.variantId, count: 1 }])
      : [];
    await answer(tx, input, line, { gone, other, reason });
    await notifyOwner(tx, input, line, { gone, other });
    return { status: true, data: await readLine(tx, line.id) };
  });

/** What each reason does to the unit; a unit is never sold here [K-12]. */
const EFFECTS: Record<UnavailableReason, { missing?: boolean; onHold?: boolean; setAsideNote: string | null }> = {
  'not found': { missing: true, setAsideNote: null },
  damaged: { onHold: true, setAsideNote: 'damaged' },
  'on hold': { onHold: true, setAsideNote: null },
  sold: { missing: true, setAsideNote: 'reported sold' },
};

async function setAside(tx: Tx, { caller, store }: Input, unitId: number, reason: UnavailableReason): Promise<void> {
  await tx
    .update(units)
    .set({ state: 'Checked In', ...EFFECTS[reason], setAsideBy: caller.userId, setAsideAt: store.now() })
    .where(eq(units.id, unitId));
}

interface Change {
  gone: LockedUnit | undefined;
  other: TakenUnit | undefined;
}

async function answer(
  tx: Tx,
  { caller, store }: Input,
  line: LockedLine,
  { gone, other, reason }: Change & { reason: UnavailableReason },
): Promise<void> {
  await tx
    .update(requestLines)
    .set({
      status: other === undefined ? 'unavailable' : 'pending',
      unitId: other?.id ?? null,
      note: noteOf(reason, gone, other),
      unavailableReason: reason,
      answeredBy: caller.userId,
      answeredAt: store.now(),
      answeredBin: gone?.bin ?? null,
    })
    .where(eq(requestLines.id, line.id));
}

/** The note of the line, for the picker. */
function noteOf(reason: UnavailableReason, gone: LockedUnit | undefined, other: TakenUnit | undefined): string {
  const text = {
    'not found': `was not in ${gone?.bin ?? 'its bin'}`,
    damaged: 'is damaged',
    'on hold': 'is on hold',
    sold: 'was reported sold',
  }[reason];
  const was = gone === undefined ? '' : `Pair ${gone.barcode} ${text}. `;
  const instead = other && `Take ${other.barcode} from ${other.bin ?? 'the stockroom'}.`;
  return was + (instead ?? 'No other pair is left.');
}

async function notifyOwner(tx: Tx, { caller, store }: Input, line: LockedLine, { gone, other }: Change): Promise<void> {
  if (line.ownerId === caller.userId || gone === undefined) return;
  await notify(tx, store, [line.ownerId], {
    type: 'pair-missing',
    title: other ? 'Pair missing. Another one is reserved for you.' : 'Pair missing. No other pair in stock.',
    objectId: gone.barcode ?? '',
    redirectUrl: '/shoesize',
  });
}
