import { and, count, eq, inArray, isNotNull } from 'drizzle-orm';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { countLines } from '../queries/countLines.ts';
import { readFacets } from '../queries/lineFacets.ts';
import { filterLines } from '../queries/lineFilters.ts';
import { LONGEST_OUT_FIRST, WAREHOUSE_ORDER } from '../queries/lineOrder.ts';
import { among, partOf } from '../queries/partOfList.ts';
import { selectLines, toRequestLine } from '../queries/readLines.ts';
import { isInWarehouseList } from '../queries/warehouseStatus.ts';
import type { Operation } from '../../operation.ts';

/** Lists a location's lines by status and filters: in pick order, checked-out lines newest or longest out first [W-02, W-11]. */
export const getWarehouseLines: Operation<'getWarehouseLines'> = async ({ query, caller, store: { db } }) => {
  const { locationId, status } = query;
  const { limit, offset } = partOf(query);
  const here = eq(requestLines.locationId, locationId);
  const isHeld = query.held && eq(requestLines.heldBy, caller.userId);
  const isOwned = query.owners?.length ? inArray(requestLines.ownerId, query.owners) : undefined;
  const wanted = and(here, isInWarehouseList(status), ...filterLines(query), isHeld, isOwned);
  const order = status === 'checkedout' && query.sort === 'oldest' ? LONGEST_OUT_FIRST : WAREHOUSE_ORDER[status];
  const [rows, total, counts, facets] = await Promise.all([
    selectLines(db)
      .where(and(wanted, among(query.ids)))
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db
      .select({ count: count() })
      .from(requestLines)
      .innerJoin(variants, eq(variants.id, requestLines.variantId))
      .innerJoin(products, eq(products.id, variants.productId))
      .leftJoin(units, eq(units.id, requestLines.unitId))
      .leftJoin(bins, eq(bins.id, units.binId))
      .where(wanted),
    countLines(db, ['request', 'pending', 'unavailable', 'checkedout'], and(here, isNotNull(requestLines.requestId))),
    readFacets(db, locationId, status),
  ]);
  return {
    status: true,
    data: {
      content: rows.map(toRequestLine),
      totalElements: total[0]?.count ?? 0,
      counts: { ...counts, pending: counts.pending + counts.unavailable },
      facets,
    },
  };
};
