import type { Api, LineCounts, LineStatus, RequestLine } from '@instore/api';
import { DEFAULT_LINE_STATUS, PAGE_SIZE_MAX, newIdempotencyKey } from '@instore/api';
import { proxy, ref } from 'valtio';
import type { Toasts } from './dependencies.ts';
import type * as lookup from './unitLookup.ts';
import type { RequestCartState } from './requestCart.ts';
import { type PagedFacts, emptyPages } from './pagedFacts.ts';
import { PagedList } from './pagedList.ts';
import { unchanged } from './unchanged.ts';
import { showFailure } from './showFailure.ts';

/** Lines per page. */
export const LINE_PAGE_SIZE = 20;

/** Facts about what the associate accepted, placed and received [Z-07]. */
export interface RequestLines extends PagedFacts<RequestLine> {
  status: LineStatus;
  /** Lines for which a write is on its way. */
  pending: Record<string, true>;
  counts: LineCounts | undefined;
}

export interface RequestLinesWorld {
  api: Pick<Api, 'storefront' | 'inventory' | 'consignee'>;
  toasts: Toasts;
  locationId: () => string;
  cart: Pick<RequestCartState, 'add' | 'here'>;
  /** The code that looks a pair up, a chunk of its own. */
  loadLookup: () => Promise<Pick<typeof lookup, 'lookUp' | 'pairOfRequestLine'>>;
  /** Pairs that are cancelled leave the cart `at` too. */
  onCancelled: (lineIds: string[], at: string | undefined) => void;
}

/** The associate's three lists: facts and verbs. */
export function createRequestLines({ api, toasts, locationId, cart, onCancelled, loadLookup }: RequestLinesWorld) {
  const facts = proxy<RequestLines>({
    ...emptyPages(),
    status: DEFAULT_LINE_STATUS,
    pending: {},
    counts: undefined,
  });
  const keys = new Map<string, string>();
  const list = new PagedList(facts, {
    pageSize: LINE_PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: ({ page, size }) =>
      api.storefront.getShoesizeLines({ locationId: locationId(), status: facts.status, page, size }),
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ lineId }) => lineId,
    // A line is replaced, never changed, so its parts need not be observed.
    rowOf: (line, shown) => unchanged(shown, ref(line)),
    onAnswer: ({ counts }) => (facts.counts = unchanged(facts.counts, counts)),
  });

  return {
    facts,
    /** Shows a tab. The tab on screen is read again without being emptied first. */
    async load(status: LineStatus): Promise<void> {
      if (list.open(JSON.stringify([locationId(), status]))) facts.status = status;
      await list.refresh();
    },
    /** Reads the next page. */
    loadMore: () => list.more(),
    /** Empties the list: the location has changed. */
    reset(): void {
      list.clear();
      facts.counts = undefined;
    },
    /** Puts an accepted pair into the cart again, if one can still be handed out [K-06, K-08]. */
    async addToCart(lineId: string): Promise<void> {
      const line = facts.byId[lineId];
      if (!line || facts.pending[lineId]) return;
      facts.pending[lineId] = true;
      const [at, location] = [cart.here(), locationId()];
      try {
        // Shared with the kiosk's listener, and like it not part of the first load.
        const { lookUp, pairOfRequestLine } = await loadLookup();
        const found = await lookUp(api, location, pairOfRequestLine(line));
        if ('line' in found) cart.add(found.line, at);
        else showFailure(toasts, found.warning);
      } catch {
        showFailure(toasts);
      } finally {
        delete facts.pending[lineId];
      }
    },
    /** 'Cancel Request' after its confirmation [Z-04]. */
    async cancel(lineId: string): Promise<boolean> {
      if (facts.pending[lineId]) return false;
      facts.pending[lineId] = true;
      const at = cart.here();
      const key = keys.get(lineId) ?? newIdempotencyKey();
      keys.set(lineId, key);
      const answer = await api.inventory.cancelRequest({ locationId: locationId(), lineIds: [lineId] }, { key });
      delete facts.pending[lineId];
      if (!answer.ok) {
        showFailure(toasts, answer.message);
        return false;
      }
      list.remove(lineId);
      toasts.positive('Request Canceled Successfully.');
      onCancelled(answer.data.lineIds, at);
      return true;
    },
  };
}

export type RequestLinesState = ReturnType<typeof createRequestLines>;
