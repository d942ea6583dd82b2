import { expect, test } from 'vitest';
import { inEnglish } from '../internal/message.ts';
import { formatRelativeTime } from './formatRelativeTime.ts';

const noon = Date.UTC(2025, 0, 1, 12);

test.each([
  [0, 'now'],
  [59_999, 'now'],
  [60_000, '1 min'],
  [59 * 60_000 + 59_999, '59 min'],
  [60 * 60_000, '1 h'],
  [24 * 60 * 60_000 - 1, '23 h'],
  [24 * 60 * 60_000, '1 d'],
  [-5_000, 'now'],
])('waiting %i ms is told as "%s"', (waited, words) => {
  expect(formatRelativeTime(noon - waited, noon, inEnglish)).toBe(words);
});
