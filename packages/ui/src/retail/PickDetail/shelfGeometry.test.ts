import { expect, test } from 'vitest';
import { bayAt, BOX, mapSize, parseBin, positionAt } from './shelfGeometry.ts';

test('Aisle, bay and position are read from a bin', { tags: 'W-03' }, () => {
  expect(parseBin('A-14-03')).toEqual({ aisle: 'A', bay: 14, position: 3 });
  expect(parseBin('F-02')).toBeNull();
});

test('Boxes, shelves and bays of the map do not overlap', { tags: 'W-03' }, () => {
  const positions = 4;
  const first = bayAt(0, 1, positions);
  const last = positionAt(first, positions);
  expect(last.x + BOX.width).toBeLessThanOrEqual(first.x + first.width);
  expect(bayAt(1, 1, positions).x).toBeGreaterThan(first.x + first.width);
  expect(bayAt(0, 2, positions).y).toBeGreaterThan(first.y + BOX.height + 3);
  // The map of the design: six bays with four shelves.
  expect(mapSize(6, 4, positions)).toEqual({ width: 339, height: 152, captionY: 147, share: 1 });
});

test('A map of few bays is as high as a map of many, in a part of its place', { tags: 'W-03' }, () => {
  const heightAt420 = (bays: number, shelves: number, positions: number) => {
    const { width, height, share } = mapSize(bays, shelves, positions);
    return Math.round((420 * share * height) / width);
  };
  for (const bays of [1, 2, 3, 6])
    for (const positions of [1, 2, 3]) expect(heightAt420(bays, 2, positions)).toBeLessThanOrEqual(189);
  expect(heightAt420(1, 4, 4)).toBe(heightAt420(6, 4, 4));
  // More shelves are higher, never larger.
  expect(mapSize(1, 8, 1).share).toBeCloseTo(15 / 339);
});
