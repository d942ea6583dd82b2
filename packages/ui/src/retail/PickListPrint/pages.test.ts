import { expect, test } from 'vitest';
import { pagesOf, rollLength, type PrintedPick } from './pages.ts';

const pick = (id: number, bin: string | null): PrintedPick => ({
  id: String(id),
  bin,
  size: '9',
  sizeSystem: 'US M',
  name: 'Halden Court 82',
  colourway: 'Chalk',
  sku: null,
  by: 'Maren Okafor',
  barcode: null,
});

test('a pick list is divided into pages that fit on A4, and each page names its aisle', { tags: 'Z-13' }, () => {
  const picks = Array.from({ length: 25 }, (_, at) => pick(at, at < 12 ? 'A-01-01' : 'B-01-01'));
  const pages = pagesOf(picks);
  expect(pages.map((page) => page.map(({ aisle, picks: of }) => `${aisle} ${of.length}`))).toEqual([
    ['A 10'],
    ['A 2', 'B 7'],
    ['B 6'],
  ]);
  for (const page of pages) {
    const height = page.reduce((sum, { picks: of }) => sum + 11.6 + of.length * 21.5, 0);
    expect(height).toBeLessThanOrEqual(238);
  }
  expect(pagesOf([])).toEqual([]);
  expect(pagesOf([pick(1, null)])[0]?.[0]?.aisle).toBe('');
});

test('replenishment of an aisle is a group of its own', { tags: ['Z-13', 'W-10'] }, () => {
  const picks = [pick(1, 'A-01-01'), { ...pick(2, 'A-01-02'), isReplenishment: true }];
  expect(pagesOf(picks)[0]?.map(({ aisle, isReplenishment }) => [aisle, isReplenishment])).toEqual([
    ['A', false],
    ['A', true],
  ]);
});

test('the piece of roll grows with the list, and by the line that names replenishment', { tags: 'Z-13' }, () => {
  const picks = Array.from({ length: 7 }, (_, at) => pick(at, 'A-01-01'));
  expect(rollLength(picks) - rollLength(picks.slice(1))).toBe(21);
  const numbered = picks.map((one, at) => ({ ...one, customerNumber: at === 0 ? 112 : null }));
  expect(rollLength(numbered) - rollLength(picks)).toBeCloseTo(4.6);
  const mixed = picks.map((one, at) => ({ ...one, isReplenishment: at > 3 }));
  expect(rollLength(mixed) - rollLength(picks)).toBeGreaterThan(10);
});
