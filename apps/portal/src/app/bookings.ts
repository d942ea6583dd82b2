import { isLocationAdmin } from '../shared/rights/isLocationAdmin.ts';
import { createBookings } from '../bookings/bookings.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';

/** Creates the state of the bookings page; loaded with the page. */
export function createBookingsPart(
  { api, auth, environment, language, toasts }: AppBase,
  { stores, listen }: AreaCommon,
) {
  const bookings = createBookings({
    api,
    toasts,
    clock: environment.clock,
    say: language.say,
    locationId: stores.locationId,
    mayClose: () => isLocationAdmin(auth.role),
  });
  listen({ onLocation: bookings.reset });
  return bookings;
}
