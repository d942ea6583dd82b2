import { expect, test } from 'vitest';
import { requestLine } from '../../../test/support.ts';
import { DISPATCH_ORDER, SHOESIZE_ORDER, WAREHOUSE_ORDER } from './lineOrder.ts';

const [early, late] = ['2025-11-21T14:31:00.000Z', '2025-11-21T14:32:00.000Z'];
const idsOf = (lines: ReturnType<typeof requestLine>[]) => lines.map(({ lineId }) => lineId);

test('Lines are in order of bin, then of age, with units without a bin last', { tags: 'W-02' }, () => {
  const lines = [
    requestLine({ lineId: '1', bin: null, requestedAt: early }),
    requestLine({ lineId: '2', bin: 'B-01-01', requestedAt: early }),
    requestLine({ lineId: '30', bin: 'A-14-03', requestedAt: late }),
    requestLine({ lineId: '10', bin: 'A-14-03', requestedAt: early }),
    requestLine({ lineId: '9', bin: 'A-14-03', requestedAt: early }),
    requestLine({ lineId: '4', bin: 'A-02-01', requestedAt: late }),
  ];
  for (const status of ['request', 'pending'] as const) {
    expect(idsOf(lines.toSorted(WAREHOUSE_ORDER[status]))).toEqual(['4', '9', '10', '30', '2', '1']);
  }
});

test('Try-on lines come before replenishment, each in walking order', { tags: ['W-02', 'W-10'] }, () => {
  const lines = [
    requestLine({ lineId: '1', bin: 'A-02-01', tryOutItem: false, requestedAt: early }),
    requestLine({ lineId: '2', bin: null, tryOutItem: true, requestedAt: late }),
    requestLine({ lineId: '3', bin: 'C-01-01', tryOutItem: true, requestedAt: late }),
    requestLine({ lineId: '4', bin: null, tryOutItem: false, requestedAt: early }),
    requestLine({ lineId: '5', bin: 'A-14-03', tryOutItem: true, requestedAt: late }),
    requestLine({ lineId: '6', bin: 'B-01-01', tryOutItem: false, requestedAt: early }),
  ];
  for (const status of ['request', 'pending'] as const) {
    expect(idsOf(lines.toSorted(WAREHOUSE_ORDER[status]))).toEqual(['5', '3', '2', '1', '6', '4']);
  }
});

test('Checked-out lines: the newest first', { tags: 'W-04' }, () => {
  const lines = [
    requestLine({ lineId: '1', checkedOutAt: early }),
    requestLine({ lineId: '2', checkedOutAt: late }),
    // Grouped by nothing: the order is that of time.
    requestLine({ lineId: '3', checkedOutAt: early, tryOutItem: false }),
  ];
  expect(idsOf(lines.toSorted(WAREHOUSE_ORDER.checkedout))).toEqual(['2', '3', '1']);
  expect(idsOf(lines.toSorted(DISPATCH_ORDER.newest))).toEqual(['2', '3', '1']);
});

test('The dispatch can show the longest out first, and equal times in order of id', { tags: 'W-11' }, () => {
  const lines = [
    requestLine({ lineId: '12', checkedOutAt: early }),
    requestLine({ lineId: '2', checkedOutAt: late }),
    requestLine({ lineId: '9', checkedOutAt: early }),
  ];
  expect(idsOf(lines.toSorted(DISPATCH_ORDER.oldest))).toEqual(['9', '12', '2']);
});

test('The associate sees the oldest request first, and the newest check-out first', { tags: ['K-11', 'Z-07'] }, () => {
  const at = (lineId: string, time: string) =>
    requestLine({ lineId, requestedAt: time, placedAt: time, checkedOutAt: time });
  const lines = [at('9', early), at('12', late), at('11', late), at('10', early)];
  for (const status of ['1', '2'] as const) {
    expect(idsOf(lines.toSorted(SHOESIZE_ORDER[status]))).toEqual(['9', '10', '11', '12']);
  }
  expect(idsOf(lines.toSorted(SHOESIZE_ORDER['3']))).toEqual(['12', '11', '10', '9']);
});

test('Placed lines are in the order of their own placement, not of their requests', { tags: 'Z-07' }, () => {
  const lines = [
    requestLine({ lineId: '1', requestedAt: early, placedAt: late }),
    requestLine({ lineId: '2', requestedAt: late, placedAt: early }),
  ];
  expect(idsOf(lines.toSorted(SHOESIZE_ORDER['2']))).toEqual(['2', '1']);
});

test('Lines that were never placed are in the order of their requests', { tags: 'Z-07' }, () => {
  const unplaced = [
    requestLine({ lineId: '1', requestedAt: late, placedAt: null }),
    requestLine({ lineId: '2', requestedAt: early, placedAt: null }),
  ];
  expect(idsOf(unplaced.toSorted(SHOESIZE_ORDER['2']))).toEqual(['2', '1']);
});
