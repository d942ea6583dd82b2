import { expect, test } from 'vitest';
import { walksOf } from './walks.ts';

/** The walks of lines with these bins, as "A B: 3". */
function walks(bins: readonly (string | null)[], replenishedFrom = bins.length): string[] {
  const lines = bins.map((bin, at) => ({ bin, tryOutItem: at < replenishedFrom }));
  const found = walksOf(Object.keys(lines), (id) => lines[Number(id)]);
  return found.map(
    ({ aisles, isTryOn, ids }) => `${aisles.join(' ')}${isTryOn ? '' : ' replenishment'}: ${ids.length}`,
  );
}

test('Aisles with few picks are one walk, until it has three picks', { tags: ['W-02', 'W-06'] }, () => {
  expect(walks(['A-01', 'B-01', 'C-01', 'D-01'])).toEqual(['A B C: 3', 'D: 1']);
  expect(walks(['A-01', 'A-02', 'B-01', 'B-02', 'C-01'])).toEqual(['A B: 4', 'C: 1']);
});

test('An aisle with three picks is a walk of its own', { tags: ['W-02', 'W-06'] }, () => {
  expect(walks(['A-01', 'A-02', 'A-03', 'B-01', 'B-02', 'B-03'])).toEqual(['A: 3', 'B: 3']);
});

test('A walk joins neither another reason nor lines without a bin', { tags: 'W-02' }, () => {
  expect(walks(['A-01', 'B-01', 'C-01', null], 1)).toEqual(['A: 1', 'B C replenishment: 2', ' replenishment: 1']);
});
