import type { Api, LineCounts, LinePage, LineStatus, RequestLine, Whose } from '@instore/api';
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
import { lineWrites, withPending } from './lineWrites.ts';
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
  /** The caller's lines, or all of the location [Z-09]. */
  whose: Whose;
  /** How many lines the tab has for each of the two. */
  whoseCounts: LinePage['whose'] | undefined;
}

export interface RequestLinesDependencies {
  api: Pick<Api, 'storefront' | 'inventory' | 'consignee'>;
  /** The view at first. @default 'mine' */
  whose?: Whose;
  toasts: Toasts;
  locationId: () => string;
  cart: Pick<RequestCartState, 'add' | 'openKey'>;
  /** Lines were cancelled that may be in the cart of a key. */
  onCancelled: (lineIds: string[], cartKey: string | undefined) => void;
}

export interface LinesContext {
  readonly facts: RequestLines;
  readonly deps: RequestLinesDependencies;
  readonly list: PagedList<
    RequestLine,
    RequestLine,
    { content: RequestLine[]; totalElements: number; counts: LineCounts; whose?: NonNullable<LinePage['whose']> }
  >;
  readonly writes: Writes;
}

function createContext(deps: RequestLinesDependencies): LinesContext {
  const facts = proxy<RequestLines>({
    ...emptyPages(),
    status: DEFAULT_LINE_STATUS,
    pending: {},
    counts: undefined,
    whose: deps.whose ?? 'mine',
    whoseCounts: undefined,
  });
  // Without `whose` a back end that does not know it lists the caller's lines.
  const listed = () => ({
    locationId: deps.locationId(),
    status: facts.status,
    ...(facts.whose === 'all' && { whose: facts.whose }),
  });
  const list: LinesContext['list'] = new PagedList(facts, {
    pageSize: LINE_PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: ({ page, size }) => deps.api.storefront.getShoesizeLines({ ...listed(), page, size }),
    changes: {
      read: (ids) => deps.api.storefront.getShoesizeLines({ ...listed(), ids }),
      compare: (a, b) => SHOESIZE_ORDER[facts.status](a, b),
      itemOf: (line) => line,
    },
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ lineId }) => lineId,
    // A line is replaced, never changed, so its parts need not be observed.
    rowOf: (line, shown) => unchanged(shown, ref(line)),
    onAnswer({ counts, whose }) {
      facts.counts = unchanged(facts.counts, counts);
      facts.whoseCounts = whose && unchanged(facts.whoseCounts, whose);
    },
  });
  return { facts, deps, list, writes: new Writes() };
}

/** Shows a tab. The tab on screen is read again without being emptied first. */
async function load({ facts, deps, list }: LinesContext, status: LineStatus): Promise<void> {
  if (list.open(JSON.stringify([deps.locationId(), status, facts.whose]))) facts.status = status;
  await list.refresh();
}

/** Shows the caller's lines, or all of the location [Z-09]. */
async function setWhose(context: LinesContext, whose: Whose): Promise<void> {
  context.facts.whose = whose;
  await load(context, context.facts.status);
}

/** Reads the next page. */
const loadMore = ({ list }: LinesContext): Promise<void> => list.more();

/** Reads the lines that other users changed [W-09]. */
function readChanges({ facts, list }: LinesContext, { all, lines, tryouts }: Changes): Promise<void> {
  // A try-on request that waits is listed and counted by its lines, which the message does not name.
  return all || (facts.status === '1' && tryouts.length > 0) ? list.refresh() : list.readAgain(lines);
}

/** Empties the list: the location has changed. */
function reset({ facts, list }: LinesContext): void {
  list.clear();
  facts.counts = undefined;
}

/** Adds an accepted line to the cart again, if a unit is still available [K-06, K-08]. */
async function addToCart(context: LinesContext, lineId: string): Promise<void> {
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
async function cancel(context: LinesContext, lineId: string): Promise<boolean> {
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
  const verbs = { load, loadMore, setWhose, readChanges, reset, addToCart, cancel, ...lineWrites };
  return { facts: context.facts, ...bindVerbs(context, verbs) };
}

export type RequestLinesState = ReturnType<typeof createRequestLines>;
