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
  expect(mapSize(6, 4, positions)).toEqual({ width: 339, height: 152, captionY: 147 });
});
