import type { BookingSlot, SlotStatus } from '@instore/api';
import { ref } from 'valtio';
import { addDays } from '../shared/format/days.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import type { Context } from './bookingsContext.ts';
import { refresh } from './bookingReads.ts';

/** Days after today, or after the booking, in which free times are offered. */
const DAYS_OFFERED = 14;

/** Changes the status of a booking; the change names the status on which it is based [B-03]. */
export async function changeStatus(context: Context, slotId: string, status: SlotStatus): Promise<void> {
  const { state, deps, writes } = context;
  const booking = state.bookings.find((each) => each.slotId === slotId);
  if (!booking) return;
  const { locationId, status: basedOn } = booking;
  state.pendingId = slotId;
  const answer = await writes.send(`status ${slotId} ${basedOn} ${status}`, (key) =>
    deps.api.storefront.updateSlotStatus({ locationId, slotId, status, basedOn }, { key }),
  );
  if (state.pendingId === slotId) state.pendingId = undefined;
  if (!answer) return;
  if (!answer.ok) showFailure(deps.toasts, answer.message);
  await refresh(context);
}

/** Starts to move a booking: reads the times to which it can go [B-04]. */
export async function startMove(context: Context, slotId: string): Promise<void> {
  const { state, deps } = context;
  const { location, today } = state;
  const booking = state.bookings.find((each) => each.slotId === slotId);
  if (!location || !booking) return;
  const { day } = booking;
  state.moving = {
    slotId,
    slots: [],
    chosen: undefined,
    reason: '',
    isLoading: true,
    isPending: false,
    error: undefined,
  };
  const around = addDays(day, -DAYS_OFFERED);
  const days = { from: around < today ? today : around, to: addDays(day, DAYS_OFFERED) };
  const answer = await deps.api.storefront.getBookingSlots({ locationId: location.id, ...days });
  const { moving } = state;
  if (moving?.slotId !== slotId) return;
  moving.isLoading = false;
  if (!answer.ok) moving.error = answer.message ?? SOMETHING_WRONG;
  // Only an admin may choose a full time.
  else
    moving.slots = answer.data
      .filter((slot) => deps.mayClose() || slot.booked < slot.capacity)
      .map((slot) => ref(slot));
}

/** Chooses the time to which the booking goes. */
export function chooseTime({ state }: Context, slot: BookingSlot): void {
  if (state.moving) state.moving.chosen = ref(slot);
}

/** Changes the reason for a full time. */
export function giveReason({ state }: Context, reason: string): void {
  if (state.moving) state.moving.reason = reason;
}

/** Moves the booking to the chosen time. Returns the day to which it went; undefined if it was refused. */
export async function move(context: Context): Promise<string | undefined> {
  const { state, deps, writes } = context;
  const { moving } = state;
  const booking = state.bookings.find(({ slotId }) => slotId === moving?.slotId);
  if (!moving?.chosen || !booking) return undefined;
  const { slotId, locationId, startsAt: from } = booking;
  const { day, startsAt } = moving.chosen;
  const reason = moving.reason.trim();
  const answer = await writes.sendPending(moving, `move ${slotId} ${from} ${startsAt} ${reason}`, (key) =>
    deps.api.storefront.moveBooking({ locationId, slotId, from, startsAt, reason: reason || undefined }, { key }),
  );
  if (!answer) return undefined;
  if (answer.ok) state.moving = undefined;
  else moving.error = answer.message ?? SOMETHING_WRONG;
  await refresh(context);
  return answer.ok ? day : undefined;
}

/** Leaves the booking at its time. */
export function stopMove({ state }: Context): void {
  state.moving = undefined;
}
