import { type Api, PAGE_SIZE_MAX, type RequestLine } from '@instore/api';
import { proxy, ref } from 'valtio';
import { type PagedFacts, emptyPages } from '../mechanisms/pagedFacts.ts';
import { PagedList } from '../mechanisms/pagedList.ts';
import { unchanged } from '../mechanisms/unchanged.ts';
import { WAREHOUSE_ORDER } from '../../rules/lineOrder.ts';
import type { Changes } from '../connection/locationChanges.ts';

/** Lines per page. */
export const DISPATCH_PAGE_SIZE = 50;

/** Facts about the checked-out lines [W-04]. */
export interface Dispatch extends PagedFacts<RequestLine> {
  /** Newest first. */
  readonly lines: RequestLine[];
}

export interface DispatchDependencies {
  api: Pick<Api, 'inventory'>;
  locationId: () => string;
}

/** The checked-out lines, to whom and since when: facts and verbs. */
export function createDispatch({ api, locationId }: DispatchDependencies) {
  const facts = proxy<Dispatch>({
    ...emptyPages(),
    get lines(): RequestLine[] {
      return this.order.flatMap((id) => this.byId[id] ?? []);
    },
  });
  const list = new PagedList(facts, {
    pageSize: DISPATCH_PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: ({ page, size }) =>
      api.inventory.getWarehouseLines({ locationId: locationId(), status: 'checkedout', page, size }),
    changes: {
      read: (ids) => api.inventory.getWarehouseLines({ locationId: locationId(), status: 'checkedout', ids }),
      compare: WAREHOUSE_ORDER.checkedout,
      itemOf: (line) => line,
    },
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ lineId }) => lineId,
    rowOf: (line, shown) => unchanged(shown, ref(line)),
  });
  return {
    facts,
    /** Reads the list again; at another location it starts empty. */
    async load(): Promise<void> {
      list.open(locationId());
      await list.refresh();
    },
    /** Reads the next page. */
    loadMore: () => list.more(),
    /** Reads what went out and came back meanwhile [W-09]. */
    readChanges: ({ all, lines }: Changes) => (all ? list.refresh() : list.readAgain(lines)),
  };
}

export type DispatchState = ReturnType<typeof createDispatch>;
