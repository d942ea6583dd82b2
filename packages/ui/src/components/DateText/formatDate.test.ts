import { expect, test } from 'vitest';
import { formatDate, formatDay } from './formatDate.ts';

const date = new Date(2025, 2, 7, 23, 59);

test.each([
  ['MMM dd, yyyy', 'Mar 07, 2025'],
  ['yyyy-MM-dd', '2025-03-07'],
  ['MM/dd/yyyy', '03/07/2025'],
  ['dd-MM-yyyy', '07-03-2025'],
] as const)('[X-02] a date is written as %s', (format, text) => {
  expect(formatDate(date, format)).toBe(text);
});

test('[X-02] a year has four digits', () => {
  expect(formatDate(new Date('0987-03-07T12:00:00'), 'yyyy-MM-dd')).toBe('0987-03-07');
});

test('[X-02] what is no date is not written', () => {
  expect(formatDate(new Date('soon'), 'yyyy-MM-dd')).toBeUndefined();
});

test.each([
  ['en-US', 'Mar 07, 2025'],
  ['es-US', '07 mar 2025'],
  ['ar-EG', '٠٧ مارس ٢٠٢٥'],
])('[X-02] without a format %s writes it its own way', (locale, text) => {
  expect(formatDay(date, locale)).toBe(text);
  expect(formatDay(new Date('soon'), locale)).toBeUndefined();
});
