import { eq } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings.ts';
import { findBooking, readBookingLocation, readOne } from '../queries/readBookings.ts';
import { checkRestored } from '../queries/checkRestored.ts';
import { checkBasis, checkChange } from '../rules/bookingStatus.ts';
import { lockSlots } from '../queries/readSlots.ts';
import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';

/** Changes the status of a booking [B-01, B-03]. Of two changes at once the second is checked against the first. */
export const updateSlotStatus: Operation<'updateSlotStatus'> = (input) =>
  once('updateSlotStatus', input, async (tx) => {
    const { body, caller, store } = input;
    const now = store.now();
    const location = await readBookingLocation(tx, body.locationId);
    // A booking that is restored takes its slot again.
    if (body.status === 'booked') await lockSlots(tx, location);
    const slot = await findBooking(tx, location, body.slotId, '/slotId');
    if (slot.status !== body.status || slot.changedById !== caller.userId) {
      checkBasis(slot.status, body.basedOn, slot.changedBy);
    }
    if (slot.status !== body.status) {
      checkChange(slot, body.status, now);
      if (slot.status === 'cancelled') await checkRestored(tx, location, slot, now);
      await tx
        .update(bookings)
        .set({ status: body.status, changedBy: caller.userId, changedAt: now })
        .where(eq(bookings.id, slot.id));
    }
    return { status: true, data: await readOne(tx, location, slot.id, now) };
  });
