import { type Api, PAGE_SIZE_MAX, type Result, type Transfer } from '@instore/api';
import { proxy, ref } from 'valtio';
import { PagedList } from '../shared/lists/pagedList.ts';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import type { TransferListName } from './transferSearch.ts';

/** Transfers per page. */
const TRANSFERS_PAGE_SIZE = 50;

/** State of the transfers of a location [M-03]. */
export interface Transfers extends PagedState<Transfer> {
  list: TransferListName;
  /** How many transfers each list has; undefined until they are read. */
  counts: Record<TransferListName, number> | undefined;
}

interface TransferPage {
  content: Transfer[];
  totalElements: number;
  counts: Record<TransferListName, number>;
}

const compareIds = (a: Transfer, b: Transfer) => Number(a.transferId) - Number(b.transferId);
const byCarton = (a: Transfer, b: Transfer) => (a.carton ?? '').localeCompare(b.carton ?? '') || compareIds(a, b);
const endOf = ({ steps }: Transfer) => steps.at(-1)?.at ?? '';

/** The order of each list, as the store sends it. */
const ORDER: Record<TransferListName, (a: Transfer, b: Transfer) => number> = {
  incoming: byCarton,
  outgoing: byCarton,
  done: (a, b) => endOf(b).localeCompare(endOf(a)) || compareIds(b, a),
};

/** The list of transfers: those that come, those that leave, or those that have ended. */
export function createTransferList({ api, locationId }: { api: Pick<Api, 'inventory'>; locationId: () => string }) {
  const state = proxy<Transfers>({ ...emptyPages(), list: 'incoming', counts: undefined });
  const read = (part: { page: number; size: number } | { ids: string[] }): Promise<Result<TransferPage>> =>
    api.inventory.getTransfers({ locationId: locationId(), list: state.list, ...part });
  const list = new PagedList<Transfer, Transfer, TransferPage>(state, {
    pageSize: TRANSFERS_PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: ({ page, size }) => read({ page, size }),
    changes: {
      read: (ids) => read({ ids }),
      compare: (a, b) => ORDER[state.list](a, b),
      itemOf: (transfer) => transfer,
    },
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ transferId }) => transferId,
    rowOf: (transfer, shown) => unchanged(shown, ref(transfer)),
    onAnswer: ({ counts }) => {
      state.counts = counts;
    },
  });
  return {
    state,
    /** Reads the list again; at another location, or another list, it starts empty. */
    async load(name: TransferListName = state.list): Promise<void> {
      if (list.open(JSON.stringify([locationId(), name]))) state.list = name;
      await list.refresh();
    },
    refresh: () => list.refresh(),
    loadMore: () => list.more(),
    readAgain: (ids: string[]) => list.readAgain(ids),
  };
}
