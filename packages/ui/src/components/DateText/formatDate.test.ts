import { expect, test } from 'vitest';
import { formatDate, formatDay } from './formatDate.ts';

const date = new Date(2025, 2, 7, 23, 59);

test.each([
  ['MMM dd, yyyy', 'Mar 07, 2025'],
  ['yyyy-MM-dd', '2025-03-07'],
  ['MM/dd/yyyy', '03/07/2025'],
  ['dd-MM-yyyy', '07-03-2025'],
] as const)('a date is written as %s', { tags: 'X-02' }, (format, text) => {
  expect(formatDate(date, format)).toBe(text);
});

test('a year has four digits', { tags: 'X-02' }, () => {
  expect(formatDate(new Date('0987-03-07T12:00:00'), 'yyyy-MM-dd')).toBe('0987-03-07');
});

test('what is no date is not written', { tags: 'X-02' }, () => {
  expect(formatDate(new Date('soon'), 'yyyy-MM-dd')).toBeUndefined();
});

test.each([
  ['en-US', 'Mar 07, 2025'],
  ['es-US', '07 mar 2025'],
  ['ar-EG', '٠٧ مارس ٢٠٢٥'],
])('without a format %s writes it its own way', { tags: 'X-02' }, (locale, text) => {
  expect(formatDay(date, locale)).toBe(text);
  expect(formatDay(new Date('soon'), locale)).toBeUndefined();
});
