import type { Api } from '@instore/api';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import type { Writes } from '../shared/writes/writes.ts';
import type { AffectedBooking, Bookings } from './bookingsState.ts';
import { errorsOf, showErrors } from './closingErrors.ts';

/** What happens to the bookings, as the contract names it. */
function chosenFor(affected: readonly AffectedBooking[]) {
  const moves = affected.flatMap(({ booking: { slotId }, choice }) =>
    choice.kind === 'move' ? [{ slotId, startsAt: choice.slot.startsAt }] : [],
  );
  const cancel = affected.flatMap(({ booking: { slotId }, choice }) => (choice.kind === 'cancel' ? [slotId] : []));
  return { moves, cancel };
}

/** Closes a time, and opens it again [B-04]. */
export function createClosingWrites({
  state,
  writes,
  api: { storefront },
  toasts,
  say,
  readAffected,
  refresh,
}: {
  state: Bookings;
  writes: Writes;
  api: Pick<Api, 'storefront'>;
  toasts: Toasts;
  say: SayText;
  readAffected: () => Promise<void>;
  refresh: () => Promise<void>;
}) {
  /** Closes the time, and moves and cancels its bookings at once. False if it was refused: then nothing is changed. */
  async function close(): Promise<boolean> {
    const { closing, location } = state;
    if (!closing || !location) return false;
    const { day, from, to } = closing;
    const name = closing.name.trim();
    if (name === '') {
      closing.errors = { '/name': say('Give the closing a name.') };
      return false;
    }
    const chosen = chosenFor(closing.affected);
    const body = { locationId: location.id, day, name, from, to, ...chosen };
    const answer = await writes.sendPending(closing, `close ${JSON.stringify(body)}`, (key) =>
      storefront.closeDay(body, { key }),
    );
    if (!answer) return false;
    if (answer.ok) state.closing = undefined;
    else {
      // Times that were taken meanwhile are no longer proposed.
      await readAffected();
      showErrors(closing, errorsOf(answer), chosen);
    }
    await refresh();
    return answer.ok;
  }

  /** Opens a closed time again. Its bookings keep their times. */
  async function reopen(): Promise<void> {
    const { closing, location } = state;
    if (!closing || !location) return;
    const { day, from } = closing;
    const answer = await writes.send(`reopen ${location.id} ${day} ${from}`, (key) =>
      storefront.reopenDay({ locationId: location.id, day, from }, { key }),
    );
    if (!answer) return;
    if (answer.ok) state.closing = undefined;
    else showFailure(toasts, answer.message);
    await refresh();
  }

  return { close, reopen };
}
