import { expect, test } from 'vitest';
import { pageWindow } from './pageWindow.ts';

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 'gap after', 9]],
  [5, 9, [1, 'gap before', 4, 5, 6, 'gap after', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap after', 9]],
  [9, 9, [1, 'gap before', 8, 9]],
])('page %i of %i shows %j', { tags: 'X-01' }, (page, count, steps) => {
  expect(pageWindow(page, count)).toEqual(steps);
});
