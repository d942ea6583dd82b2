import type { LineStatus, RequestLine, WarehouseStatus } from '@instore/api';

/** Compares two lines; negative if the first comes first. */
export type LineOrder = (a: RequestLine, b: RequestLine) => number;

type Key = string | number;

const compareKeys = (a: Key, b: Key): number => (a === b ? 0 : a < b ? -1 : 1);

const order =
  (...keys: [keyOf: (line: RequestLine) => Key, direction: 1 | -1][]): LineOrder =>
  (a, b) => {
    for (const [keyOf, direction] of keys) {
      const difference = compareKeys(keyOf(a), keyOf(b)) * direction;
      if (difference !== 0) return difference;
    }
    return 0;
  };

const id = (line: RequestLine): number => Number(line.lineId);

const byWalk = order(
  [({ tryOutItem }) => (tryOutItem ? 0 : 1), 1],
  [({ bin }) => (bin === null ? 1 : 0), 1],
  [({ bin }) => bin ?? '', 1],
  [({ requestedAt }) => requestedAt, 1],
  [id, 1],
);

/**
 * The order of the warehouse's lists in the contract: try-on before replenishment, each by bin, without a bin last;
 * checked-out lines newest first.
 * Must match `WAREHOUSE_ORDER` of the server (`domain/requests/queries/lineOrder.ts`).
 */
export const WAREHOUSE_ORDER = {
  request: byWalk,
  pending: byWalk,
  checkedout: order([({ checkedOutAt }) => checkedOutAt ?? '', -1], [id, -1]),
} as const satisfies Record<WarehouseStatus, LineOrder>;

/** The order of the dispatch by its sort [W-11]. Must match `getWarehouseLines` of the server. */
export const DISPATCH_ORDER = {
  newest: WAREHOUSE_ORDER.checkedout,
  oldest: order([({ checkedOutAt }) => checkedOutAt ?? '', 1], [id, 1]),
} as const satisfies Record<'newest' | 'oldest', LineOrder>;

/**
 * The order of the associate's tabs in the contract: lines without an associate, then the oldest first, lines of the same
 * time in the order of their ids; checked-out lines newest first.
 * Must match `SHOESIZE_ORDER` of the server (`domain/requests/queries/lineOrder.ts`).
 */
export const SHOESIZE_ORDER = {
  '1': order([({ status }) => (status === 'waiting' ? 0 : 1), 1], [({ requestedAt }) => requestedAt, 1], [id, 1]),
  '2': order([({ placedAt, requestedAt }) => placedAt ?? requestedAt, 1], [id, 1]),
  '3': WAREHOUSE_ORDER.checkedout,
} as const satisfies Record<LineStatus, LineOrder>;
