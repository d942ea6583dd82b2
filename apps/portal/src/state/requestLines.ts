import type { Api, LineCounts, LineStatus, RequestLine } from '@instore/api';
import { DEFAULT_LINE_STATUS, PAGE_SIZE_MAX, newIdempotencyKey } from '@instore/api';
import { proxy, ref } from 'valtio';
import { SOMETHING_WRONG } from '../rules/texts.ts';
import type { Toasts } from './dependencies.ts';
import type * as lookup from './unitLookup.ts';
import type { RequestCartState } from './requestCart.ts';
import { unchanged } from './unchanged.ts';
import { showFailure } from './showFailure.ts';

/** Lines a page. */
export const LINE_PAGE_SIZE = 20;

/** Facts about what the associate accepted, placed and received [Z-07]. */
export interface RequestLines {
  status: LineStatus;
  /** Ids in their order; each line is a fact of its own, so that one row is drawn when one line changes. */
  order: string[];
  byId: Record<string, RequestLine>;
  /** Lines for which a write is on its way. */
  pending: Record<string, true>;
  counts: LineCounts | undefined;
  total: number;
  isLoading: boolean;
  /** The tab was read once, so an empty list means that there is nothing. */
  isKnown: boolean;
  /** Why the list is not here, or not as it is now; undefined when it is. */
  error: string | undefined;
  /** What failed is only what follows the lines that are here [E-03]. */
  isMoreMissing: boolean;
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
    status: DEFAULT_LINE_STATUS,
    order: [],
    byId: {},
    pending: {},
    counts: undefined,
    total: 0,
    isLoading: false,
    isKnown: false,
    error: undefined,
    isMoreMissing: false,
  });
  const keys = new Map<string, string>();
  let asked = 0;

  const read = async (status: LineStatus, page: number, size: number) => {
    asked += 1;
    const mine = asked;
    const here = locationId();
    facts.isLoading = true;
    const answer = await api.storefront.getShoesizeLines({ locationId: here, status, page, size });
    // A later question was asked meanwhile, and its answer counts. Asked again and again of a store that hangs, a list
    // is told to be missing all the same.
    if (mine === asked) facts.isLoading = false;
    else if (answer.ok || facts.isKnown || facts.status !== status || here !== locationId()) return undefined;
    if (!answer.ok) {
      facts.error = answer.message ?? SOMETHING_WRONG;
      facts.isMoreMissing = page > 0;
      return undefined;
    }
    facts.error = undefined;
    facts.isKnown = true;
    facts.counts = unchanged(facts.counts, answer.data.counts);
    facts.total = answer.data.totalElements;
    // Not more than was asked for, whatever a server sends: each line is drawn.
    return answer.data.content.slice(0, size);
  };
  const show = (content: readonly RequestLine[]) => {
    // A line is replaced and never changed: nothing needs to be told of its parts.
    facts.byId = Object.fromEntries(
      content.map((line) => [line.lineId, unchanged(facts.byId[line.lineId], ref(line))]),
    );
    facts.order = unchanged(
      facts.order,
      content.map(({ lineId }) => lineId),
    );
  };

  return {
    facts,
    /** Shows a tab. The tab on screen is read again without being emptied first. */
    async load(status: LineStatus): Promise<void> {
      const isOther = status !== facts.status;
      if (isOther) {
        facts.status = status;
        facts.order = [];
        facts.isKnown = false;
        facts.error = undefined;
      }
      const size = isOther ? LINE_PAGE_SIZE : Math.min(PAGE_SIZE_MAX, Math.max(LINE_PAGE_SIZE, facts.order.length));
      const content = await read(status, 0, size);
      if (content) show(content);
    },
    /** Reads what follows. */
    async loadMore(): Promise<void> {
      if (facts.isLoading || facts.order.length >= facts.total) return;
      const page = Math.floor(facts.order.length / LINE_PAGE_SIZE);
      const content = await read(facts.status, page, LINE_PAGE_SIZE);
      if (!content) return;
      const kept = facts.order.map((id) => facts.byId[id]).filter((line) => line !== undefined);
      show([...new Map([...kept, ...content].map((line) => [line.lineId, line])).values()]);
    },
    /** Another location: nothing of the last one is shown. */
    reset(): void {
      asked += 1;
      Object.assign(facts, { order: [], byId: {}, counts: undefined, total: 0, error: undefined });
      Object.assign(facts, { isLoading: false, isKnown: false });
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
      facts.order = facts.order.filter((id) => id !== lineId);
      toasts.positive('Request Canceled Successfully.');
      onCancelled(answer.data.lineIds, at);
      return true;
    },
  };
}

export type RequestLinesState = ReturnType<typeof createRequestLines>;
