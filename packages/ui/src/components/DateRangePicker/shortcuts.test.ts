import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { shortcuts } from './shortcuts.ts';

const today = new CalendarDate(2025, 3, 2);

test('the last 7 and 30 days count today, over the end of a month', { tags: 'F-01' }, () => {
  expect(shortcuts(today, null, null)).toEqual([
    { name: 'Today', range: { start: '2025-03-02', end: '2025-03-02' } },
    { name: 'Yesterday', range: { start: '2025-03-01', end: '2025-03-01' } },
    { name: 'Last 7 days', range: { start: '2025-02-24', end: '2025-03-02' } },
    { name: 'Last 30 days', range: { start: '2025-02-01', end: '2025-03-02' } },
  ]);
});

test('a range that ends on the limits is offered', { tags: 'F-01' }, () => {
  expect(shortcuts(today, new CalendarDate(2025, 2, 24), today).map(({ name }) => name)).toEqual([
    'Today',
    'Yesterday',
    'Last 7 days',
  ]);
});

test('what lies outside the limits is not offered', { tags: 'F-01' }, () => {
  expect(shortcuts(today, new CalendarDate(2025, 2, 20), null).map(({ name }) => name)).toEqual([
    'Today',
    'Yesterday',
    'Last 7 days',
  ]);
  expect(shortcuts(today, null, new CalendarDate(2025, 3, 1)).map(({ name }) => name)).toEqual(['Yesterday']);
});
