import { ref } from 'valtio';
import type { Bookings, ClosingChoice } from './bookingsState.ts';

/** What a person chooses for the bookings of a closing; nothing is sent. */
export function createClosingChoices(state: Bookings) {
  /** Opens the choice of a booking's time. */
  function openAffected(slotId: string): void {
    if (state.closing) Object.assign(state.closing, { openId: slotId, isChoosing: true });
  }

  /** Leaves the choice of times; the closed time is still shown. */
  function stopChoosing(): void {
    if (state.closing) state.closing.isChoosing = false;
  }

  /** Chooses what happens to a booking. */
  function choose(slotId: string, choice: ClosingChoice): void {
    const { closing } = state;
    const chosen = closing?.affected.find(({ booking }) => booking.slotId === slotId);
    if (!closing || !chosen) return;
    Object.assign(chosen, { choice: ref(choice), isOwn: true });
    delete chosen.error;
    closing.errors = {};
  }

  /** Chooses to cancel all affected bookings. */
  function cancelAll(): void {
    for (const { booking } of state.closing?.affected ?? []) choose(booking.slotId, { kind: 'cancel' });
  }

  /** Leaves the closing as it is. */
  function dropClosing(): void {
    state.closing = undefined;
  }

  return { openAffected, stopChoosing, choose, cancelAll, dropClosing };
}
