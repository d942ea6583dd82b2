import type { LineFacets, WarehouseStatus } from '@instore/api';
import { and, count, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { prepared, preparedForms } from '../../../db/prepared.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { filterLines } from './lineFilters.ts';
import { LONGEST_OUT_FIRST, WAREHOUSE_ORDER } from './lineOrder.ts';
import { selectLines } from './readLines.ts';
import { isInWarehouseList } from './warehouseStatus.ts';

/** What a list of the warehouse is narrowed by; the values are placeholders of the same names. */
export interface WarehouseForm {
  status: WarehouseStatus;
  filters: readonly (keyof LineFacets)[];
  /** Only lines that the caller holds (`userId`). */
  isHeld: boolean;
  /** Only lines of these owners (`owners`). */
  isOwned: boolean;
}

function isWanted({ status, filters, isHeld, isOwned }: WarehouseForm): SQL | undefined {
  return and(
    eq(requestLines.locationId, sql.placeholder('locationId')),
    isInWarehouseList(status),
    ...filterLines(filters),
    isHeld ? eq(requestLines.heldBy, sql.placeholder('userId')) : undefined,
    isOwned ? sql`${requestLines.ownerId} = any(${sql.placeholder('owners')})` : undefined,
  );
}

/** The part of a list to read: a page (`limit`, `offset`) in an order, or named lines (`ids`) of it. */
interface PartForm extends WarehouseForm {
  isAmong: boolean;
  isLongestOutFirst: boolean;
}

/** Reads a part of a list. */
export const warehouseLines = preparedForms((db, { isAmong, isLongestOutFirst, ...list }: PartForm) =>
  selectLines(db)
    .where(and(isWanted(list), isAmong ? sql`${requestLines.id} = any(${sql.placeholder('ids')})` : undefined))
    .orderBy(...(isLongestOutFirst ? LONGEST_OUT_FIRST : WAREHOUSE_ORDER[list.status]))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
);

/** Counts the lines of a list. */
export const warehouseTotal = preparedForms((db, list: WarehouseForm) =>
  db
    .select({ count: count() })
    .from(requestLines)
    .innerJoin(variants, eq(variants.id, requestLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(units, eq(units.id, requestLines.unitId))
    .leftJoin(bins, eq(bins.id, units.binId))
    .where(isWanted(list)),
);

const countsOf = prepared((db) =>
  db
    .select({ status: requestLines.status, count: count() })
    .from(requestLines)
    .where(
      and(
        eq(requestLines.locationId, sql.placeholder('locationId')),
        isNotNull(requestLines.requestId),
        inArray(requestLines.status, ['request', 'pending', 'unavailable', 'checkedout']),
      ),
    )
    .groupBy(requestLines.status),
);

/** Counts the lines of each list of a location, without filters. */
export async function countWarehouseLines(db: Db, locationId: string): Promise<Record<WarehouseStatus, number>> {
  const rows = await countsOf(db).execute({ locationId });
  const of = (status: string): number => rows.find((row) => row.status === status)?.count ?? 0;
  return { request: of('request'), pending: of('pending') + of('unavailable'), checkedout: of('checkedout') };
}
