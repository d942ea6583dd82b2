import { fieldProblem, said } from '../../../base/problems.ts';
import { findBooking, readBookingLocation, readOne } from '../queries/readBookings.ts';
import { applyMove } from '../queries/applyMove.ts';
import { checkMovable } from '../rules/checkMovable.ts';
import { lockSlots } from '../queries/readSlots.ts';
import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';

/** Moves a booking to another slot of its location [B-04]. */
export const moveBooking: Operation<'moveBooking'> = (input) =>
  once('moveBooking', input, async (tx) => {
    const { body, caller, store } = input;
    const now = store.now();
    const location = await readBookingLocation(tx, body.locationId);
    await lockSlots(tx, location);
    const booking = await findBooking(tx, location, body.slotId, '/slotId');
    if (booking.startsAt.getTime() !== Date.parse(body.from)) {
      const message = said('{person} has moved this booking.', { person: booking.changedBy ?? 'Another person' });
      throw fieldProblem(409, 'Changed meanwhile', '/from', message);
    }
    checkMovable(booking, now, '/slotId');
    const wanted = { startsAt: body.startsAt, reason: body.reason, field: '/startsAt' };
    await applyMove(tx, location, booking.id, wanted, { caller, now });
    return { data: await readOne(tx, location, booking.id, now) };
  });
