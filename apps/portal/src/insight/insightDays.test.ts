import { expect, test } from 'vitest';
import { daysUntil, nextDay } from './insightDays.ts';

test('A view ends with its day', { tags: 'V-01' }, () => {
  expect(daysUntil('day', '2025-11-24')).toEqual({ from: '2025-11-24', to: '2025-11-24' });
  expect(daysUntil('week', '2025-11-24')).toEqual({ from: '2025-11-18', to: '2025-11-24' });
  expect(daysUntil('weeks', '2025-11-24')).toEqual({ from: '2025-10-28', to: '2025-11-24' });
});

test('The next view ends no later than today', { tags: 'V-01' }, () => {
  expect(nextDay('week', '2025-11-24', '2025-11-26', 1)).toBe('2025-11-26');
  expect(nextDay('week', '2025-11-24', '2025-11-26', -1)).toBe('2025-11-17');
});
