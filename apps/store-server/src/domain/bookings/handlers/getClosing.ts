import { readBookingLocation } from '../queries/readBookings.ts';
import { closingTimes, readAffected } from '../queries/readAffected.ts';
import { localDay, localTime } from '../../../base/localTime.ts';
import { readSlots } from '../queries/readSlots.ts';
import { proposeSlots } from '../rules/proposeSlots.ts';
import { addDays } from '../rules/days.ts';
import type { Operation } from '../../operation.ts';

/** Slots are proposed until so many days after the closed day. */
const DAYS_AHEAD = 21;
/** The most days before the closed day in which slots are proposed. */
const DAYS_BEFORE = 20;

/** Lists the bookings that a closing affects, with a free slot proposed for each [B-04]. */
export const getClosing: Operation<'getClosing'> = async ({ query, store }) => {
  const { db } = store;
  const now = store.now();
  const times = closingTimes(query);
  const location = await readBookingLocation(db, query.locationId);
  const today = localDay(now, location);
  const earliest = addDays(times.day, -DAYS_BEFORE);
  const days = { from: earliest < today ? today : earliest, to: addDays(times.day, DAYS_AHEAD) };
  const [bookings, open] = await Promise.all([
    readAffected(db, location, times, now),
    readSlots(db, location, days, now),
  ]);
  const isOutside = ({ day, startsAt, endsAt }: (typeof open)[number]) =>
    day !== times.day ||
    localTime(new Date(endsAt), location) <= times.from ||
    localTime(new Date(startsAt), location) >= times.to;
  const slots = open.filter((slot) => slot.booked < slot.capacity && isOutside(slot));
  return {
    data: {
      bookings,
      proposals: proposeSlots(
        bookings.map(({ startsAt }) => startsAt),
        slots,
      ),
      slots,
    },
  };
};
