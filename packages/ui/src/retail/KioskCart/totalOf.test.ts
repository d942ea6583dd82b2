import { expect, test } from 'vitest';
import { totalOf } from './totalOf.ts';

test.each([
  ['USD', 0.3],
  ['KWD', 0.303],
  ['JPY', 0],
])('A total in %s is exact in its smallest unit: %d', { tags: 'X-02' }, (currency, total) => {
  const lines = [
    { price: 0.101, quantity: 1 },
    { price: 0.101, quantity: 2 },
  ];
  expect(totalOf(lines, currency)).toBe(total);
});
