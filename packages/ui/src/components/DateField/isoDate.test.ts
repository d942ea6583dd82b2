import { expect, test } from 'vitest';
import { toCalendarDate } from './isoDate.ts';

test('[X-02] a day is read from yyyy-MM-dd', () => {
  expect(toCalendarDate('2025-03-07')?.toString()).toBe('2025-03-07');
});

test.each(['', 'soon', '2025-13-40', '07-03-2025'])('[X-02] %j is no day', (text) => {
  expect(toCalendarDate(text)).toBeNull();
});
