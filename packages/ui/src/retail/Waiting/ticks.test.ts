import { expect, test } from 'vitest';
import { ticksOf } from './ticks.ts';

const MINUTE = 60_000;

test.each([
  [-MINUTE, 1],
  [0, 1],
  [2 * MINUTE, 1],
  [4 * MINUTE, 2],
  [9 * MINUTE, 5],
  [10 * MINUTE - 1, 5],
  [10 * MINUTE, 6],
  [60 * MINUTE, 6],
])('A request of %i ms that is late after ten minutes has %i ticks', { tags: 'K-11' }, (age, ticks) => {
  expect(ticksOf(age, 10 * MINUTE)).toBe(ticks);
});
