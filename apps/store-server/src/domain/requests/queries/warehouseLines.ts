import type { WarehouseStatus } from '@instore/api';
import { and, count, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { meaningOf, statesWhere } from '../../../base/lineStates.ts';
import type { Db } from '../../../db/database.ts';
import { prepareOnce } from '../../../db/prepareOnce.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { chosenIn, filterLines } from './lineFilters.ts';
import { LONGEST_OUT_FIRST, WAREHOUSE_ORDER } from './lineOrder.ts';
import { partOf } from './partOfList.ts';
import { selectLines } from './readLines.ts';
import type { OperationInput } from '../../operation.ts';
import { isInWarehouseList } from './warehouseStatus.ts';

type Query = OperationInput<'getWarehouseLines'>['query'];

/** A list of the warehouse, as a query names it. */
interface WarehouseList {
  query: Query;
  /** The caller, whose held lines the query may name. */
  userId: string;
}

/** The values of the placeholders of {@link isWanted}. */
const valuesOf = ({ query, userId }: WarehouseList) => ({
  ...chosenIn(query),
  locationId: query.locationId,
  holder: query.held === undefined ? null : userId,
  owners: query.owners?.length ? query.owners : null,
});

/** A filter whose value is null is not set: PostgreSQL leaves its condition out of the plan. */
function isWanted(status: WarehouseStatus): SQL | undefined {
  const [holder, owners] = [sql.placeholder('holder'), sql.placeholder('owners')];
  return and(
    eq(requestLines.locationId, sql.placeholder('locationId')),
    isInWarehouseList(status),
    ...filterLines(),
    sql`(${holder}::text is null or ${requestLines.heldBy} = ${holder}::text)`,
    sql`(${owners}::text[] is null or ${requestLines.ownerId} = any(${owners}::text[]))`,
  );
}

const linesOf = prepareOnce((db, order: WarehouseStatus | 'longestOutFirst') => {
  const ids = sql.placeholder('ids');
  return selectLines(db)
    .where(
      and(
        isWanted(order === 'longestOutFirst' ? 'checkedout' : order),
        sql`(${ids}::bigint[] is null or ${requestLines.id} = any(${ids}::bigint[]))`,
      ),
    )
    .orderBy(...(order === 'longestOutFirst' ? LONGEST_OUT_FIRST : WAREHOUSE_ORDER[order]))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('');
});

/** Reads the part of a list that the query names: a page, or lines by their ids. */
export function readWarehouseLines(db: Db, list: WarehouseList) {
  const { status, sort, ids } = list.query;
  const order = status === 'checkedout' && sort === 'oldest' ? 'longestOutFirst' : status;
  return linesOf(db, order).execute({ ...valuesOf(list), ids, ...partOf(list.query) });
}

const totalIn = prepareOnce((db, status: WarehouseStatus) =>
  db
    .select({ count: count() })
    .from(requestLines)
    .innerJoin(variants, eq(variants.id, requestLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(units, eq(units.id, requestLines.unitId))
    .leftJoin(bins, eq(bins.id, units.binId))
    .where(isWanted(status))
    .prepare(''),
);

/** Counts the lines of a list. */
export async function totalOf(db: Db, list: WarehouseList): Promise<number> {
  const [row] = await totalIn(db, list.query.status).execute(valuesOf(list));
  return row?.count ?? 0;
}

/** Counts the lines of each list of a location, without filters. */
export async function countWarehouseLines(db: Db, locationId: string): Promise<Record<WarehouseStatus, number>> {
  const rows = await db
    .select({ status: requestLines.status, count: count() })
    .from(requestLines)
    .where(
      and(
        eq(requestLines.locationId, locationId),
        isNotNull(requestLines.requestId),
        inArray(
          requestLines.status,
          statesWhere(({ list }) => list !== undefined),
        ),
      ),
    )
    .groupBy(requestLines.status);
  const counts = { request: 0, pending: 0, checkedout: 0 };
  for (const row of rows) {
    const { list } = meaningOf(row.status);
    if (list !== undefined) counts[list] += row.count;
  }
  return counts;
}
