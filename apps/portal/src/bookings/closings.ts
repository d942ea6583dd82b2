import type { Closing, Failure, Holiday } from '@instore/api';
import { ref } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import type { Context } from './bookingsContext.ts';
import type { AffectedBooking, ClosingChoice, ClosingDraft } from './bookingsState.ts';
import { refresh } from './bookingReads.ts';

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

/** Reads the bookings that the closing affects, with the proposed times. The person's own choices stay if possible. */
async function readAffected(context: Context): Promise<void> {
  const { state, deps } = context;
  const { closing, location } = state;
  if (!closing || !location) return;
  const { day, from, to } = closing;
  closing.isLoading = true;
  const answer = await deps.api.storefront.getClosing({ locationId: location.id, day, from, to });
  if (state.closing !== closing || closing.from !== from || closing.to !== to) return;
  closing.isLoading = false;
  if (!answer.ok) {
    closing.errors = errorsOf(answer);
    return;
  }
  const { bookings, proposals, slots } = answer.data;
  const before = new Map(closing.affected.map((each) => [each.booking.slotId, each]));
  closing.slots = slots.map((slot) => ref(slot));
  closing.affected = bookings.map((booking, at) => {
    // An associate sees the bookings, but cannot move them together.
    const proposal = deps.mayClose() ? toChoice(proposals[at]) : ({ kind: 'leave' } as const);
    const { choice, isOwn } = nextChoice(before.get(booking.slotId), proposal, slots);
    return { booking: ref(booking), choice: ref(choice), isOwn };
  });
  if (!closing.affected.some(({ booking }) => booking.slotId === closing.openId)) {
    closing.openId = closing.affected[0]?.booking.slotId;
  }
}

/** Shows a closing with its bookings; without one, a draft for the whole day [B-04]. */
export function openClosing(context: Context, day: string, holiday?: Holiday): Promise<void> {
  context.state.closing = {
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
    isPending: false,
    errors: {},
  };
  return readAffected(context);
}

/** Changes name or times of the draft. */
export async function changeDraft(
  context: Context,
  change: Partial<Pick<ClosingDraft, 'name' | 'from' | 'to'>>,
): Promise<void> {
  const { closing } = context.state;
  if (!closing) return;
  Object.assign(closing, change, { errors: {} });
  if (change.from === undefined && change.to === undefined) return;
  await readAffected(context);
}

/** Opens the choice of a booking's time. */
export function openAffected({ state }: Context, slotId: string): void {
  if (state.closing) Object.assign(state.closing, { openId: slotId, isChoosing: true });
}

/** Leaves the choice of times; the closed time is still shown. */
export function stopChoosing({ state }: Context): void {
  if (state.closing) state.closing.isChoosing = false;
}

/** Chooses what happens to a booking. */
export function choose({ state }: Context, slotId: string, choice: ClosingChoice): void {
  const { closing } = state;
  const chosen = closing?.affected.find(({ booking }) => booking.slotId === slotId);
  if (!closing || !chosen) return;
  Object.assign(chosen, { choice: ref(choice), isOwn: true });
  delete chosen.error;
  closing.errors = {};
}

/** Chooses to cancel all affected bookings. */
export function cancelAll({ state }: Context): void {
  const { closing } = state;
  if (!closing) return;
  for (const each of closing.affected) {
    Object.assign(each, { choice: ref({ kind: 'cancel' }), isOwn: true });
    delete each.error;
  }
  closing.errors = {};
}

/** Proposes the nearest free times again, also instead of the person's own choices. */
export async function proposeAgain(context: Context): Promise<void> {
  for (const each of context.state.closing?.affected ?? []) each.isOwn = false;
  await readAffected(context);
}

const errorsOf = ({ problem, message = SOMETHING_WRONG }: Failure): Record<string, string> => {
  const errors = problem?.errors ?? [];
  if (errors.length === 0) return { '': message };
  // The detail is a field's message, too: the failure has it in the language of the page.
  const said = (english: string) => (english === problem?.detail ? message : english);
  return Object.fromEntries(errors.map((error) => [error.field, said(error.message)]));
};

/**
 * Stores each error of a refused closing: an error of a booking at that booking, any other error at its field. Opens the
 * first booking that has an error.
 */
function showErrors(
  closing: ClosingDraft,
  errors: Record<string, string>,
  { moves, cancel }: { moves: readonly { slotId: string }[]; cancel: readonly string[] },
): void {
  closing.errors = {};
  let openId: string | undefined;
  for (const [field, message] of Object.entries(errors)) {
    const [, list, at] = /^\/(moves|cancel)\/(\d+)/.exec(field) ?? [];
    const slotId = list === 'moves' ? moves[Number(at)]?.slotId : cancel[Number(at)];
    const wrong = list && closing.affected.find(({ booking }) => booking.slotId === slotId);
    if (wrong) {
      wrong.error = message;
      openId ??= wrong.booking.slotId;
    } else closing.errors[field] = message;
  }
  closing.openId = openId ?? closing.openId;
}

/** Closes the time, and moves and cancels its bookings at once. False if it was refused: then nothing is changed. */
export async function close(context: Context): Promise<boolean> {
  const { state, deps, writes } = context;
  const { closing, location } = state;
  if (!closing || !location) return false;
  const { day, from, to, affected } = closing;
  const name = closing.name.trim();
  if (name === '') {
    closing.errors = { '/name': deps.say('Give the closing a name.') };
    return false;
  }
  const moves = affected.flatMap(({ booking: { slotId }, choice }) =>
    choice.kind === 'move' ? [{ slotId, startsAt: choice.slot.startsAt }] : [],
  );
  const cancel = affected.flatMap(({ booking: { slotId }, choice }) => (choice.kind === 'cancel' ? [slotId] : []));
  const body = { locationId: location.id, day, name, from, to, moves, cancel };
  const answer = await writes.sendPending(closing, `close ${JSON.stringify(body)}`, (key) =>
    deps.api.storefront.closeDay(body, { key }),
  );
  if (!answer) return false;
  if (answer.ok) state.closing = undefined;
  else {
    // Times that were taken meanwhile are no longer proposed.
    await readAffected(context);
    showErrors(closing, errorsOf(answer), { moves, cancel });
  }
  await refresh(context);
  return answer.ok;
}

/** Opens a closed time again. Its bookings keep their times. */
export async function reopen(context: Context): Promise<void> {
  const { state, deps, writes } = context;
  const { closing, location } = state;
  if (!closing || !location) return;
  const { day, from } = closing;
  const answer = await writes.send(`reopen ${location.id} ${day} ${from}`, (key) =>
    deps.api.storefront.reopenDay({ locationId: location.id, day, from }, { key }),
  );
  if (!answer) return;
  if (answer.ok) state.closing = undefined;
  else showFailure(deps.toasts, answer.message);
  await refresh(context);
}

/** Leaves the closing as it is. */
export function dropClosing({ state }: Context): void {
  state.closing = undefined;
}
