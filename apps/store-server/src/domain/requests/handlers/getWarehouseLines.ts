import { readFacets } from '../queries/lineFacets.ts';
import { toRequestLine } from '../queries/readLines.ts';
import { countWarehouseLines, readWarehouseLines, totalOf } from '../queries/warehouseLines.ts';
import type { Operation } from '../../operation.ts';

/** Lists a location's lines by status and filters: in pick order, checked-out lines newest or longest out first [W-02, W-11]. */
export const getWarehouseLines: Operation<'getWarehouseLines'> = async ({ query, caller, store: { db } }) => {
  const { locationId, status } = query;
  const list = { query, userId: caller.userId };
  const [rows, totalElements, counts, facets] = await Promise.all([
    readWarehouseLines(db, list),
    totalOf(db, list),
    countWarehouseLines(db, locationId),
    readFacets(db, locationId, status),
  ]);
  return { status: true, data: { content: rows.map(toRequestLine), totalElements, counts, facets } };
};
