import type { Api } from '@instore/api';
import { CANAL } from '../../support/goods.ts';
import { ok } from '../../support/shop.ts';
import { action } from '../action.ts';
import { ASSOCIATES, STORE_ADMIN, type World } from '../world.ts';

const STATUSES = ['booked', 'ongoing', 'visited', 'not visited', 'completed', 'cancelled'] as const;

/** The steps with bookings are not predicted: their rules depend on the hour. The invariants check what they leave. */
export const changeBooking = action({
  choose: (_stock, chance, { bookings }) => ({
    who: chance.of(ASSOCIATES),
    slotId: chance.of(bookings),
    status: chance.of(STATUSES),
  }),
  plan: ({ who, slotId, status }) => ({
    who,
    send: (api, options) => api.storefront.updateSlotStatus({ locationId: CANAL, slotId, status }, options),
  }),
});

export const moveBooking = action({
  choose: (_stock, chance, { bookings }) => ({
    who: chance.of([...ASSOCIATES, STORE_ADMIN]),
    slotId: chance.of(bookings),
    nth: chance.of([0, 1, 2, 17, 18]),
    reason: chance.onceIn(4) ? 'The customer cannot come at another time' : undefined,
  }),
  plan: ({ who, slotId, nth, ...more }, _stock, { days }) => {
    // A repetition sends the same body.
    let times: Promise<{ from: string; startsAt: string }> | undefined;
    return {
      who,
      send: async (api, options) => {
        times ??= readTimes(api, days, { slotId, nth });
        return api.storefront.moveBooking({ locationId: CANAL, slotId, ...(await times), ...more }, options);
      },
    };
  },
});

/** The time of a booking, and the one to which it is moved: the nth slot. */
async function readTimes(api: Api, days: World['days'], { slotId, nth }: { slotId: string; nth: number }) {
  const slots = ok(await api.storefront.getBookingSlots({ locationId: CANAL, ...days }));
  const { bookings } = ok(await api.storefront.getBookings({ locationId: CANAL, ...days }));
  const booking = bookings.find((each) => each.slotId === slotId);
  const startsAt = slots[nth]?.startsAt ?? new Date().toISOString();
  return { from: booking?.startsAt ?? startsAt, startsAt };
}

export const closeDay = action({
  choose: (_stock, chance, { days }) => ({ day: chance.of([days.from, days.to]), from: chance.of(['00:00', '15:00']) }),
  plan: ({ day, from }) => ({
    who: STORE_ADMIN,
    send: (api, options) =>
      api.storefront.closeDay({ locationId: CANAL, day, from, name: 'Stock count', moves: [], cancel: [] }, options),
  }),
});

export const reopenDay = action({
  choose: (_stock, chance, { days }) => ({ day: chance.of([days.from, days.to]), from: chance.of(['00:00', '15:00']) }),
  plan: ({ day, from }) => ({
    who: STORE_ADMIN,
    send: (api, options) => api.storefront.reopenDay({ locationId: CANAL, day, from }, options),
  }),
});
