import { expect, test } from 'vitest';
import {
  bookingsOf,
  closingAt,
  delayOf,
  bookingDays,
  earlierOf,
  shownDays,
  stepFrom,
  type Booking,
  type Holiday,
} from './bookings.ts';
import { daysText } from './dayText.ts';

test('a week begins on Sunday in the United States and on Monday in Spain', { tags: 'B-02' }, () => {
  expect(bookingDays('week', '2025-03-01', 'en-US')).toEqual([
    '2025-02-23',
    '2025-02-24',
    '2025-02-25',
    '2025-02-26',
    '2025-02-27',
    '2025-02-28',
    '2025-03-01',
  ]);
  expect(bookingDays('week', '2025-03-01', 'es-ES')[0]).toBe('2025-02-24');
  expect(bookingDays('day', '2025-03-01', 'en-US')).toEqual(['2025-03-01']);
});

test('one step is a day or a week', { tags: 'B-02' }, () => {
  expect(stepFrom('day', '2025-02-28', 1)).toBe('2025-03-01');
  expect(stepFrom('week', '2025-03-01', -1)).toBe('2025-02-22');
});

test('the bookings of a day are ordered by their start, without other days', { tags: 'B-02' }, () => {
  const booking = (slotId: string, day: string, startsAt: string): Booking => ({
    slotId,
    day,
    startsAt,
    endsAt: startsAt,
    customer: '',
    size: null,
    sizeSystem: null,
    service: '',
    note: null,
    status: 'booked',
  });
  const all = [
    booking('late', '2025-03-07', '2025-03-07T19:00:00Z'),
    booking('other', '2025-03-08', '2025-03-08T14:00:00Z'),
    booking('early', '2025-03-07', '2025-03-07T14:30:00Z'),
  ];
  expect(bookingsOf('2025-03-07', all).map(({ slotId }) => slotId)).toEqual(['early', 'late']);
});

const at = (time: string, status: Booking['status']): Booking => ({
  slotId: time,
  day: '2025-03-07',
  startsAt: `2025-03-07T${time}:00-05:00`,
  endsAt: new Date(Date.parse(`2025-03-07T${time}:00-05:00`) + 30 * 60_000).toISOString(),
  customer: '',
  size: null,
  sizeSystem: null,
  service: '',
  note: null,
  status,
});

test('the past bookings of today are folded, except an open one and later ones', { tags: 'B-02' }, () => {
  const now = Date.parse('2025-03-07T14:34:00-05:00');
  const bookings = [
    at('10:30', 'completed'),
    at('12:00', 'not visited'),
    at('13:00', 'visited'),
    at('14:00', 'ongoing'),
  ];
  expect(earlierOf(bookings, now).map(({ slotId }) => slotId)).toEqual(['10:30', '12:00']);
  expect(earlierOf(bookings.slice(1), now)).toEqual([]);
  expect(earlierOf([at('10:00', 'ongoing'), ...bookings], now)).toEqual([]);
});

test('a booking is in a closing that covers a part of it, also at the end of the day', { tags: 'B-04' }, () => {
  const closing = (from: string, to: string): Holiday => ({ day: '2025-03-07', name: '', from, to, toMove: 0 });
  const evening = [closing('09:00', '10:00'), closing('17:00', '24:00')];
  expect(closingAt(evening, at('16:45', 'holiday'), 'America/New_York')).toBe(evening[1]);
  expect(closingAt(evening, at('16:30', 'holiday'), 'America/New_York')).toBeUndefined();
  expect(closingAt(evening, at('23:30', 'holiday'), 'America/New_York')).toBe(evening[1]);
  // It begins when the closing has ended.
  expect(closingAt(evening, at('10:00', 'holiday'), 'America/New_York')).toBeUndefined();
});

test('the closings of a day are ordered by their start, without other days', { tags: 'B-04' }, () => {
  const closing = (day: string, from: string, to: string): Holiday => ({
    day,
    name: 'Stock count',
    from,
    to,
    toMove: 0,
  });
  const holidays = [
    closing('2025-11-24', '16:00', '24:00'),
    closing('2025-11-25', '08:00', '09:00'),
    closing('2025-11-24', '10:00', '11:00'),
  ];
  const [day] = shownDays('day', '2025-11-24', 'en-US', [], holidays);
  expect(day?.holidays.map(({ from }) => from)).toEqual(['10:00', '16:00']);
});

test('a customer who has not come is late in whole minutes', { tags: 'B-02' }, () => {
  const delayAt = (status: Booking['status'], time: string) =>
    delayOf(
      { status, startsAt: '2025-03-07T20:00:00Z', endsAt: '2025-03-07T20:30:00Z' },
      Date.parse(`2025-03-07T${time}Z`),
    );
  expect(delayAt('upcoming', '19:34:00')).toEqual({ kind: 'ahead', minutes: 26 });
  expect(delayAt('upcoming', '19:59:30')).toEqual({ kind: 'ahead', minutes: 1 });
  expect(delayAt('upcoming', '20:00:59')).toBeUndefined();
  expect(delayAt('upcoming', '20:09:30')).toEqual({ kind: 'late', minutes: 9 });
  expect(delayAt('ongoing', '20:09:30')).toBeUndefined();
  expect(delayAt('ongoing', '20:32:00')).toEqual({ kind: 'over', minutes: 2 });
  expect(delayAt('booked', '20:09:30')).toBeUndefined();
});

test.each([
  ['en-US', ['2025-03-07'], 'Friday, Mar 07'],
  ['en-US', ['2025-03-02', '2025-03-08'], 'Mar 02 – 08, 2025'],
  ['en-US', ['2024-12-29', '2025-01-04'], 'Dec 29, 2024 – Jan 04, 2025'],
  ['es-ES', ['2025-03-03', '2025-03-09'], '03–09 mar 2025'],
])('in %s the days %j are written with two digits, as all dates', { tags: 'X-02' }, (locale, days, text) => {
  expect(daysText(days, locale, '2025-03-07').replaceAll(/\s/g, ' ')).toBe(text);
});
