import type { UnavailableReason } from '@instore/api';
import { eq } from 'drizzle-orm';
import { answerNote, noteColumns } from '../../../base/lineNotes.ts';
import { said } from '../../../base/problems.ts';
import { setAsideColumns } from '../../../base/setAsideNotes.ts';
import type { Tx } from '../../../db/database.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import type { Caller } from '../../../security/callers.ts';
import { notify } from '../../notifications/index.ts';
import type { StoreAccess } from '../../operation.ts';
import { takeFreeUnits, type LockedUnit, type TakenUnit } from '../../stock/index.ts';
import { isOpen } from '../rules/lineStatus.ts';
import type { LockedLine } from './lockLines.ts';

/** The person who answers, and the location of the line. */
export interface Answering {
  caller: Caller;
  store: StoreAccess;
  locationId: string;
}

/**
 * Answers for a locked line and its locked unit that the unit is not available [K-12]: sets the unit aside, reserves
 * another free one if the line is placed, and notifies the owner. Without another unit the line becomes unavailable.
 *
 * @param gone the unit of the line, if it has one
 */
export async function answerNotAvailable(
  tx: Tx,
  answering: Answering,
  line: LockedLine,
  { gone, reason }: { gone: LockedUnit | undefined; reason: UnavailableReason },
): Promise<void> {
  if (gone !== undefined) await setUnitAside(tx, answering, gone.id, reason);
  const [other] = isOpen(line)
    ? await takeFreeUnits(tx, answering.locationId, [{ variantId: line.variantId, count: 1 }])
    : [];
  await answer(tx, answering, line, { gone, other, reason });
  await notifyOwner(tx, answering, line, { gone, other });
}

/** What each reason does to the unit; a unit is never sold here [K-12]. */
const EFFECTS: Record<UnavailableReason, Partial<typeof units.$inferInsert>> = {
  'not found': { missing: true, setAsideNote: null },
  damaged: { onHold: true, ...setAsideColumns('damaged') },
  'on hold': { onHold: true, setAsideNote: null },
  sold: { missing: true, ...setAsideColumns('sold') },
};

/** Sets aside a locked unit that a person did not find, or cannot give away: nothing reserves it any more. */
export async function setUnitAside(
  tx: Tx,
  { caller, store }: Pick<Answering, 'caller' | 'store'>,
  unitId: number,
  reason: UnavailableReason,
): Promise<void> {
  await tx
    .update(units)
    .set({
      state: 'Checked In',
      transferId: null,
      ...EFFECTS[reason],
      setAsideBy: caller.userId,
      setAsideAt: store.now(),
    })
    .where(eq(units.id, unitId));
}

interface Change {
  gone: LockedUnit | undefined;
  other: TakenUnit | undefined;
}

async function answer(
  tx: Tx,
  { caller, store }: Answering,
  line: LockedLine,
  { gone, other, reason }: Change & { reason: UnavailableReason },
): Promise<void> {
  await tx
    .update(requestLines)
    .set({
      status: other === undefined ? 'unavailable' : 'pending',
      unitId: other?.id ?? null,
      ...noteColumns(answerNote(reason, gone, other)),
      unavailableReason: reason,
      answeredBy: caller.userId,
      answeredAt: store.now(),
      answeredBin: gone?.bin ?? null,
      missingBarcode: gone?.barcode,
    })
    .where(eq(requestLines.id, line.id));
}

async function notifyOwner(
  tx: Tx,
  { caller, store }: Answering,
  line: LockedLine,
  { gone, other }: Change,
): Promise<void> {
  if (line.ownerId === caller.userId || gone === undefined) return;
  await notify(tx, store, [line.ownerId], {
    type: 'pair-missing',
    title: other
      ? said('Pair missing. Another one is reserved for you.')
      : said('Pair missing. No other pair in stock.'),
    objectId: gone.barcode ?? '',
    tryoutId: line.tryoutId,
    redirectUrl: '/shoesize',
  });
}
