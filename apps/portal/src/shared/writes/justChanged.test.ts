import { expect, test } from 'vitest';
import { manualClock } from '../../../test/support.ts';
import { JUST_CHANGED_MS, JustChanged } from './justChanged.ts';

test('a press right after the item under the finger changed does not count', { tags: 'K-09' }, () => {
  const clock = manualClock();
  let shift = 0;
  const change = new JustChanged({ now: () => clock.now() + shift });
  expect(change.isTooSoon()).toBe(false);
  change.note();
  clock.pass(JUST_CHANGED_MS - 1);
  expect(change.isTooSoon()).toBe(true);
  clock.pass(1);
  expect(change.isTooSoon()).toBe(false);
  change.note();
  shift = -60 * 60_000;
  expect(change.isTooSoon()).toBe(false);
});
