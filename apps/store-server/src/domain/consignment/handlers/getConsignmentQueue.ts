import type { BulkRecord } from '@instore/api';
import { and, asc, desc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { announcedPairs } from '../../../db/schema/consignment.ts';
import { orders } from '../../../db/schema/orders.ts';
import { units } from '../../../db/schema/stock.ts';
import { consignedKinds, selectBulkRecords, toBulkRecord, type ConsignedKind } from '../queries/bulkRecords.ts';
import { matchesUnit } from '../queries/consignmentSearch.ts';
import type { Operation } from '../../operation.ts';

/** Lists consigned units of a kind; by default those that are missing or on hold [G-01]. */
export const getConsignmentQueue: Operation<'getConsignmentQueue'> = async ({ query, caller, store: { db } }) => {
  const { locationId, kind, search, page = 0, size = 20, sort = kind === 'sold' ? 'newest' : 'oldest' } = query;
  const consigneeId = caller.role === 'Consignee' ? caller.userId : undefined;
  const isStaff = consigneeId === undefined;
  const own = and(
    eq(units.locationId, locationId),
    // A consignee sees their own units; the other roles see all.
    isStaff ? isNotNull(units.consigneeId) : eq(units.consigneeId, consigneeId),
  );
  const wanted = and(own, kind ? consignedKinds[kind] : or(units.missing, units.onHold), matchesUnit(search, isStaff));
  const [rows, totalElements, counts] = await Promise.all([
    selectBulkRecords(db)
      .where(wanted)
      .orderBy(...orderOf(kind, sort))
      .limit(size)
      .offset(page * size),
    db.$count(units, wanted),
    countKinds(db, own, locationId, consigneeId),
  ]);
  const records = rows.map(toBulkRecord);
  return {
    status: true,
    data: { content: isStaff ? records : records.map(forConsignee), totalElements, counts },
  };
};

/** Where the pair lies, who set it aside, and what holds it: a consignee is not staff. */
const forConsignee = (record: BulkRecord): BulkRecord => ({
  ...record,
  bin: null,
  shelf: null,
  setAsideBy: null,
  requestId: null,
  orderNumber: null,
});

function orderOf(kind: ConsignedKind | undefined, sort: 'newest' | 'oldest'): SQL[] {
  const since = kind === 'sold' ? orders.soldAt : kind === 'inStock' ? units.receivedAt : units.setAsideAt;
  // Without a time a pair counts as the oldest.
  return sort === 'newest'
    ? [sql`${since} desc nulls last`, desc(units.id)]
    : [sql`${since} asc nulls first`, asc(units.id)];
}

async function countKinds(db: Db, own: SQL | undefined, locationId: string, consigneeId: string | undefined) {
  const count = (kind: ConsignedKind) => sql<number>`count(*) filter (where ${consignedKinds[kind]})`.mapWith(Number);
  const [[row], incoming] = await Promise.all([
    db
      .select({ inStock: count('inStock'), missing: count('missing'), onHold: count('onHold'), sold: count('sold') })
      .from(units)
      .where(own),
    db.$count(
      announcedPairs,
      and(
        eq(announcedPairs.locationId, locationId),
        eq(announcedPairs.status, 'waiting'),
        consigneeId === undefined ? undefined : eq(announcedPairs.consigneeId, consigneeId),
      ),
    ),
  ]);
  return { incoming, inStock: 0, missing: 0, onHold: 0, sold: 0, ...row };
}
