import { type Api, type LinePage, PAGE_SIZE_MAX, type Person, type RequestLine } from '@instore/api';
import { proxy, ref } from 'valtio';
import { DISPATCH_ORDER } from '../shared/lines/lineOrder.ts';
import { PagedList } from '../shared/lists/pagedList.ts';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import { type DispatchView, dispatchView } from './dispatchSearch.ts';

/** Lines per page. */
export const DISPATCH_PAGE_SIZE = 50;

/** State of the checked-out lines [W-04]. */
export interface Dispatch extends PagedState<RequestLine> {
  /** In the order of the view. */
  readonly lines: RequestLine[];
  view: DispatchView;
  /** Associates and delivery spots of the location; empty until they are read. */
  people: readonly Person[];
  spots: readonly string[];
}

export const createDispatchState = (): Dispatch =>
  proxy<Dispatch>({
    ...emptyPages(),
    get lines(): RequestLine[] {
      return this.order.flatMap((id) => this.byId[id] ?? []);
    },
    view: dispatchView({}),
    people: [],
    spots: [],
  });

/** The list of the checked-out lines. */
export function createDispatchList({
  state,
  api,
  locationId,
}: {
  state: Dispatch;
  api: Pick<Api, 'inventory'>;
  locationId: () => string;
}) {
  const read = (part: { page: number; size: number } | { ids: string[] }) => {
    const { sort, owners } = state.view;
    const query = { locationId: locationId(), status: 'checkedout' as const, sort, ...part };
    return api.inventory.getWarehouseLines(owners.length > 0 ? { ...query, owners: [...owners] } : query);
  };
  return new PagedList<RequestLine, RequestLine, LinePage>(state, {
    pageSize: DISPATCH_PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: ({ page, size }) => read({ page, size }),
    changes: {
      read: (ids) => read({ ids }),
      compare: (a, b) => DISPATCH_ORDER[state.view.sort](a, b),
      itemOf: (line) => line,
    },
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ lineId }) => lineId,
    rowOf: (line, shown) => unchanged(shown, ref(line)),
  });
}

export type DispatchList = ReturnType<typeof createDispatchList>;
