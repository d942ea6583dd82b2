import {
  type Api,
  PAGE_SIZE_MAX,
  type ShopConnection,
  type ShopProblem,
  type ShopProblemKind,
  type StockDifferences,
} from '@instore/api';
import { proxy, ref } from 'valtio';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { PagedList } from '../shared/lists/pagedList.ts';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import { createResource } from '../shared/reads/resource.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';

/** Problems per page. */
const PAGE_SIZE = 50;

interface Page {
  content: ShopProblem[];
  totalElements: number;
}

interface Parts {
  api: Pick<Api, 'store' | 'inventory'>;
  toasts: Toasts;
  say: SayText;
  locationId: () => string;
}

/** The connection with the shop system, its problems, and what its stock figures differ in: state and actions [O-09]. */
export function createShop({ api, toasts, say, locationId }: Parts) {
  const state = proxy({ isPending: false });
  const writes = new Writes();
  const problems = createProblems(api);
  const differences = createResource<StockDifferences, [{ locationId: string }]>({
    read: (asked) => api.inventory.getStockDifferences(asked),
  });
  const connection = createResource<ShopConnection, []>({
    read: () => api.store.getShopConnection(),
    onValue(value, before) {
      // A comparison has ended: it may have found other problems and figures.
      if (before !== undefined && before.comparedAt !== value.comparedAt) void readLists();
    },
  });
  const readLists = () => Promise.all([problems.list.refresh(), differences.poll({ locationId: locationId() })]);
  return {
    state,
    connection,
    differences,
    problems: problems.state,
    /** Reads the connection, the problems of the filter, and the differences at the location in use. */
    async load({ kind }: { kind?: ShopProblemKind | undefined } = {}): Promise<void> {
      problems.open(kind);
      await Promise.all([connection.load(), problems.list.refresh(), differences.load({ locationId: locationId() })]);
    },
    loadMore: () => problems.list.more(),
    reloadProblems: () => problems.list.refresh(),
    /** Asks for a comparison of the whole shop. */
    async compare(): Promise<void> {
      const answer = await writes.sendPending(state, 'compare', (key) => api.store.compareShop({ key }));
      if (answer?.ok) {
        connection.show(answer.data);
        toasts.positive(say('The comparison begins in a moment'));
      } else if (answer) {
        showFailure(toasts, answer.message);
        await connection.retry();
      }
    },
    /** Reads again when the connection has changed, or a comparison has ended. */
    async readChanges({ all, settings = [] }: Changes): Promise<void> {
      if (all || settings.includes('shop')) await connection.poll();
      if (all) await readLists();
    },
  };
}

function createProblems(api: Parts['api']) {
  const state = proxy<PagedState<ShopProblem>>(emptyPages());
  let wanted: ShopProblemKind | undefined;
  const list = new PagedList<ShopProblem, ShopProblem, Page>(state, {
    pageSize: PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: ({ page, size }) => api.store.getShopProblems({ kind: wanted, page, size }),
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ kind, subject }) => `${kind} ${subject}`,
    rowOf: (problem, before) => unchanged(before, ref(problem)),
  });
  return {
    state,
    list,
    open(kind: ShopProblemKind | undefined): void {
      wanted = kind;
      list.open(kind ?? '');
    },
  };
}

export type ShopStore = ReturnType<typeof createShop>;
