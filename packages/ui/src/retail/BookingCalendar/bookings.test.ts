import { expect, test } from 'vitest';
import { bookingsOf, daysOf, stepFrom, type Booking } from './bookings.ts';

test('[B-02] a week begins on Sunday in the United States, on Monday in Spain, and may span two months', () => {
  expect(daysOf('week', '2025-03-01', 'en-US')).toEqual([
    '2025-02-23',
    '2025-02-24',
    '2025-02-25',
    '2025-02-26',
    '2025-02-27',
    '2025-02-28',
    '2025-03-01',
  ]);
  expect(daysOf('week', '2025-03-01', 'es-ES')[0]).toBe('2025-02-24');
  expect(daysOf('day', '2025-03-01', 'en-US')).toEqual(['2025-03-01']);
});

test('[B-02] one step is a day or a week', () => {
  expect(stepFrom('day', '2025-02-28', 1)).toBe('2025-03-01');
  expect(stepFrom('week', '2025-03-01', -1)).toBe('2025-02-22');
});

test('[B-02] the bookings of a day are ordered by their start; those of other days are left out', () => {
  const booking = (slotId: string, day: string, startsAt: string): Booking => ({
    slotId,
    day,
    startsAt,
    endsAt: startsAt,
    customer: '',
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
