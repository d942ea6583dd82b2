import type { Api, BookingSlot, SlotStatus } from '@instore/api';
import { ref } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import type { Writes } from '../shared/writes/writes.ts';
import { addDays } from '../shared/format/days.ts';
import type { Bookings } from './bookingsState.ts';

/** Days after today, or after the booking, in which free times are offered. */
const DAYS_OFFERED = 14;

/** Creates the change of a booking's status; it names the status on which it is based [B-03]. */
export function createChangeStatus({
  state,
  writes,
  api: { storefront },
  toasts,
  refresh,
}: {
  state: Bookings;
  writes: Writes;
  api: Pick<Api, 'storefront'>;
  toasts: Toasts;
  refresh: () => Promise<void>;
}) {
  return async (slotId: string, status: SlotStatus): Promise<void> => {
    const booking = state.bookings.find((each) => each.slotId === slotId);
    if (!booking) return;
    const { locationId, status: basedOn } = booking;
    state.pendingId = slotId;
    const answer = await writes.send(`status ${slotId} ${basedOn} ${status}`, (key) =>
      storefront.updateSlotStatus({ locationId, slotId, status, basedOn }, { key }),
    );
    if (state.pendingId === slotId) state.pendingId = undefined;
    if (!answer) return;
    if (!answer.ok) showFailure(toasts, answer.message);
    await refresh();
  };
}

/** Moves a booking to another time [B-04]. */
export function createBookingMove({
  state,
  writes,
  api: { storefront },
  mayClose,
  refresh,
}: {
  state: Bookings;
  writes: Writes;
  api: Pick<Api, 'storefront'>;
  /** Whether the user may move bookings to full times. */
  mayClose: () => boolean;
  refresh: () => Promise<void>;
}) {
  /** Reads the times to which the booking can go; also again, after that has failed. */
  async function startMove(slotId: string): Promise<void> {
    const { location, today } = state;
    const booking = state.bookings.find((each) => each.slotId === slotId);
    if (!location || !booking) return;
    const { day } = booking;
    const empty = { slots: [], chosen: undefined, reason: '', isPending: false, error: undefined, isMissing: false };
    state.moving = { slotId, ...empty, isLoading: true };
    const around = addDays(day, -DAYS_OFFERED);
    const days = { from: around < today ? today : around, to: addDays(day, DAYS_OFFERED) };
    const answer = await storefront.getBookingSlots({ locationId: location.id, ...days });
    const { moving } = state;
    if (moving?.slotId !== slotId) return;
    moving.isLoading = false;
    if (!answer.ok) Object.assign(moving, { error: answer.message ?? SOMETHING_WRONG, isMissing: true });
    // Only an admin may choose a full time.
    else
      moving.slots = answer.data.filter((slot) => mayClose() || slot.booked < slot.capacity).map((slot) => ref(slot));
  }

  /** Moves the booking to the chosen time. Returns the day to which it went; undefined if it was refused. */
  async function move(): Promise<string | undefined> {
    const { moving } = state;
    const booking = state.bookings.find(({ slotId }) => slotId === moving?.slotId);
    if (!moving?.chosen || !booking) return undefined;
    const { slotId, locationId, startsAt: from } = booking;
    const { day, startsAt } = moving.chosen;
    const reason = moving.reason.trim();
    const answer = await writes.sendPending(moving, `move ${slotId} ${from} ${startsAt} ${reason}`, (key) =>
      storefront.moveBooking({ locationId, slotId, from, startsAt, reason: reason || undefined }, { key }),
    );
    if (!answer) return undefined;
    if (answer.ok) state.moving = undefined;
    else moving.error = answer.message ?? SOMETHING_WRONG;
    await refresh();
    return answer.ok ? day : undefined;
  }

  return { startMove, move };
}

/** What a person chooses for a booking that moves; nothing is sent. */
export function createMoveChoices(state: Bookings) {
  return {
    /** Chooses the time to which the booking goes. */
    chooseTime(slot: BookingSlot): void {
      if (state.moving) state.moving.chosen = ref(slot);
    },
    /** Changes the reason for a full time. */
    giveReason(reason: string): void {
      if (state.moving) state.moving.reason = reason;
    },
    /** Leaves the booking at its time. */
    stopMove: (): void => void (state.moving = undefined),
  };
}
