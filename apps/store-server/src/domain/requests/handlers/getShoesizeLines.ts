import { and, eq, inArray } from 'drizzle-orm';
import { requestLines } from '../../../db/schema/requests.ts';
import { countLines } from '../queries/countLines.ts';
import { SHOESIZE_ORDER } from '../queries/lineOrder.ts';
import { among, partOf } from '../queries/partOfList.ts';
import { readOffers } from '../queries/readOffers.ts';
import { selectLines, toRequestLine } from '../queries/readLines.ts';
import type { Operation } from '../../operation.ts';

/** The associate's three tabs [Z-07]: accepted; placed and waiting for the warehouse; checked out. */
const STATUSES = {
  '1': ['accepted'],
  '2': ['request', 'pending'],
  '3': ['checkedout'],
} as const;

/** Lists the caller's own lines at a location by tab: the newest request first, its lines in their order. */
export const getShoesizeLines: Operation<'getShoesizeLines'> = async ({ query, caller, store: { db } }) => {
  const { locationId, status, ids } = query;
  const { limit, offset } = partOf(query);
  const own = and(eq(requestLines.ownerId, caller.userId), eq(requestLines.locationId, locationId));
  const [rows, counts] = await Promise.all([
    selectLines(db)
      .where(and(own, inArray(requestLines.status, [...STATUSES[status]]), among(ids)))
      .orderBy(...SHOESIZE_ORDER[status])
      .limit(limit)
      .offset(offset),
    countLines(db, ['accepted', 'request', 'pending', 'checkedout'], own),
  ]);
  // No unit is reserved for an accepted line yet: it shows the unit that the lookup of Accept returns [K-06].
  const offers = await readOffers(db, locationId, status === '1' ? rows.map((row) => row.inventoryItemId) : []);
  const totals = {
    request: counts.accepted,
    pending: counts.request + counts.pending,
    checkedout: counts.checkedout,
  };
  const totalElements = { '1': totals.request, '2': totals.pending, '3': totals.checkedout }[status];
  return {
    status: true,
    data: {
      content: rows.map((row) => toRequestLine({ ...row, ...offers.get(row.inventoryItemId) })),
      totalElements,
      counts: totals,
    },
  };
};
