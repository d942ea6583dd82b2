import { expect, test } from 'vitest';
import { createDelivered } from '../../src/live/delivered.ts';

test('An event that is read again by a replay is delivered once, until it is forgotten', { tags: 'L-02' }, () => {
  let now = 1_000;
  const delivered = createDelivered(() => now);
  expect([delivered.add(1), delivered.add(1)]).toEqual([true, false]);
  now = 2_000;
  expect(delivered.add(2)).toBe(true);
  now = 3_000;
  expect(delivered.add(3)).toBe(true);
  delivered.forget(2_000);
  expect([delivered.add(2), delivered.add(3)]).toEqual([false, false]);
  expect(delivered.add(1)).toBe(true);
  delivered.forget(3_001);
  expect([delivered.add(1), delivered.add(2), delivered.add(3)]).toEqual([true, true, true]);
});
