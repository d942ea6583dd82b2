import { expect, test } from 'vitest';
import { addDays, dayIn, isDay } from './days.ts';

test('A day later or earlier is counted across months, years and the change of clocks', { tags: 'B-03' }, () => {
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('Today is the day at the location, not at the device', { tags: 'B-03' }, () => {
  const evening = Date.UTC(2026, 10, 23, 3, 30);
  expect(dayIn('America/New_York', evening)).toBe('2026-11-22');
  expect(dayIn('Europe/Madrid', evening)).toBe('2026-11-23');
});

test('An address names a day of this century that exists', { tags: 'B-03' }, () => {
  expect(['2026-11-23', '2028-02-29'].filter(isDay)).toHaveLength(2);
  expect(
    ['', 'today', '2026-02-30', '2026-13-01', '2026-1-1', '1999-12-31', '2026-11-23T00:00', '+002026-11-23'].filter(
      isDay,
    ),
  ).toEqual([]);
});
