import type { Api, LineCounts, LineStatus, RequestLine } from '@instore/api';
import { DEFAULT_LINE_STATUS, PAGE_SIZE_MAX } from '@instore/api';
import { proxy, ref } from 'valtio';
import { SHOESIZE_ORDER } from '../../rules/lineOrder.ts';
import type { Toasts } from '../dependencies.ts';
import type { Changes } from '../connection/locationChanges.ts';
import { bindVerbs } from '../mechanisms/bindVerbs.ts';
import { type PagedFacts, emptyPages } from '../mechanisms/pagedFacts.ts';
import { PagedList } from '../mechanisms/pagedList.ts';
import type { RequestCartState } from './requestCart.ts';
import { showFailure } from '../mechanisms/showFailure.ts';
import { unchanged } from '../mechanisms/unchanged.ts';
import { lookUpUnit, unitOfRequestLine } from './unitLookup.ts';
import { Writes } from '../mechanisms/writes.ts';

/** Lines per page. */
export const LINE_PAGE_SIZE = 20;

/** Facts about what the associate accepted, placed and received [Z-07]. */
export interface RequestLines extends PagedFacts<RequestLine> {
  status: LineStatus;
  /** Lines for which a write is in flight. */
  pending: Record<string, true>;
  counts: LineCounts | undefined;
}

export interface RequestLinesDependencies {
  api: Pick<Api, 'storefront' | 'inventory' | 'consignee'>;
  toasts: Toasts;
  locationId: () => string;
  cart: Pick<RequestCartState, 'add' | 'openKey'>;
  /** Lines were cancelled that may be in the cart of a key. */
  onCancelled: (lineIds: string[], cartKey: string | undefined) => void;
}

interface Context {
  readonly facts: RequestLines;
  readonly deps: RequestLinesDependencies;
  readonly list: PagedList<
    RequestLine,
    RequestLine,
    { content: RequestLine[]; totalElements: number; counts: LineCounts }
  >;
  readonly writes: Writes;
}

function createContext(deps: RequestLinesDependencies): Context {
  const facts = proxy<RequestLines>({
    ...emptyPages(),
    status: DEFAULT_LINE_STATUS,
    pending: {},
    counts: undefined,
  });
  const list: Context['list'] = new PagedList(facts, {
    pageSize: LINE_PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: ({ page, size }) =>
      deps.api.storefront.getShoesizeLines({ locationId: deps.locationId(), status: facts.status, page, size }),
    changes: {
      read: (ids) => deps.api.storefront.getShoesizeLines({ locationId: deps.locationId(), status: facts.status, ids }),
      compare: (a, b) => SHOESIZE_ORDER[facts.status](a, b),
      itemOf: (line) => line,
    },
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ lineId }) => lineId,
    // A line is replaced, never changed, so its parts need not be observed.
    rowOf: (line, shown) => unchanged(shown, ref(line)),
    onAnswer: ({ counts }) => (facts.counts = unchanged(facts.counts, counts)),
  });
  return { facts, deps, list, writes: new Writes() };
}

/** Shows a tab. The tab on screen is read again without being emptied first. */
async function load({ facts, deps, list }: Context, status: LineStatus): Promise<void> {
  if (list.open(JSON.stringify([deps.locationId(), status]))) facts.status = status;
  await list.refresh();
}

/** Reads the next page. */
const loadMore = ({ list }: Context): Promise<void> => list.more();

/** Reads the lines that other users changed [W-09]. */
const readChanges = ({ list }: Context, { all, lines }: Changes): Promise<void> =>
  all ? list.refresh() : list.readAgain(lines);

/** Empties the list: the location has changed. */
function reset({ facts, list }: Context): void {
  list.clear();
  facts.counts = undefined;
}

/** Runs work for a line, one at a time, and shows the line as pending meanwhile. */
function withPending<Value>({ facts, writes }: Context, lineId: string, work: () => Promise<Value>) {
  return writes.once(`line ${lineId}`, async () => {
    facts.pending[lineId] = true;
    try {
      return await work();
    } finally {
      delete facts.pending[lineId];
    }
  });
}

/** Adds an accepted line to the cart again, if a unit is still available [K-06, K-08]. */
async function addToCart(context: Context, lineId: string): Promise<void> {
  const { facts, deps } = context;
  const { api, cart, toasts } = deps;
  const line = facts.byId[lineId];
  if (!line) return;
  const [cartKey, locationId] = [cart.openKey(), deps.locationId()];
  await withPending(context, lineId, async () => {
    const found = await lookUpUnit(api, locationId, unitOfRequestLine(line)).catch(() => ({ warning: undefined }));
    if ('line' in found) cart.add(found.line, cartKey);
    else showFailure(toasts, found.warning);
  });
}

/** 'Cancel Request' after its confirmation [Z-04]. True if the line is cancelled. */
async function cancel(context: Context, lineId: string): Promise<boolean> {
  const { deps, list, writes } = context;
  const { api, cart, toasts } = deps;
  const [cartKey, locationId] = [cart.openKey(), deps.locationId()];
  const answer = await withPending(context, lineId, () =>
    writes.send(`cancel ${lineId}`, (key) => api.inventory.cancelRequest({ locationId, lineIds: [lineId] }, { key })),
  );
  if (!answer) return false;
  if (!answer.ok) {
    showFailure(toasts, answer.message);
    // A conflict says that the line is not what is shown.
    if (answer.kind === 'conflict') void list.readAgain([lineId]);
    return false;
  }
  list.remove(lineId);
  toasts.positive('Request Canceled Successfully.');
  deps.onCancelled(answer.data.lineIds, cartKey);
  return true;
}

/** The associate's three lists: facts and verbs. */
export function createRequestLines(deps: RequestLinesDependencies) {
  const context = createContext(deps);
  const verbs = { load, loadMore, readChanges, reset, addToCart, cancel };
  return { facts: context.facts, ...bindVerbs(context, verbs) };
}

export type RequestLinesState = ReturnType<typeof createRequestLines>;
