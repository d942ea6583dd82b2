import { type Api, type CustomerHold, PAGE_SIZE_MAX, type Result } from '@instore/api';
import { proxy, ref } from 'valtio';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { PagedList } from '../shared/lists/pagedList.ts';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';
import { unchanged } from '../shared/lists/unchanged.ts';

/** Holds per page. */
const HOLDS_PAGE_SIZE = 50;

/** What the list shows. */
export interface HoldView {
  list: 'held' | 'ended';
  whose: 'mine' | 'all';
  search: string;
}

/** State of the pairs that are held for customers [M-04]. */
export interface Holds extends PagedState<CustomerHold> {
  view: HoldView;
  /** How many the caller holds, the location holds, and have ended today; undefined until they are read. */
  counts: { mine: number; held: number; ended: number } | undefined;
  /** Ids of holds with a write in flight. */
  pending: Record<string, boolean>;
}

interface HoldPage {
  content: CustomerHold[];
  totalElements: number;
  counts: { mine: number; held: number; ended: number };
}

const compareIds = (a: CustomerHold, b: CustomerHold) => Number(a.holdId) - Number(b.holdId);

/** The order of each list, as the store sends it. */
const ORDER: Record<HoldView['list'], (a: CustomerHold, b: CustomerHold) => number> = {
  held: (a, b) => a.until.localeCompare(b.until) || compareIds(a, b),
  ended: (a, b) => (b.endedAt ?? '').localeCompare(a.endedAt ?? '') || compareIds(b, a),
};

/** The list of held pairs, or of those whose hold ended today. */
export function createHoldList({ api, locationId }: { api: Pick<Api, 'storefront'>; locationId: () => string }) {
  const state = proxy<Holds>({
    ...emptyPages(),
    view: { list: 'held', whose: 'all', search: '' },
    counts: undefined,
    pending: {},
  });
  const read = (part: { page: number; size: number } | { ids: string[] }): Promise<Result<HoldPage>> => {
    const { list: name, whose, search } = state.view;
    const named = search.trim() === '' ? {} : { search };
    return api.storefront.getCustomerHolds({ locationId: locationId(), list: name, whose, ...named, ...part });
  };
  const list = new PagedList<CustomerHold, CustomerHold, HoldPage>(state, {
    pageSize: HOLDS_PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: ({ page, size }) => read({ page, size }),
    changes: {
      read: (ids) => read({ ids }),
      compare: (a, b) => ORDER[state.view.list](a, b),
      itemOf: (hold) => hold,
    },
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ holdId }) => holdId,
    rowOf: (hold, shown) => unchanged(shown, ref(hold)),
    onAnswer: ({ counts }) => {
      state.counts = counts;
    },
  });
  return {
    state,
    /** Reads the list again; at another location, or in another view, it starts empty. */
    async load(view: HoldView = state.view): Promise<void> {
      if (list.open(JSON.stringify([locationId(), view]))) state.view = view;
      await list.refresh();
    },
    refresh: () => list.refresh(),
    loadMore: () => list.more(),
    /** Reads what colleagues and the clock changed meanwhile. */
    readChanges: ({ all, customerHolds = [] }: Changes) => (all ? list.refresh() : list.readAgain(customerHolds)),
  };
}
