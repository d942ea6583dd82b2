import { expect, test } from 'vitest';
import { toCalendarDate } from './isoDate.ts';

test('a day is read from yyyy-MM-dd', { tags: 'X-02' }, () => {
  expect(toCalendarDate('2025-03-07')?.toString()).toBe('2025-03-07');
});

test.each(['', 'soon', '2025-13-40', '07-03-2025'])('%j is no day', { tags: 'X-02' }, (text) => {
  expect(toCalendarDate(text)).toBeNull();
});
