import type { WarehouseStatus } from '@instore/api';
import { and, count, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { filterLines } from './lineFilters.ts';
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

function isWanted({ query, userId }: WarehouseList): SQL | undefined {
  const { locationId, status, held, owners = [] } = query;
  return and(
    eq(requestLines.locationId, locationId),
    isInWarehouseList(status),
    ...filterLines(query),
    held === undefined ? undefined : eq(requestLines.heldBy, userId),
    owners.length === 0 ? undefined : inArray(requestLines.ownerId, owners),
  );
}

/** Selects the part of a list that the query names: a page, or lines by their ids. */
export function selectWarehouseLines(db: Db, list: WarehouseList) {
  const { status, sort, ids } = list.query;
  const { limit, offset } = partOf(list.query);
  const isLongestOutFirst = status === 'checkedout' && sort === 'oldest';
  return selectLines(db)
    .where(and(isWanted(list), ids && inArray(requestLines.id, ids.map(Number))))
    .orderBy(...(isLongestOutFirst ? LONGEST_OUT_FIRST : WAREHOUSE_ORDER[status]))
    .limit(limit)
    .offset(offset);
}

/** Counts the lines of a list. */
export async function totalOf(db: Db, list: WarehouseList): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(requestLines)
    .innerJoin(variants, eq(variants.id, requestLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(units, eq(units.id, requestLines.unitId))
    .leftJoin(bins, eq(bins.id, units.binId))
    .where(isWanted(list));
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
        inArray(requestLines.status, ['request', 'pending', 'unavailable', 'checkedout']),
      ),
    )
    .groupBy(requestLines.status);
  const of = (status: string): number => rows.find((row) => row.status === status)?.count ?? 0;
  return { request: of('request'), pending: of('pending') + of('unavailable'), checkedout: of('checkedout') };
}
