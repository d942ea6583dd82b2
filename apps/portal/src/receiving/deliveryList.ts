import { type Api, type DeliveryHead, isWithoutNetwork, PAGE_SIZE_MAX, type Result } from '@instore/api';
import { proxy, ref } from 'valtio';
import { PagedList } from '../shared/lists/pagedList.ts';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import type { KeptLists } from '../shared/kept/keptLists.ts';
import type { KeptDeliveries } from './keptDeliveries.ts';
import type { ReceivingList } from './receivingSearch.ts';

/** Deliveries per page. */
const DELIVERIES_PAGE_SIZE = 50;

/** What the list shows. */
export interface DeliveryView {
  list: ReceivingList;
  search: string;
}

/** State of the deliveries of a location [M-02]. */
export interface Deliveries extends PagedState<DeliveryHead> {
  view: DeliveryView;
  /** How many deliveries each list has; undefined until they are read. */
  counts: Record<ReceivingList, number> | undefined;
}

interface DeliveryPage {
  content: DeliveryHead[];
  totalElements: number;
  counts: Record<ReceivingList, number>;
}

const compareIds = (a: DeliveryHead, b: DeliveryHead) => Number(a.deliveryId) - Number(b.deliveryId);
const closedAt = ({ closedAt: at }: DeliveryHead) => at ?? '';

/** The order of each list, as the store sends it. */
const ORDER: Record<ReceivingList, (a: DeliveryHead, b: DeliveryHead) => number> = {
  expected: (a, b) => a.expectedOn.localeCompare(b.expectedOn) || compareIds(a, b),
  putAway: (a, b) => closedAt(a).localeCompare(closedAt(b)) || compareIds(a, b),
  closed: (a, b) => closedAt(b).localeCompare(closedAt(a)) || compareIds(b, a),
};

interface ListParts {
  api: Pick<Api, 'inventory'>;
  locationId: () => string;
  /** Keeps the first page on the device, for a reload without network [W-13]. */
  keptLists: Pick<KeptLists<KeptDeliveries>, 'keep' | 'recall'>;
}

/** The list of deliveries: those that are expected, to put away, or closed. */
export function createDeliveryList({ api, locationId, keptLists }: ListParts) {
  const state = proxy<Deliveries>({ ...emptyPages(), view: { list: 'expected', search: '' }, counts: undefined });
  const read = (part: { page: number; size: number } | { ids: string[] }): Promise<Result<DeliveryPage>> => {
    const { list, search } = state.view;
    const named = search.trim() === '' ? {} : { search };
    return api.inventory.getDeliveries({ locationId: locationId(), list, ...named, ...part });
  };
  const keyOfList = () => JSON.stringify([locationId(), 'deliveries', state.view]);
  /** The first page, or what the device keeps of it while nothing is shown yet. */
  async function readFirst(size: number): Promise<Result<DeliveryPage>> {
    const answer = await read({ page: 0, size });
    if (answer.ok || state.isKnown || !isWithoutNetwork(answer.kind)) return answer;
    const kept = await keptLists.recall(keyOfList());
    if (kept === undefined) return answer;
    const { deliveries, counts } = kept;
    return { ok: true, data: { content: deliveries, totalElements: deliveries.length, counts } };
  }
  /** Stores the shown list on the device soon, unless another one is shown by then. A search is not kept. */
  function keep(): void {
    if (state.view.search.trim() !== '') return;
    const key = keyOfList();
    keptLists.keep(key, () => {
      const { counts, order, byId } = state;
      if (key !== keyOfList() || counts === undefined) return undefined;
      return { counts: { ...counts }, deliveries: order.flatMap((id) => byId[id] ?? []) };
    });
  }
  const list = new PagedList<DeliveryHead, DeliveryHead, DeliveryPage>(state, {
    pageSize: DELIVERIES_PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: ({ page, size }) => (page === 0 ? readFirst(size) : read({ page, size })),
    changes: {
      read: (ids) => read({ ids }),
      compare: (a, b) => ORDER[state.view.list](a, b),
      itemOf: (delivery) => delivery,
    },
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ deliveryId }) => deliveryId,
    rowOf: (delivery, shown) => unchanged(shown, ref(delivery)),
    onAnswer: ({ counts }) => {
      state.counts = counts;
      keep();
    },
  });
  return {
    state,
    /** Reads the list again; at another location, or in another view, it starts empty. */
    async load(view: DeliveryView = state.view): Promise<void> {
      if (list.open(JSON.stringify([locationId(), view]))) state.view = view;
      await list.refresh();
    },
    refresh: () => list.refresh(),
    loadMore: () => list.more(),
    readAgain: (ids: string[]) => list.readAgain(ids),
  };
}
