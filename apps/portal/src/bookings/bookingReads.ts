import type { BookingLocation } from '@instore/api';
import { ref } from 'valtio';
import { addDays, dayIn, isDay } from '../shared/format/days.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import type { Context } from './bookingsContext.ts';

/** Days before and after the chosen one that are read: the week around it, with any first weekday. */
const REACH = 6;
/** How many closings after the shown days are listed. */
const NEXT_CLOSINGS = 3;

/** What the address names. */
export interface BookingsAddress {
  day: string | undefined;
  location: string | undefined;
}

async function readLocations({ state, deps }: Context): Promise<boolean> {
  if (state.locations.length > 0) return true;
  const answer = await deps.api.storefront.getAllStoreLocation();
  if (!answer.ok) {
    state.error = answer.message ?? SOMETHING_WRONG;
    return false;
  }
  const used = deps.locationId();
  state.locations = answer.data
    .toSorted((a, b) => Number(b.id === used) - Number(a.id === used))
    .map((each) => ref(each));
  return true;
}

/** Takes location and day from the address; what is not understood is named and replaced. */
function takeAddress({ state, deps }: Context, { day, location }: BookingsAddress): BookingLocation | undefined {
  const found = state.locations.find(({ id }) => id === location);
  const chosen = found ?? state.locations[0];
  state.ignored = [
    ...(location !== undefined && !found ? [location] : []),
    ...(day !== undefined && !isDay(day) ? [day] : []),
  ];
  if (!chosen) return undefined;
  state.today = dayIn(chosen.timeZone, deps.clock.now());
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

/** Reads the days around the chosen one again. Of several reads the last one is shown. */
export async function refresh(context: Context): Promise<void> {
  const { state, deps } = context;
  const { location, day } = state;
  if (!location) return;
  const turn = ++context.turn;
  const [from, to] = [addDays(day, -REACH), addDays(day, REACH)];
  const [answer, closings] = await Promise.all([
    deps.api.storefront.getBookings({ locationId: location.id, from, to }),
    deps.api.storefront.getHolidays({ locationId: location.id, from: addDays(day, 1), to: addDays(day, 365) }),
  ]);
  if (turn !== context.turn) return;
  if (!answer.ok) {
    state.error = answer.message ?? SOMETHING_WRONG;
    return;
  }
  state.error = undefined;
  state.isKnown = true;
  state.today = dayIn(location.timeZone, deps.clock.now());
  state.bookings = answer.data.bookings.map((booking) => ref(booking));
  state.holidays = answer.data.holidays.map((holiday) => ref(holiday));
  if (closings.ok) state.nextHolidays = closings.data.slice(0, NEXT_CLOSINGS).map((holiday) => ref(holiday));
}

/** Reads a booking that is not among those around the chosen day: a link may name any [B-03]. */
export async function find({ state, deps }: Context, slotId: string): Promise<void> {
  const { location } = state;
  if (!location) return;
  const answer = await deps.api.storefront.getBooking({ locationId: location.id, slotId });
  if (state.location?.id !== location.id) return;
  const isUnknown = !answer.ok && ['not-found', 'invalid'].includes(answer.kind);
  if (answer.ok || isUnknown) state.found = { slotId, booking: answer.ok ? ref(answer.data) : null };
  else showFailure(deps.toasts, answer.message);
}

/** Shows the bookings that the address names. */
export async function load(context: Context, address: BookingsAddress): Promise<void> {
  if (!(await readLocations(context))) return;
  if (takeAddress(context, address)) await refresh(context);
  else context.state.isKnown = true;
}
