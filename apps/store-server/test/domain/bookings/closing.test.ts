import type { SlotStatus } from '@instore/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proposeSlots } from '../../../src/domain/bookings/rules/proposeSlots.ts';
import { CANAL } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

/** The test gives the store a fixed time, so that the day does not change during the test. */
const now = new Date();
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ now: () => now });
});
afterAll(() => shop?.close());

const as = (sub: string) => shop.as(sub).storefront;
const admin = () => as('tomas-reyes');

/** The instant of a local time at Canal Street in winter: the clock in New York is 5 hours behind UTC. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00-05:00`).toISOString();

/** Inserts a booking of half an hour at Canal Street. */
async function book(day: string, time: string, status: SlotStatus = 'booked', locationId = CANAL): Promise<string> {
  const [row] = await shop.rows<{ id: string }>(
    `insert into bookings (location_id, starts_at, ends_at, customer, service, status)
     values ($1, $2::timestamptz, $2::timestamptz + interval '30 minutes', 'Ada Brenner', 'Fitting', $3) returning id`,
    locationId,
    at(day, time),
    status,
  );
  return row?.id ?? '';
}

const dayOf = async (day: string) =>
  ok(await as('maren-okafor').getBookings({ locationId: CANAL, from: day, to: day }));
const slotsOf = async (day: string) =>
  ok(await as('maren-okafor').getBookingSlots({ locationId: CANAL, from: day, to: day }));
const startsOf = async (day: string) =>
  Object.fromEntries((await dayOf(day)).bookings.map(({ slotId, startsAt }) => [slotId, startsAt]));

test('The slots of a day lie in its opening hours and have a length and a capacity', { tags: 'B-04' }, async () => {
  const slots = await slotsOf('2032-01-05');
  expect(slots).toHaveLength(18);
  expect(slots[0]).toEqual({
    day: '2032-01-05',
    startsAt: at('2032-01-05', '10:00'),
    endsAt: at('2032-01-05', '10:30'),
    booked: 0,
    capacity: 1,
  });
  await book('2032-01-05', '10:00');
  await book('2032-01-05', '11:00', 'cancelled');
  const booked = (await slotsOf('2032-01-05')).map((slot) => slot.booked);
  expect(booked.slice(0, 3)).toEqual([1, 0, 0]);
});

test('A time whose customer has come is taken: no other booking is moved to it', { tags: 'B-04' }, async () => {
  const day = '2032-01-07';
  await book(day, '10:00', 'ongoing');
  await book(day, '10:30', 'completed');
  const slotId = await book(day, '15:00');
  expect((await slotsOf(day)).slice(0, 3).map(({ booked }) => booked)).toEqual([1, 1, 0]);
  const moved = await as('maren-okafor').moveBooking({
    locationId: CANAL,
    slotId,
    from: at(day, '15:00'),
    startsAt: at(day, '10:00'),
  });
  expect(refusal(moved)).toMatchObject({ status: 409, message: 'This time has been taken.' });
});

test('A day without opening hours has no slots', { tags: 'B-04' }, async () => {
  await shop.rows(
    `update locations set opening_hours = jsonb_set(opening_hours, '{1}', 'null') where id = 'melrose-avenue'`,
  );
  const monday = { locationId: 'melrose-avenue', from: '2032-01-12', to: '2032-01-12' };
  expect(ok(await as('ruth-feldman').getBookingSlots(monday))).toEqual([]);
  expect(await slotsOf('2026-01-05')).toEqual([]);
  ok(await admin().closeDay({ locationId: CANAL, day: '2032-01-06', name: 'Stock count', from: '16:00' }));
  expect((await slotsOf('2032-01-06')).at(-1)?.endsAt).toBe(at('2032-01-06', '16:00'));
});

test('A closing proposes the nearest free slot for each booking, each slot only once', { tags: 'B-04' }, async () => {
  const first = await book('2032-02-10', '10:00');
  const second = await book('2032-02-10', '10:30');
  const third = await book('2032-02-10', '18:30');
  const closing = ok(await admin().getClosing({ locationId: CANAL, day: '2032-02-10' }));
  expect(closing.bookings.map(({ slotId }) => slotId)).toEqual([first, second, third]);
  expect(closing.proposals.map((slot) => slot?.startsAt)).toEqual([
    at('2032-02-09', '18:30'),
    at('2032-02-09', '18:00'),
    at('2032-02-11', '10:00'),
  ]);
  // A time that is taken is not offered either.
  await book('2032-02-09', '18:30');
  await book('2032-02-09', '18:00', 'booked', 'bedford-avenue');
  const { slots } = ok(await admin().getClosing({ locationId: CANAL, day: '2032-02-10' }));
  expect(slots.map(({ startsAt }) => startsAt)).not.toContain(at('2032-02-09', '18:30'));
  expect(slots.map(({ startsAt }) => startsAt)).toContain(at('2032-02-09', '18:00'));
  const part = ok(await admin().getClosing({ locationId: CANAL, day: '2032-02-10', from: '16:00' }));
  expect(part.bookings.map(({ slotId }) => slotId)).toEqual([third]);
  expect(part.proposals[0]?.startsAt).toBe(at('2032-02-10', '15:30'));
});

test('A closing of the present day affects a booking that has begun, until it ends', { tags: 'B-04' }, async () => {
  const [local] = await shop.rows<{ day: string }>(
    `select ($1::timestamptz at time zone 'America/New_York')::date::text as day`,
    now,
  );
  const lasting = async (from: number, to: number) => {
    const [row] = await shop.rows<{ id: string }>(
      `insert into bookings (location_id, starts_at, ends_at, customer, service)
       values ($1, $2, $3, 'Ada Brenner', 'Fitting') returning id`,
      CANAL,
      new Date(now.getTime() + from),
      new Date(now.getTime() + to),
    );
    return row?.id ?? '';
  };
  const [over, running] = [await lasting(-1_000, 0), await lasting(-1_000, 1)];
  const { bookings } = ok(await admin().getClosing({ locationId: CANAL, day: local?.day ?? '' }));
  const ids = bookings.map(({ slotId }) => slotId);
  expect([ids.includes(over), ids.includes(running)]).toEqual([false, true]);
  await shop.rows('delete from bookings where id in ($1, $2)', over, running);
});

test('Closing a day moves, cancels and leaves its bookings in one transaction', { tags: 'B-04' }, async () => {
  const day = '2032-03-02';
  const [moved, cancelled, left] = [await book(day, '10:00'), await book(day, '11:00'), await book(day, '12:00')];
  const served = await book(day, '13:00', 'completed');
  await book(day, '12:00', 'booked', 'bedford-avenue');
  const { holiday, bookings } = ok(
    await admin().closeDay({
      locationId: CANAL,
      day,
      name: 'Stocktaking',
      moves: [{ slotId: moved, startsAt: at('2032-03-03', '15:00') }],
      cancel: [cancelled],
    }),
  );
  expect(holiday).toEqual({ day, name: 'Stocktaking', from: '00:00', to: '24:00', toMove: 1 });
  expect(await shop.rows('select closed_by from holidays where day = $1', day)).toEqual([{ closed_by: '1005' }]);
  expect(bookings.map(({ slotId, status, changedBy }) => [slotId, status, changedBy])).toEqual([
    [cancelled, 'cancelled', 'Tomas Reyes'],
    [moved, 'booked', 'Tomas Reyes'],
  ]);
  expect((await dayOf(day)).bookings.map(({ slotId, status }) => [slotId, status])).toEqual([
    [cancelled, 'cancelled'],
    [left, 'holiday'],
    [served, 'completed'],
  ]);
  expect(await startsOf('2032-03-03')).toEqual({ [moved]: at('2032-03-03', '15:00') });
  ok(await admin().reopenDay({ locationId: CANAL, day, from: '00:00' }));
  expect((await dayOf(day)).bookings.find(({ slotId }) => slotId === left)?.status).toBe('booked');
});

test('A reopened part of a day leaves the other closed parts and locations closed', { tags: 'B-04' }, async () => {
  const day = '2032-03-16';
  const close = (part: { locationId?: string; day?: string; from: string; to?: string }) =>
    as('ruth-feldman').closeDay({ locationId: CANAL, day, name: 'Stock count', ...part });
  for (const part of [
    { from: '10:00', to: '12:00' },
    { from: '17:00' },
    { day: '2032-03-17', from: '10:00', to: '12:00' },
    { locationId: 'bedford-avenue', from: '10:00', to: '12:00' },
  ]) {
    ok(await close(part));
  }
  ok(await admin().reopenDay({ locationId: CANAL, day, from: '10:00' }));
  const left = await shop.rows(
    `select location_id, day::text, from_time::text as from from holidays
     where day between '2032-03-16' and '2032-03-17' order by 1, 2`,
  );
  expect(left).toEqual([
    { location_id: 'bedford-avenue', day, from: '10:00:00' },
    { location_id: CANAL, day, from: '17:00:00' },
    { location_id: CANAL, day: '2032-03-17', from: '10:00:00' },
  ]);
});

test('A closing is refused as a whole if a proposed slot is no longer free', { tags: 'B-04' }, async () => {
  const day = '2032-03-09';
  const [first, second] = [await book(day, '10:00'), await book(day, '11:00')];
  await book('2032-03-10', '12:00');
  const answer = await admin().closeDay({
    locationId: CANAL,
    day,
    name: 'Stocktaking',
    moves: [
      { slotId: first, startsAt: at('2032-03-10', '11:00') },
      { slotId: second, startsAt: at('2032-03-10', '12:00') },
    ],
  });
  expect(refusal(answer)).toEqual({ status: 409, message: 'This time has been taken.', field: '/moves/1/startsAt' });
  const { bookings, holidays } = await dayOf(day);
  expect(holidays).toEqual([]);
  expect(bookings.map(({ slotId, status }) => [slotId, status])).toEqual([
    [first, 'booked'],
    [second, 'booked'],
  ]);
});

test('Of two people who move bookings to the same slot at the same time, one gets it', { tags: 'B-04' }, async () => {
  for (let round = 0; round < 8; round += 1) {
    const day = `2032-04-${String(10 + round)}`;
    const [one, two] = [await book(day, '10:00'), await book(day, '11:00')];
    const target = new Date(`${day}T15:00:00-04:00`).toISOString();
    const [closing, move] = await Promise.all([
      admin().closeDay({
        locationId: CANAL,
        day,
        name: 'Stock count',
        from: '09:00',
        to: '12:00',
        moves: [{ slotId: one, startsAt: target }],
      }),
      as('maren-okafor').moveBooking({ locationId: CANAL, slotId: two, from: at(day, '11:00'), startsAt: target }),
    ]);
    expect([closing.ok, move.ok].filter(Boolean)).toHaveLength(1);
    const taken = (await slotsOf(day)).find(({ startsAt }) => startsAt === target);
    expect(taken?.booked).toBe(1);
    expect((await dayOf(day)).holidays).toHaveLength(closing.ok ? 1 : 0);
  }
});

test('A full slot is refused to an associate, and to an admin without a reason', { tags: 'B-04' }, async () => {
  const day = '2032-05-03';
  const local = (time: string) => new Date(`${day}T${time}:00-04:00`).toISOString();
  await shop.rows(
    `insert into bookings (location_id, starts_at, ends_at, customer, service)
     values ($1, $2::timestamptz, $2::timestamptz + interval '30 minutes', 'Mei Tanaka', 'Fitting')`,
    CANAL,
    local('12:00'),
  );
  const slotId = await book(day, '13:00');
  const move = { locationId: CANAL, slotId, from: at(day, '13:00'), startsAt: local('12:00') };
  const taken = { status: 409, message: 'This time has been taken.', field: '/startsAt' };
  expect(refusal(await as('maren-okafor').moveBooking({ ...move, reason: 'Two benches are free' }))).toEqual(taken);
  expect(refusal(await admin().moveBooking(move))).toEqual(taken);
  expect(refusal(await admin().moveBooking({ ...move, reason: '  ' }))).toMatchObject({
    status: 400,
    field: '/reason',
  });
  const moved = ok(await admin().moveBooking({ ...move, reason: 'Two benches are free' }));
  expect(moved).toMatchObject({ startsAt: local('12:00'), fullSlotReason: 'Two benches are free' });
  // A free slot needs no reason, so none is kept.
  const back = { ...move, from: local('12:00'), startsAt: local('15:00'), reason: 'Two benches are free' };
  expect(ok(await admin().moveBooking(back))).toMatchObject({ startsAt: local('15:00'), fullSlotReason: null });
});

test('A closing with a blank name is refused with the field, and nothing is closed', { tags: 'B-04' }, async () => {
  const day = '2032-06-07';
  const refused = refusal(await admin().closeDay({ locationId: CANAL, day, name: ' \u00a0 ', moves: [], cancel: [] }));
  expect(refused).toMatchObject({ status: 400, field: '/name' });
  expect(await slotsOf(day)).toHaveLength(18);
});

test('A time or booking that cannot be moved is refused with its field', { tags: 'B-04' }, async () => {
  const slotId = await book('2032-12-01', '12:00');
  const foreign = await book('2032-12-01', '12:00', 'booked', 'bedford-avenue');
  const over = await book('2026-01-05', '12:00');
  const served = await book('2032-12-01', '14:00', 'ongoing');
  const move = (id: string, from: string, startsAt: string) =>
    as('maren-okafor').moveBooking({ locationId: CANAL, slotId: id, from, startsAt });
  const target = at('2032-12-02', '12:00');
  const noon = at('2032-12-01', '12:00');
  const field = '/startsAt';
  expect(refusal(await move(slotId, noon, at('2026-01-05', '12:00')))).toEqual({
    status: 422,
    message: 'This time has passed.',
    field,
  });
  expect(refusal(await move(slotId, noon, at('2032-12-02', '12:10')))).toEqual({
    status: 422,
    message: 'Canal Street has no slot that starts at this time.',
    field,
  });
  ok(await admin().closeDay({ locationId: CANAL, day: '2032-12-03', name: 'Inventory', to: '12:30' }));
  expect(refusal(await move(slotId, noon, at('2032-12-03', '12:00')))).toEqual({
    status: 409,
    message: 'Canal Street is closed at this time.',
    field,
  });
  expect(refusal(await move(foreign, noon, target))).toMatchObject({ status: 422, field: '/slotId' });
  expect(refusal(await move(over, at('2026-01-05', '12:00'), target))).toMatchObject({ status: 422, field: '/slotId' });
  expect(refusal(await move(served, at('2032-12-01', '14:00'), target))).toMatchObject({
    status: 409,
    field: '/slotId',
  });
  const late = async () => refusal(await move(slotId, at('2032-12-01', '11:00'), target));
  expect(await late()).toEqual({ status: 409, message: 'Another person has moved this booking.', field: '/from' });
  await shop.rows(`update bookings set changed_by = '1002' where id = $1`, slotId);
  expect((await late()).message).toBe('Ines Calloway has moved this booking.');
  const close = (changes: object) =>
    admin().closeDay({ locationId: CANAL, day: '2032-12-01', name: 'Closed', from: '13:00', ...changes });
  expect(refusal(await close({ cancel: [slotId] }))).toMatchObject({ status: 422, field: '/cancel/0' });
  expect(refusal(await close({ cancel: [foreign] }))).toMatchObject({ status: 422, field: '/cancel/0' });
  expect(refusal(await close({ from: '11:00', cancel: [slotId, slotId] }))).toMatchObject({
    status: 422,
    message: 'This booking is named twice.',
    field: '/cancel/1',
  });
  expect(refusal(await close({ to: '12:00' }))).toMatchObject({ status: 422, field: '/to' });
  expect(refusal(await close({ day: '2026-01-05' }))).toMatchObject({ status: 422, field: '/day' });
});

test('A cancelled booking is restored only if its time is still free', { tags: 'B-04' }, async () => {
  const slotId = await book('2032-07-01', '12:00', 'cancelled');
  await book('2032-07-01', '12:00');
  const answer = await as('maren-okafor').updateSlotStatus({ locationId: CANAL, slotId, status: 'booked' });
  expect(refusal(answer)).toMatchObject({ status: 409, field: '/status' });
  // Neither a booking that ends at its start or begins at its end, nor a cancelled one or one of another location.
  const free = await book('2032-07-02', '12:00', 'cancelled');
  for (const time of ['11:30', '12:30']) await book('2032-07-02', time);
  await book('2032-07-02', '12:00', 'cancelled');
  await book('2032-07-02', '12:00', 'booked', 'bedford-avenue');
  ok(await as('maren-okafor').updateSlotStatus({ locationId: CANAL, slotId: free, status: 'booked' }));
  // The time of a booking that is over does not matter any more.
  const over = await book('2026-01-06', '12:00', 'cancelled');
  await book('2026-01-06', '12:00', 'completed');
  ok(await as('maren-okafor').updateSlotStatus({ locationId: CANAL, slotId: over, status: 'booked' }));
});

test('Only the three admin roles close a day', { tags: 'B-04' }, async () => {
  const close = { locationId: CANAL, day: '2032-08-02', name: 'Closed' };
  expect(refusal(await as('maren-okafor').closeDay(close)).status).toBe(403);
  const reopen = { locationId: CANAL, day: close.day, from: '00:00' };
  expect(refusal(await as('maren-okafor').reopenDay(reopen)).status).toBe(403);
  for (const sub of ['tomas-reyes', 'amara-diallo', 'ruth-feldman']) ok(await as(sub).closeDay(close));
  expect((await dayOf('2032-08-02')).holidays).toHaveLength(1);
});

test('The present day of the location can be closed, the day before is over', { tags: 'B-04' }, async () => {
  const localDay = (daysAgo: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(now.getTime() - daysAgo * 86_400_000);
  const close = (day: string) => admin().closeDay({ locationId: CANAL, day, name: 'Water damage' });
  expect(ok(await close(localDay(0))).holiday).toMatchObject({ day: localDay(0), name: 'Water damage' });
  expect(refusal(await close(localDay(1)))).toMatchObject({ status: 422, field: '/day' });
});

test('Other screens get an event for a changed booking and for a closing', { tags: 'B-03' }, async () => {
  const slotId = await book('2032-09-01', '12:00');
  const events = async () =>
    shop.rows<{ body: { bookings?: string[]; holidays?: string[] } }>(
      `select body from outbox where destination = '/topic/locations/canal-street/changes' order by id desc limit 1`,
    );
  expect((await events())[0]?.body.bookings).toEqual([slotId]);
  ok(await admin().closeDay({ locationId: CANAL, day: '2032-09-01', name: 'Closed', cancel: [slotId] }));
  const [event] = await events();
  expect(event?.body.bookings).toEqual([slotId]);
  expect(event?.body.holidays).toHaveLength(1);
});

test('Without a free slot nothing is proposed', { tags: 'B-04' }, () => {
  const slot = { day: '2032-01-05', startsAt: at('2032-01-05', '10:00'), endsAt: at('2032-01-05', '10:30') };
  const slots = [
    { ...slot, booked: 1, capacity: 2 },
    { ...slot, startsAt: at('2032-01-05', '11:00'), booked: 1, capacity: 1 },
  ];
  expect(proposeSlots([slot.startsAt, slot.startsAt], slots)).toEqual([slots[0], null]);
});

test('Of two free slots that are equally near the earlier one is proposed', { tags: 'B-04' }, () => {
  const [early, late] = ['10:00', '11:00'].map((time) => ({
    day: '2032-01-05',
    startsAt: at('2032-01-05', time),
    endsAt: at('2032-01-05', time),
    booked: 0,
    capacity: 1,
  }));
  expect(early && late && proposeSlots([at('2032-01-05', '10:30')], [early, late])).toEqual([early]);
});

test.each([
  ['forward', '2031-03-09', 46],
  ['back', '2031-11-02', 50],
])('On the night on which the clock is set %s, slots follow each other', { tags: 'B-04' }, async (_way, day, count) => {
  const locationId = 'fairfax-avenue';
  await shop.rows(
    `update locations set slot_minutes = 30,
       opening_hours = (select jsonb_agg('{"opens": "00:00", "closes": "24:00"}'::jsonb) from generate_series(1, 7))
     where id = $1`,
    locationId,
  );
  const slots = ok(await as('ruth-feldman').getBookingSlots({ locationId, from: day, to: day }));
  expect(slots).toHaveLength(count);
  const minutes = slots.map(({ startsAt, endsAt }) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  expect(new Set(minutes)).toEqual(new Set([30]));
  expect(slots.slice(1).map(({ startsAt }) => startsAt)).toEqual(slots.slice(0, -1).map(({ endsAt }) => endsAt));
  // A part of that night can be closed.
  await shop.rows(
    `insert into holidays (location_id, day, from_time, to_time, name) values ($1, $2, '00:30', '03:00', 'Night')`,
    locationId,
    day,
  );
  const left = ok(await as('ruth-feldman').getBookingSlots({ locationId, from: day, to: day }));
  expect(count - left.length).toBe(day === '2031-03-09' ? 3 : 7);
});
