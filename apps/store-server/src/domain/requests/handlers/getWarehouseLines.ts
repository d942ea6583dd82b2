import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { countLines } from '../queries/countLines.ts';
import { readFacets } from '../queries/lineFacets.ts';
import { among, partOf } from '../queries/partOfList.ts';
import { selectLines, toRequestLine } from '../queries/readLines.ts';
import type { Operation, OperationInput } from '../../operation.ts';

type Query = OperationInput<'getWarehouseLines'>['query'];

/** Lists a location's lines by status and filters: in pick order, checked-out lines newest first [W-02]. */
export const getWarehouseLines: Operation<'getWarehouseLines'> = async ({ query, store: { db } }) => {
  const { locationId, status } = query;
  const { limit, offset } = partOf(query);
  const here = eq(requestLines.locationId, locationId);
  const wanted = and(here, eq(requestLines.status, status), ...filters(query));
  const pickOrder = [sql`${bins.code} collate "C" nulls last`, asc(requestLines.requestedAt), asc(requestLines.id)];
  const newest = [desc(requestLines.checkedOutAt), desc(requestLines.id)];
  const [rows, total, counts, facets] = await Promise.all([
    selectLines(db)
      .where(and(wanted, among(query.ids)))
      .orderBy(...(status === 'checkedout' ? newest : pickOrder))
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
    countLines(db, ['request', 'pending', 'checkedout'], here),
    readFacets(db, locationId, status),
  ]);
  return {
    status: true,
    data: { content: rows.map(toRequestLine), totalElements: total[0]?.count ?? 0, counts, facets },
  };
};

function filters({ bin, sizes, brand, requestBy }: Query): (SQL | undefined)[] {
  return [
    // A whole bin code or its beginning: A, A-14, A-14-03.
    bin?.length ? or(...bin.map((beginning) => sql`starts_with(${bins.code}, ${beginning})`)) : undefined,
    sizes?.length ? inArray(variants.size, sizes) : undefined,
    brand?.length ? inArray(products.brand, brand) : undefined,
    requestBy?.length ? inArray(requestLines.requestedBy, requestBy) : undefined,
  ];
}
