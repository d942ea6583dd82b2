import { expect, test } from 'vitest';
import { compareValues } from './columns.ts';
import { placeAfter } from './gridKeys.ts';

const size = { rows: 100, columns: 6, page: 10, isRtl: false };
const go = (key: string, from: [number, number], isCtrl = false, isRtl = false) => {
  const place = placeAfter(key, isCtrl, { row: from[0], column: from[1] }, { ...size, isRtl });
  return place && [place.row, place.column];
};

test('Arrow keys go cell by cell and stop at the edges, the head included', { tags: 'Z-05' }, () => {
  expect(go('ArrowRight', [3, 2])).toEqual([3, 3]);
  expect(go('ArrowUp', [0, 2])).toEqual([-1, 2]);
  expect(go('ArrowUp', [-1, 2])).toEqual([-1, 2]);
  expect(go('ArrowDown', [99, 0])).toEqual([99, 0]);
  expect(go('ArrowLeft', [3, 0])).toEqual([3, 0]);
});

test('In right-to-left layout, the left and right arrow keys are swapped', { tags: 'Z-05' }, () => {
  expect(go('ArrowRight', [3, 2], false, true)).toEqual([3, 1]);
  expect(go('ArrowLeft', [3, 2], false, true)).toEqual([3, 3]);
});

test('Home, End and the page keys go far, with Control to the corners', { tags: 'Z-05' }, () => {
  expect(go('Home', [5, 3])).toEqual([5, 0]);
  expect(go('End', [5, 3], true)).toEqual([99, 5]);
  expect(go('Home', [5, 3], true)).toEqual([0, 0]);
  expect(go('PageDown', [95, 1])).toEqual([99, 1]);
  expect(go('PageUp', [4, 1])).toEqual([0, 1]);
  expect(go('PageUp', [-1, 1])).toEqual([-1, 1]);
  expect(go('x', [4, 1])).toBeUndefined();
});

test('Numbers in texts are sorted by value', { tags: 'Z-05' }, () => {
  expect(['10', '9', '10.5'].toSorted(compareValues)).toEqual(['9', '10', '10.5']);
  expect([new Date(2), new Date(1)].toSorted(compareValues).map(Number)).toEqual([1, 2]);
});
