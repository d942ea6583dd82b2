import type { Input } from '@instore/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANAL } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

const tags = ['P-02'];
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const tomas = () => shop.as('tomas-reyes').store;
const read = async () => ok(await tomas().getOpeningHours({ locationId: CANAL }));
/** Changes a part of what is stored. */
async function set(part: Partial<Input<'setOpeningHours'>>, sub = 'tomas-reyes') {
  const { hours, slotMinutes, slotCapacity } = await read();
  const basedOn = { hours, slotMinutes, slotCapacity };
  return shop.as(sub).store.setOpeningHours({ locationId: CANAL, ...basedOn, basedOn, ...part });
}

test('An admin changes hours and slots, and the log says what', { tags: ['P-02', 'P-03'] }, async () => {
  const { hours } = await read();
  const changed = ok(await set({ hours: hours.with(5, { opens: '10:00', closes: '21:00' }), slotCapacity: 2 }));
  expect(changed.hours[5]).toEqual({ opens: '10:00', closes: '21:00' });
  expect(changed.slotCapacity).toBe(2);
  expect(await read()).toEqual(changed);
  const log = await shop.rows('select field, after from admin_changes order by id desc limit 2');
  expect(log).toContainEqual({ field: 'friday', after: '10:00-21:00' });
});

test('Slots follow the new hours', { tags: ['P-02', 'B-04'] }, async () => {
  const all = Array.from({ length: 7 }, () => ({ opens: '12:00', closes: '13:00' }));
  ok(await set({ hours: all, slotMinutes: 30 }));
  const day = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const slots = ok(await shop.as('tomas-reyes').storefront.getBookingSlots({ locationId: CANAL, from: day, to: day }));
  expect(slots).toHaveLength(2);
});

test('Of two admins who change the same hours one is told of the other', { tags }, async () => {
  const { hours, slotMinutes, slotCapacity } = await read();
  const basedOn = { hours, slotMinutes, slotCapacity };
  const body = { locationId: CANAL, ...basedOn, basedOn };
  const ruth = shop.as('ruth-feldman').store;
  const answers = await Promise.all([
    tomas().setOpeningHours({ ...body, slotCapacity: 7 }),
    ruth.setOpeningHours({ ...body, slotCapacity: 8 }),
  ]);
  const refused = answers.find((answer) => !answer.ok);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(refused && refusal(refused)).toMatchObject({
    status: 409,
    message: 'Another admin has changed the opening hours. Look at them again before you save.',
  });
});

test.each([
  [{ opens: '19:00', closes: '10:00' }, 'This day closes before it opens.'],
  [{ opens: '10:00', closes: '10:20' }, 'This day is shorter than a slot.'],
])('A day with %j is refused by its place', { tags }, async (day, message) => {
  const { hours } = await read();
  expect(refusal(await set({ hours: hours.with(3, day) }))).toEqual({ status: 422, message, field: '/hours/3' });
});

test('An associate does not change them', { tags }, async () => {
  expect(refusal(await set({ slotCapacity: 3 }, 'maren-okafor')).status).toBe(403);
});

test('Coming bookings outside of the hours are counted, and stay', { tags }, async () => {
  const before = await shop.rows('select id, starts_at, status from bookings order by id');
  const closed = ok(await set({ hours: Array.from({ length: 7 }, () => null) }));
  const [{ coming } = { coming: 0 }] = await shop.rows<{ coming: number }>(
    `select count(*)::int as coming from bookings
     where location_id = $1 and status <> 'cancelled' and starts_at > now()`,
    CANAL,
  );
  expect(coming).toBeGreaterThan(0);
  expect(closed.bookingsOutside).toBe(coming);
  expect(await shop.rows('select id, starts_at, status from bookings order by id')).toEqual(before);
});
