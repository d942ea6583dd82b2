import { and, eq } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings.ts';
import { fieldProblem } from '../../../base/problems.ts';
import { readBookingLocation, readBookings, selectSlots } from '../queries/readBookings.ts';
import { checkChange } from '../rules/bookingStatus.ts';
import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';

/** Changes the status of a booking [B-01]. Of two changes at once the second is checked against the first. */
export const changeBookingStatus: Operation<'updateSlotStatus'> = (input) =>
  once('updateSlotStatus', input, async (tx) => {
    const { body, caller, store } = input;
    const location = await readBookingLocation(tx, body.locationId);
    const wanted = eq(bookings.id, Number(body.slotId));
    const [slot] = await selectSlots(tx, location)
      .where(and(wanted, eq(bookings.locationId, location.id)))
      .for('update', { of: bookings });
    if (slot === undefined) {
      const message = `${location.name} has no booking ${body.slotId}.`;
      throw fieldProblem(404, 'Not found', '/slotId', message);
    }
    const now = store.now();
    if (slot.status !== body.status) {
      checkChange(slot, body.status, now);
      await tx.update(bookings).set({ status: body.status, changedBy: caller.userId, changedAt: now }).where(wanted);
    }
    const [data] = await readBookings(tx, location, wanted, now);
    if (data === undefined) throw new Error(`Booking ${body.slotId} disappeared within its transaction.`);
    return { status: true, data };
  });
