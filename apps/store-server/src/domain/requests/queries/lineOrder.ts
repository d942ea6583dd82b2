import { asc, desc, sql } from 'drizzle-orm';
import { requestLines, requests } from '../../../db/schema/requests.ts';
import { bins } from '../../../db/schema/stock.ts';

const pickOrder = [
  // A customer waits for a try-on.
  desc(requestLines.tryOutItem),
  sql`${bins.code} collate "C" nulls last`,
  asc(requestLines.requestedAt),
  asc(requestLines.id),
];

/**
 * The order of the warehouse's lists: try-on before replenishment, each by bin, without a bin last; checked-out lines
 * newest first [W-02, W-04, W-10].
 * Must match `WAREHOUSE_ORDER` of the portal (`apps/portal/src/shared/lines/lineOrder.ts`).
 */
export const WAREHOUSE_ORDER = {
  request: pickOrder,
  pending: pickOrder,
  checkedout: [desc(requestLines.checkedOutAt), desc(requestLines.id)],
};

/** The order of the dispatch: checked-out lines, the longest out first [W-11]. */
export const LONGEST_OUT_FIRST = [asc(requestLines.checkedOutAt), asc(requestLines.id)];

/**
 * The order of the associate's tabs: oldest first, lines of the same time in the order of their ids; checked-out lines
 * newest first [K-11, Z-07]. Lines that wait for an associate belong to no request yet and come first.
 * Must match `SHOESIZE_ORDER` of the portal (`apps/portal/src/shared/lines/lineOrder.ts`).
 */
export const SHOESIZE_ORDER = {
  '1': [asc(requestLines.requestedAt), asc(requestLines.id)],
  // A line that was not available before it was placed has no other time.
  '2': [sql`coalesce(${requests.placedAt}, ${requestLines.requestedAt})`, asc(requestLines.id)],
  '3': WAREHOUSE_ORDER.checkedout,
};
