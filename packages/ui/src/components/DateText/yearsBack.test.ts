import { expect, test } from 'vitest';
import { yearsBack } from './yearsBack.ts';

test('A list offers the current year first and the years before it', { tags: 'X-03' }, () => {
  expect(yearsBack(4, new Date(2026, 10, 21))).toEqual([2026, 2025, 2024, 2023]);
  expect(yearsBack(1, new Date(2027, 0, 1, 0, 0))).toEqual([2027]);
  expect(yearsBack(0)).toEqual([]);
  expect(yearsBack(3)[0]).toBe(new Date().getFullYear());
});

test.each([-1, 1.5, Number.NaN])('%d is no number of years', { tags: 'X-03' }, (count) => {
  expect(() => yearsBack(count)).toThrow(`${count} is no number of years.`);
});
