import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { units } from '../../../db/schema/stock.ts';
import { selectBulkRecords, toBulkRecord } from '../queries/bulkRecords.ts';
import type { Operation } from '../../operation.ts';

/** Lists the consigned units that are missing or on hold, the longest set aside first [G-01]. */
export const getConsignmentQueue: Operation<'getConsignmentQueue'> = async ({ query, caller, store: { db } }) => {
  const { locationId, page = 0, size = 20 } = query;
  const wanted = and(
    eq(units.locationId, locationId),
    // A consignee sees their own units; the other roles see all.
    caller.role === 'Consignee' ? eq(units.consigneeId, caller.userId) : isNotNull(units.consigneeId),
    or(units.missing, units.onHold),
  );
  const [rows, totalElements] = await Promise.all([
    selectBulkRecords(db)
      .where(wanted)
      .orderBy(sql`${units.setAsideAt} nulls first`, asc(units.id))
      .limit(size)
      .offset(page * size),
    db.$count(units, wanted),
  ]);
  return { status: true, data: { content: rows.map(toBulkRecord), totalElements } };
};
