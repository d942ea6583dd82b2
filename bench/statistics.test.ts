import { expect, test } from 'vitest';
import { median, orderIn, percentile } from './statistics.ts';

test('one slow round does not change what a benchmark says', () => {
  expect(median([4, 900, 5, 3, 4])).toBe(4);
  expect(median([1, 2, 4, 10])).toBe(3);
  expect(median([])).toBeNaN();
});

test('of ten values the 95th percentile is the largest, of twenty the second largest', () => {
  expect(percentile([8, 1, 3, 2, 9, 4, 5, 7, 6, 10], 0.95)).toBe(10);
  expect(
    percentile(
      Array.from({ length: 20 }, (_, at) => at),
      0.95,
    ),
  ).toBe(18);
  expect(percentile([5], 0.5)).toBe(5);
  expect(percentile([], 0.5)).toBeNaN();
});

test('each side of a benchmark is first as often as the others, and after each of them', () => {
  const sides = ['ours', 'one', 'two'];
  const rounds = Array.from({ length: 6 }, (_, round) => orderIn(round, sides));
  for (const place of [0, 1, 2]) {
    const there = rounds.map((round) => round[place]);
    for (const side of sides) expect(there.filter((other) => other === side)).toHaveLength(2);
  }
  const pairs = new Set(rounds.flatMap((round) => round.slice(1).map((side, at) => `${round[at]} ${side}`)));
  expect(pairs.size).toBe(6);
  expect(sides).toEqual(['ours', 'one', 'two']);
});
