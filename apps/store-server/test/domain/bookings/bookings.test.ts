import { BOOKING_STATES, type Booking, type SlotStatus } from '@instore/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkMovable } from '../../../src/domain/bookings/rules/checkMovable.ts';
import { checkChange, statusAt, type Slot } from '../../../src/domain/bookings/rules/bookingStatus.ts';
import { CANAL } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const maren = () => shop.as('maren-okafor').storefront;

/** Inserts a booking at Canal Street that starts at a time in PostgreSQL's format. */
async function book(startsAt: string, status: SlotStatus = 'booked'): Promise<string> {
  const [row] = await shop.rows<{ id: string }>(
    `insert into bookings (location_id, starts_at, ends_at, customer, service, status)
     values ($1, $2::timestamptz, $2::timestamptz + interval '30 minutes', 'Ada Brenner', 'Fitting', $3) returning id`,
    CANAL,
    startsAt,
    status,
  );
  return row?.id ?? '';
}

const update = (slotId: string, status: SlotStatus, locationId = CANAL, sub = 'maren-okafor') =>
  shop.as(sub).storefront.updateSlotStatus({ locationId, slotId, status });

test('An associate chooses among their own locations, each with its time zone', { tags: 'B-01' }, async () => {
  expect(ok(await maren().getAllStoreLocation())).toEqual([
    {
      id: CANAL,
      name: 'Canal Street',
      storeId: 'new-york',
      mainStore: 'Northline New York',
      timeZone: 'America/New_York',
    },
  ]);
  const all = ok(await shop.as('ruth-feldman').storefront.getAllStoreLocation());
  expect(all.map((location) => location.timeZone)).toEqual([
    'America/Chicago',
    'America/Chicago',
    'America/Los_Angeles',
    'America/Los_Angeles',
    'America/New_York',
    'America/New_York',
    'America/New_York',
  ]);
});

test('Days are in the time zone of the location, also for a late booking', { tags: 'B-02' }, async () => {
  const late = await book('2031-03-05 23:45 America/New_York');
  const early = await book('2031-03-05 00:00 America/New_York');
  const before = await book('2031-03-04 23:59 America/New_York');
  const day = async (from: string, to = from) =>
    ok(await maren().getBookings({ locationId: CANAL, from, to })).bookings.map((booking) => booking.slotId);
  expect(await day('2031-03-05')).toEqual([early, late]);
  expect(await day('2031-03-04')).toEqual([before]);
  expect(await day('2031-03-06')).toEqual([]);
  expect(await day('2031-03-01', '2031-03-07')).toEqual([before, early, late]);
  const [booking] = ok(await maren().getBookings({ locationId: CANAL, from: '2031-03-05', to: '2031-03-05' })).bookings;
  expect(booking).toEqual({
    slotId: early,
    locationId: CANAL,
    day: '2031-03-05',
    startsAt: '2031-03-05T05:00:00.000Z',
    endsAt: '2031-03-05T05:30:00.000Z',
    customer: 'Ada Brenner',
    size: null,
    sizeSystem: null,
    service: 'Fitting',
    note: null,
    status: 'booked',
    nextStatuses: ['cancelled', 'ongoing', 'completed'],
    changedBy: null,
    changedAt: null,
    fullSlotReason: null,
  });
});

test('One booking is read by its number, whatever its day; a location has only its own', { tags: 'B-03' }, async () => {
  const slotId = await book('2033-07-01 10:00 America/New_York');
  const one = ok(await maren().getBooking({ locationId: CANAL, slotId }));
  const [listed] = ok(await maren().getBookings({ locationId: CANAL, from: '2033-07-01', to: '2033-07-01' })).bookings;
  expect(one).toEqual(listed);
  expect(refusal(await maren().getBooking({ locationId: CANAL, slotId: '999999' }))).toMatchObject({
    status: 404,
    message: 'Canal Street has no booking 999999.',
  });
  const tomas = shop.as('tomas-reyes');
  expect(refusal(await tomas.storefront.getBooking({ locationId: 'bedford-avenue', slotId }))).toMatchObject({
    status: 404,
  });
});

test('The day on which summer time starts has 23 hours', { tags: 'B-02' }, async () => {
  const first = await book('2031-03-09 00:30 America/New_York');
  const last = await book('2031-03-09 23:30 America/New_York');
  await book('2031-03-10 00:00 America/New_York');
  const { bookings } = ok(await maren().getBookings({ locationId: CANAL, from: '2031-03-09', to: '2031-03-09' }));
  expect(bookings.map((booking) => booking.slotId)).toEqual([first, last]);
});

test('The demo has bookings around today in all eight states', { tags: ['B-01', 'B-02'] }, async () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const { bookings, holidays } = ok(await maren().getBookings({ locationId: CANAL, from: day(-13), to: day(28) }));
  const states = new Set(bookings.map((booking) => booking.status));
  expect(states).toEqual(new Set(BOOKING_STATES));
  // A closing is a day later if its day is a holiday.
  expect(holidays).toContainEqual(
    expect.objectContaining({
      name: 'Stocktaking',
      from: '00:00',
      to: '24:00',
      day: expect.toBeOneOf([day(9), day(10)]),
    }),
  );
  expect(holidays).toContainEqual(
    expect.objectContaining({
      name: 'Stock count',
      from: '16:00',
      to: '24:00',
      day: expect.toBeOneOf([day(1), day(2)]),
    }),
  );
  const closed = new Set(holidays.filter(({ from }) => from === '00:00').map((holiday) => holiday.day));
  expect(bookings.filter((booking) => closed.has(booking.day)).map((booking) => booking.status)).not.toContain(
    'completed',
  );
  const [overlap] = await shop.rows(
    `select 1 from bookings a join bookings b on a.location_id = b.location_id and a.id < b.id
     and a.starts_at < b.ends_at and b.starts_at < a.ends_at where a.starts_at < now() + interval '2 years'
     and a.customer <> 'Ada Brenner'`,
  );
  expect(overlap).toBeUndefined();
});

test('Holidays are listed for a year, earliest first', { tags: 'B-01' }, async () => {
  // The demo leaves out a holiday on the day of its begin.
  const year = new Date().getUTCFullYear() + 1;
  const holidays = ok(await maren().getHolidays({ locationId: CANAL, from: `${year}-01-01`, to: `${year}-12-31` }));
  const closings = new Set(['Stocktaking', 'Stock count', 'Staff training']);
  const names = holidays.map((holiday) => holiday.name).filter((name) => !closings.has(name));
  expect(names).toEqual(["New Year's Day", 'Independence Day', 'Thanksgiving', 'Christmas Day']);
  const thanksgiving = holidays.find((holiday) => holiday.name === 'Thanksgiving')?.day ?? '';
  expect(new Date(`${thanksgiving}T00:00Z`).getUTCDay()).toBe(4);
  expect(Number(thanksgiving.slice(-2))).toBeGreaterThan(21);
  expect(Number(thanksgiving.slice(-2))).toBeLessThan(29);
});

test.each([
  ['2031-03-06', '2031-03-05', 'to must not be before the first day'],
  ['2031-03-01', '2031-04-12', 'to must not be more than 42 days'],
  ['2031-02-29', '2031-03-01', 'from must match format "date"'],
  ['0000-01-01', '2031-03-01', expect.stringContaining('from must match')],
])('Invalid days, from %s to %s, are refused with the field', { tags: 'B-02' }, async (from, to, message) => {
  const refused = refusal(await maren().getBookings({ locationId: CANAL, from, to }));
  expect(refused).toMatchObject({ status: 400, message: message as string });
});

test('A booking goes from booked to completed, and the person who changed it is stored', { tags: 'B-01' }, async () => {
  const slotId = await book('now');
  expect(ok(await update(slotId, 'ongoing')).status).toBe('ongoing');
  expect(ok(await update(slotId, 'completed')).status).toBe('completed');
  // A repetition changes nothing.
  expect(ok(await update(slotId, 'completed')).status).toBe('completed');
  expect(await shop.rows('select status, changed_by from bookings where id = $1', slotId)).toEqual([
    { status: 'completed', changed_by: '1001' },
  ]);
  expect(refusal(await update(slotId, 'cancelled'))).toEqual({
    status: 409,
    message: 'This booking is completed and cannot become cancelled.',
    field: '/status',
  });
});

test('A cancelled booking can be restored; a future booking cannot be missed', { tags: ['B-01', 'B-02'] }, async () => {
  const slotId = await book('2031-05-05 12:00 America/New_York');
  expect(ok(await update(slotId, 'cancelled')).status).toBe('cancelled');
  expect(ok(await update(slotId, 'booked')).status).toBe('booked');
  expect(refusal(await update(slotId, 'not visited')).message).toBe('This booking has not started yet.');
});

test('visited and not visited can be set from the start of a booking on', { tags: 'B-03' }, async () => {
  const slotId = await book('2031-05-06 12:00 America/New_York');
  expect(refusal(await update(slotId, 'visited'))).toMatchObject({ status: 409, field: '/status' });
  expect(refusal(await update(slotId, 'not visited'))).toMatchObject({ status: 409, field: '/status' });
  expect(ok(await update(await book('now'), 'visited')).status).toBe('visited');
});

test('A change that is based on an old status is refused, and names the first person', { tags: 'B-03' }, async () => {
  const slotId = await book('now');
  const change = (sub: string, status: SlotStatus, basedOn: Booking['status']) =>
    shop.as(sub).storefront.updateSlotStatus({ locationId: CANAL, slotId, status, basedOn });
  expect(ok(await change('ines-calloway', 'cancelled', 'upcoming'))).toMatchObject({ changedBy: 'Ines Calloway' });
  expect(refusal(await change('maren-okafor', 'ongoing', 'upcoming'))).toEqual({
    status: 409,
    message: 'Ines Calloway has changed this booking to cancelled.',
    field: '/basedOn',
  });
  expect(refusal(await change('maren-okafor', 'cancelled', 'upcoming')).status).toBe(409);
  // A change without a known person, as an import makes it, is named as well.
  await shop.rows('update bookings set changed_by = null where id = $1', slotId);
  expect(refusal(await change('maren-okafor', 'ongoing', 'upcoming')).message).toBe(
    'Another person has changed this booking to cancelled.',
  );
  await shop.rows(`update bookings set changed_by = '1002' where id = $1`, slotId);
  // Her own change may be repeated.
  expect(ok(await change('ines-calloway', 'cancelled', 'upcoming')).status).toBe('cancelled');
});

test('A change that is based on a status which only the time has changed is accepted', { tags: 'B-03' }, async () => {
  const past = await book('2026-01-05 12:00 America/New_York');
  const body = { locationId: CANAL, slotId: past, status: 'visited', basedOn: 'not visited' } as const;
  expect(ok(await maren().updateSlotStatus(body)).status).toBe('visited');
  expect(refusal(await shop.as('ines-calloway').storefront.updateSlotStatus({ ...body, status: 'booked' }))).toEqual({
    status: 409,
    message: 'Maren Okafor has changed this booking to visited.',
    field: '/basedOn',
  });
});

test('A booking on a holiday of its location has the status holiday', { tags: 'B-02' }, async () => {
  await shop.rows(`insert into holidays values ($1, '2031-06-02', 'Inventory')`, CANAL);
  const slotId = await book('2031-06-02 12:00 America/New_York');
  const { bookings } = ok(await maren().getBookings({ locationId: CANAL, from: '2031-06-02', to: '2031-06-02' }));
  expect(bookings.map((booking) => booking.status)).toEqual(['holiday']);
  // So has one that begins on the evening before and ends on the holiday.
  await book('2031-06-01 23:45 America/New_York');
  const before = ok(await maren().getBookings({ locationId: CANAL, from: '2031-06-01', to: '2031-06-01' }));
  expect(before.bookings.map((booking) => booking.status)).toEqual(['holiday']);
  expect(ok(await update(slotId, 'cancelled')).status).toBe('cancelled');
});

test('A booking that a person sees as on a holiday can be cancelled', { tags: ['B-02', 'B-03'] }, async () => {
  await shop.rows(`insert into holidays values ($1, '2031-06-03', 'Inventory')`, CANAL);
  const slotId = await book('2031-06-03 12:00 America/New_York');
  const body = { locationId: CANAL, slotId, status: 'cancelled', basedOn: 'holiday' } as const;
  expect(ok(await maren().updateSlotStatus(body)).status).toBe('cancelled');
});

test('A person who works at every location reads that a location does not exist', { tags: 'B-01' }, async () => {
  const days = { from: '2031-06-02', to: '2031-06-02' };
  const answer = await shop.as('ruth-feldman').storefront.getBookings({ locationId: 'nowhere', ...days });
  expect(refusal(answer)).toMatchObject({ status: 404, message: 'There is no location nowhere.' });
});

test('A booking of another location is refused with the field', { tags: 'B-01' }, async () => {
  const slotId = await book('now');
  expect(refusal(await update(slotId, 'ongoing', 'bedford-avenue')).status).toBe(403);
  expect(refusal(await update(slotId, 'ongoing', 'bedford-avenue', 'noor-haddad'))).toEqual({
    status: 422,
    message: `Bedford Avenue has no booking ${slotId}.`,
    field: '/slotId',
  });
  expect(refusal(await update('999999999999999999', 'ongoing')).status).toBe(422);
});

test(
  'If two associates change a booking at once, the second reads who was first',
  { tags: ['B-03', 'B-01'] },
  async () => {
    for (let round = 0; round < 20; round += 1) {
      const slotId = await book('now');
      const change = (sub: string, status: SlotStatus) =>
        shop.as(sub).storefront.updateSlotStatus({ locationId: CANAL, slotId, status, basedOn: 'upcoming' });
      const answers = await Promise.all([change('maren-okafor', 'ongoing'), change('ines-calloway', 'cancelled')]);
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      const refused = answers.find((answer) => !answer.ok);
      expect(refused && refusal(refused).message).toMatch(/^(Maren Okafor|Ines Calloway) has changed this booking to /);
    }
  },
);

describe('The status of a booking', { tags: 'B-02' }, () => {
  const at = (time: string) => new Date(`2031-03-05T${time}:00Z`);
  const slot = (status: SlotStatus, closed = false): Slot => ({
    status,
    closed,
    startsAt: at('12:00'),
    endsAt: at('12:30'),
  });

  test.each<[string, Slot, Booking['status']]>([
    ['10:59', slot('booked'), 'booked'],
    ['11:00', slot('booked'), 'upcoming'],
    ['12:29', slot('booked'), 'upcoming'],
    ['12:30', slot('booked'), 'not visited'],
    ['09:00', slot('booked', true), 'holiday'],
    ['12:30', slot('booked', true), 'not visited'],
    ['13:00', slot('ongoing'), 'ongoing'],
    ['09:00', slot('cancelled', true), 'cancelled'],
    ['13:00', slot('completed'), 'completed'],
    ['13:00', slot('visited'), 'visited'],
    ['12:15', slot('not visited'), 'not visited'],
  ])('at %s', (time, booking, state) => {
    expect(statusAt(booking, at(time))).toBe(state);
  });

  test('lets a booking be moved until it ends', () => {
    const move = (time: string) => checkMovable({ ...slot('booked'), changedBy: null }, at(time), '/slotId');
    expect(() => move('12:29')).not.toThrow();
    expect(() => move('12:30')).toThrow('This booking is over.');
  });

  test('is always one of the eight', () => {
    const found = new Set<string>();
    for (const status of ['booked', 'ongoing', 'visited', 'not visited', 'completed', 'cancelled'] as const) {
      for (const time of ['09:00', '11:30', '12:15', '13:00']) {
        for (const closed of [true, false]) found.add(statusAt(slot(status, closed), at(time)));
      }
    }
    expect(found).toEqual(new Set(BOOKING_STATES));
  });

  test('can change from not visited to served, and a wrong tap can be undone', () => {
    expect(() => checkChange(slot('booked'), 'visited', at('13:00'))).not.toThrow();
    expect(() => checkChange(slot('ongoing'), 'booked', at('12:10'))).not.toThrow();
    expect(() => checkChange(slot('cancelled'), 'ongoing', at('12:10'))).toThrow(
      'is cancelled and cannot become ongoing',
    );
    expect(() => checkChange(slot('booked', true), 'not visited', at('12:10'))).toThrow('is on a holiday');
  });
});
