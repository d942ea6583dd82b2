import { readFacets } from '../queries/lineFacets.ts';
import { filtersOf } from '../queries/lineFilters.ts';
import { partOf } from '../queries/partOfList.ts';
import { toRequestLine } from '../queries/readLines.ts';
import { countWarehouseLines, warehouseLines, warehouseTotal } from '../queries/warehouseLines.ts';
import type { Operation } from '../../operation.ts';

/** Lists a location's lines by status and filters: in pick order, checked-out lines newest or longest out first [W-02, W-11]. */
export const getWarehouseLines: Operation<'getWarehouseLines'> = async ({ query, caller, store: { db } }) => {
  const { locationId, status, owners } = query;
  const list = {
    status,
    filters: filtersOf(query),
    isHeld: query.held !== undefined,
    isOwned: owners !== undefined && owners.length > 0,
  };
  const part = {
    ...list,
    isAmong: query.ids !== undefined,
    isLongestOutFirst: status === 'checkedout' && query.sort === 'oldest',
  };
  const values = { ...query, userId: caller.userId };
  const [rows, total, counts, facets] = await Promise.all([
    warehouseLines(db, part).execute({ ...values, ...partOf(query) }),
    warehouseTotal(db, list).execute(values),
    countWarehouseLines(db, locationId),
    readFacets(db, locationId, status),
  ]);
  return {
    status: true,
    data: {
      content: rows.map(toRequestLine),
      totalElements: total[0]?.count ?? 0,
      counts,
      facets,
    },
  };
};
