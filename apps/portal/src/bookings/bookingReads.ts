import type { Api, BookingLocation } from '@instore/api';
import { ref } from 'valtio';
import type { Clock } from '../session/clockAndLog.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { createTurns } from '../shared/reads/turns.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { addDays, dayIn, isDay } from '../shared/format/days.ts';
import type { Bookings } from './bookingsState.ts';

/** Days before and after the chosen one that are read: the week around it, with any first weekday. */
const REACH = 6;
/** How many closings after the shown days are listed. */
const NEXT_CLOSINGS = 3;

/** What the address names. */
export interface BookingsAddress {
  day: string | undefined;
  location: string | undefined;
}

/** Takes location and day from the address; what is not understood is named and replaced. */
function takeAddress(state: Bookings, { day, location }: BookingsAddress, now: number): BookingLocation | undefined {
  const found = state.locations.find(({ id }) => id === location);
  const chosen = found ?? state.locations[0];
  state.ignored = [
    ...(location !== undefined && !found ? [location] : []),
    ...(day !== undefined && !isDay(day) ? [day] : []),
  ];
  if (!chosen) return undefined;
  state.today = dayIn(chosen.timeZone, now);
  const nextDay = day !== undefined && isDay(day) ? day : state.today;
  if (state.location?.id !== chosen.id || state.day !== nextDay) {
    state.moving = undefined;
    state.closing = undefined;
  }
  if (state.location?.id !== chosen.id) {
    Object.assign(state, { bookings: [], holidays: [], isKnown: false, found: undefined });
  }
  state.location = chosen;
  state.day = nextDay;
  return chosen;
}

/** Reads the user's locations once, the one in use first. False if that failed. */
async function readLocations(state: Bookings, storefront: Api['storefront'], used: string): Promise<boolean> {
  if (state.locations.length > 0) return true;
  const answer = await storefront.getAllStoreLocation();
  if (!answer.ok) {
    state.error = answer.message ?? SOMETHING_WRONG;
    return false;
  }
  state.locations = answer.data
    .toSorted((a, b) => Number(b.id === used) - Number(a.id === used))
    .map((each) => ref(each));
  return true;
}

/** Creates the read of a booking that is not among those around the chosen day: a link may name any [B-03]. */
export function createFindBooking({
  state,
  api: { storefront },
  toasts,
}: {
  state: Bookings;
  api: Pick<Api, 'storefront'>;
  toasts: Toasts;
}) {
  return async (slotId: string): Promise<void> => {
    const { location } = state;
    if (!location) return;
    const answer = await storefront.getBooking({ locationId: location.id, slotId });
    if (state.location?.id !== location.id) return;
    const isUnknown = !answer.ok && ['not-found', 'invalid'].includes(answer.kind);
    if (answer.ok || isUnknown) state.found = { slotId, booking: answer.ok ? ref(answer.data) : null };
    else showFailure(toasts, answer.message);
  };
}

/** Reads the bookings of a location around a day. */
export function createBookingReads({
  state,
  api: { storefront },
  clock,
  locationId,
}: {
  state: Bookings;
  api: Pick<Api, 'storefront'>;
  clock: Pick<Clock, 'now'>;
  locationId: () => string;
}) {
  const { begin } = createTurns();

  /** Reads the days around the chosen one again. Of several reads the last one is shown. */
  async function refresh(): Promise<void> {
    const { location, day } = state;
    if (!location) return;
    const isLatest = begin();
    const [from, to] = [addDays(day, -REACH), addDays(day, REACH)];
    const [answer, closings] = await Promise.all([
      storefront.getBookings({ locationId: location.id, from, to }),
      storefront.getHolidays({ locationId: location.id, from: addDays(day, 1), to: addDays(day, 365) }),
    ]);
    if (!isLatest()) return;
    if (!answer.ok) {
      state.error = answer.message ?? SOMETHING_WRONG;
      return;
    }
    state.error = undefined;
    state.isKnown = true;
    state.today = dayIn(location.timeZone, clock.now());
    state.bookings = answer.data.bookings.map((booking) => ref(booking));
    state.holidays = answer.data.holidays.map((holiday) => ref(holiday));
    if (closings.ok) state.nextHolidays = closings.data.slice(0, NEXT_CLOSINGS).map((holiday) => ref(holiday));
  }

  /** Shows the bookings that the address names. */
  async function load(address: BookingsAddress): Promise<void> {
    if (!(await readLocations(state, storefront, locationId()))) return;
    if (takeAddress(state, address, clock.now())) await refresh();
    else state.isKnown = true;
  }

  /** The location in use changed: it is listed first. */
  function reset(): void {
    begin();
    Object.assign(state, { locations: [], location: undefined, isKnown: false, moving: undefined, closing: undefined });
  }

  return { load, refresh, reset };
}
