import { expect, test } from 'vitest';
import { outLinesOf } from './overdue.ts';

const now = new Date(2026, 10, 28, 9, 30).getTime();
const at = (day: number, hour: number) => ({ checkedOutAt: new Date(2026, 10, day, hour).toISOString() });

test('Lines from before today are overdue, also those that are not read yet', { tags: 'Z-07' }, () => {
  const byId = { a: at(28, 9), b: at(28, 0), c: at(27, 23), d: at(20, 12) };
  expect(outLinesOf({ order: ['a', 'b', 'c', 'd'], byId, total: 14 }, now)).toEqual({
    today: ['a', 'b'],
    overdue: ['c', 'd'],
    overdueTotal: 12,
  });
});

test('While only lines of today are read, no line is called overdue', { tags: 'Z-07' }, () => {
  const parts = outLinesOf({ order: ['a'], byId: { a: at(28, 9) }, total: 30 }, now);
  expect(parts).toEqual({ today: ['a'], overdue: [], overdueTotal: 0 });
});
