import { inArray } from 'drizzle-orm';
import type { BookingLocation } from '@instore/api';
import { bookings, holidays } from '../../../db/schema/bookings.ts';
import { fieldProblem } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { findBooking, readBookingLocation, readBookings } from '../queries/readBookings.ts';
import { applyMove } from '../queries/applyMove.ts';
import { type ClosingTimes, closingTimes, readAffected } from '../queries/readAffected.ts';
import { localDay } from '../../../base/localTime.ts';
import { lockSlots } from '../queries/readSlots.ts';
import { readHolidays } from '../queries/readHolidays.ts';
import { checkMovable } from '../rules/checkMovable.ts';
import type { Operation, OperationInput } from '../../operation.ts';

type Input = OperationInput<'closeDay'>;

/** Closes a day or a part of it, and moves or cancels its bookings in the same transaction [B-04]. */
export const closeDay: Operation<'closeDay'> = (input) =>
  once('closeDay', input, async (tx) => {
    const { body, caller, store } = input;
    const now = store.now();
    const times = closingTimes(body, '/');
    const location = await readBookingLocation(tx, body.locationId);
    if (body.day < localDay(now, location)) throw fieldProblem(422, 'Not valid', '/day', 'This day is over.');
    await lockSlots(tx, location);
    const changes = await findChanges(tx, location, times, input, now);
    const closing = { name: body.name, to: times.to, closedBy: caller.userId };
    await tx
      .insert(holidays)
      .values({ locationId: location.id, day: times.day, from: times.from, ...closing })
      .onConflictDoUpdate({ target: [holidays.locationId, holidays.day, holidays.from], set: closing });
    for (const { id, ...wanted } of changes.moves) await applyMove(tx, location, id, wanted, { caller, now });
    if (changes.cancelled.length > 0) {
      await tx
        .update(bookings)
        .set({ status: 'cancelled', changedBy: caller.userId, changedAt: now })
        .where(inArray(bookings.id, changes.cancelled));
    }
    const changed = [...changes.moves.map(({ id }) => id), ...changes.cancelled];
    const closings = await readHolidays(tx, location, { from: times.day, to: times.day }, now);
    const holiday = closings.find(({ from }) => from === times.from);
    if (holiday === undefined) throw new Error('The closing disappeared within its transaction.');
    return {
      data: { holiday, bookings: await readBookings(tx, location, inArray(bookings.id, changed), now) },
    };
  });

/**
 * The bookings to be moved and cancelled, locked.
 * @throws ProblemError 422 for one that the closing does not affect, 409 for one whose status changed
 */
async function findChanges(tx: Tx, location: BookingLocation, times: ClosingTimes, { body }: Input, now: Date) {
  const named = [
    ...(body.moves ?? []).map(({ slotId }, at) => ({ slotId, field: `/moves/${at}/slotId` })),
    ...(body.cancel ?? []).map((slotId, at) => ({ slotId, field: `/cancel/${at}` })),
  ];
  const seen = new Set<string>();
  for (const { slotId, field } of named) {
    if (seen.has(slotId)) throw fieldProblem(422, 'Not valid', field, 'This booking is named twice.');
    seen.add(slotId);
    checkMovable(await findBooking(tx, location, slotId, field), now, field);
  }
  const affected = new Set((await readAffected(tx, location, times, now)).map(({ slotId }) => slotId));
  for (const { slotId, field } of named) {
    if (affected.has(slotId)) continue;
    throw fieldProblem(422, 'Not valid', field, 'This booking does not lie in the closed time.');
  }
  return {
    moves: (body.moves ?? []).map(({ slotId, startsAt, reason }, at) => ({
      id: Number(slotId),
      startsAt,
      reason,
      field: `/moves/${at}/startsAt`,
    })),
    cancelled: (body.cancel ?? []).map(Number),
  };
}
