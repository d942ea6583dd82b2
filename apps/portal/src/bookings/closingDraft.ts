import type { Api, Closing, Holiday } from '@instore/api';
import { ref } from 'valtio';
import type { AffectedBooking, Bookings, ClosingChoice, ClosingDraft } from './bookingsState.ts';
import { errorsOf } from './closingErrors.ts';

const toChoice = (slot: Closing['proposals'][number] | undefined): ClosingChoice =>
  slot ? { kind: 'move', slot } : { kind: 'leave' };

/** The person's own choice if it is still possible, otherwise the proposal. */
function nextChoice(
  own: AffectedBooking | undefined,
  proposal: ClosingChoice,
  slots: Closing['slots'],
): Omit<AffectedBooking, 'booking'> {
  if (!own?.isOwn) return { choice: proposal, isOwn: false };
  const { choice } = own;
  const isPossible = choice.kind !== 'move' || slots.some(({ startsAt }) => startsAt === choice.slot.startsAt);
  return isPossible ? { choice, isOwn: true } : { choice: proposal, isOwn: false };
}

function showAffected(closing: ClosingDraft, { bookings, proposals, slots }: Closing, mayClose: boolean): void {
  const before = new Map(closing.affected.map((each) => [each.booking.slotId, each]));
  closing.slots = slots.map((slot) => ref(slot));
  closing.affected = bookings.map((booking, at) => {
    // An associate sees the bookings, but cannot move them together.
    const proposal = mayClose ? toChoice(proposals[at]) : ({ kind: 'leave' } as const);
    const { choice, isOwn } = nextChoice(before.get(booking.slotId), proposal, slots);
    return { booking: ref(booking), choice: ref(choice), isOwn };
  });
  if (!closing.affected.some(({ booking }) => booking.slotId === closing.openId)) {
    closing.openId = closing.affected[0]?.booking.slotId;
  }
}

/** Prepares a closing: name, times, and what happens to each booking [B-04]. */
export function createClosingDraft({
  state,
  api: { storefront },
  mayClose,
}: {
  state: Bookings;
  api: Pick<Api, 'storefront'>;
  /** Whether the user may move the bookings of a closing together. */
  mayClose: () => boolean;
}) {
  /** Reads the affected bookings, with the proposed times. The person's own choices stay if possible. */
  async function readAffected(): Promise<void> {
    const { closing, location } = state;
    if (!closing || !location) return;
    const { day, from, to } = closing;
    Object.assign(closing, { isLoading: true, isMissing: false });
    const answer = await storefront.getClosing({ locationId: location.id, day, from, to });
    if (state.closing !== closing || closing.from !== from || closing.to !== to) return;
    closing.isLoading = false;
    if (answer.ok) showAffected(closing, answer.data, mayClose());
    else Object.assign(closing, { errors: errorsOf(answer), isMissing: true });
  }

  /** Shows a closing with its bookings; without one, a draft for the whole day. */
  function openClosing(day: string, holiday?: Holiday): Promise<void> {
    state.closing = {
      day,
      from: holiday?.from ?? '00:00',
      to: holiday?.to ?? '24:00',
      name: holiday?.name ?? '',
      isDraft: holiday === undefined,
      affected: [],
      slots: [],
      openId: undefined,
      isChoosing: holiday === undefined,
      isLoading: true,
      isMissing: false,
      isPending: false,
      errors: {},
    };
    return readAffected();
  }

  /** Changes name or times of the draft. */
  async function changeDraft(change: Partial<Pick<ClosingDraft, 'name' | 'from' | 'to'>>): Promise<void> {
    const { closing } = state;
    if (!closing) return;
    Object.assign(closing, change, { errors: {} });
    if (change.from === undefined && change.to === undefined) return;
    await readAffected();
  }

  /** Proposes the nearest free times again, also instead of the person's own choices. */
  async function proposeAgain(): Promise<void> {
    for (const each of state.closing?.affected ?? []) each.isOwn = false;
    await readAffected();
  }

  return { readAffected, openClosing, changeDraft, proposeAgain };
}
