import type { Api, LineCounts, LinePage, LineStatus, RequestLine, Whose } from '@instore/api';
import { DEFAULT_LINE_STATUS, PAGE_SIZE_MAX } from '@instore/api';
import { proxy, ref } from 'valtio';
import { SHOESIZE_ORDER } from '../shared/lines/lineOrder.ts';
import { type NotifiedObject, objectsOf } from '../shared/lines/notifiedObjects.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';
import { PagedList } from '../shared/lists/pagedList.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import { Writes } from '../shared/writes/writes.ts';
import type { RequestCartStore } from './requestCart.ts';
import type { SayText } from '../shared/texts/portalText.ts';

/** Lines per page. */
export const LINE_PAGE_SIZE = 20;

/** State about what the associate accepted, placed and received [Z-07]. */
export interface RequestLines extends PagedState<RequestLine> {
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
  say: SayText;
  locationId: () => string;
  cart: Pick<RequestCartStore, 'add' | 'openKey'>;
  /** Removes lines that the user does not have any more from the cart that is stored under a key. */
  onDropped: (lineIds: string[], cartKey: string | undefined) => void;
  /** The user has done something with the line of these objects [N-05]. */
  onHandled: (objects: readonly NotifiedObject[]) => void;
}

export interface LinesContext {
  readonly state: RequestLines;
  readonly deps: RequestLinesDependencies;
  readonly list: PagedList<
    RequestLine,
    RequestLine,
    { content: RequestLine[]; totalElements: number; counts: LineCounts; whose?: NonNullable<LinePage['whose']> }
  >;
  readonly writes: Writes;
}

/** The state and the list of {@link RequestLines}. */
export function createLinesContext(deps: RequestLinesDependencies): LinesContext {
  const state = proxy<RequestLines>({
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
    status: state.status,
    waitingFirst: true,
    whose: state.whose === 'all' ? state.whose : undefined,
  });
  const list: LinesContext['list'] = new PagedList(state, {
    pageSize: LINE_PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: ({ page, size }) => deps.api.storefront.getShoesizeLines({ ...listed(), page, size }),
    changes: {
      read: (ids) => deps.api.storefront.getShoesizeLines({ ...listed(), ids }),
      compare: (a, b) => SHOESIZE_ORDER[state.status](a, b),
      itemOf: (line) => line,
    },
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ lineId }) => lineId,
    // A line is replaced, never changed, so its parts need not be observed.
    rowOf: (line, shown) => unchanged(shown, ref(line)),
    onAnswer({ counts, whose }) {
      state.counts = unchanged(state.counts, counts);
      state.whoseCounts = whose && unchanged(state.whoseCounts, whose);
    },
  });
  return { state, deps, list, writes: new Writes() };
}

/** A line was written: notifications about it need no answer any more [N-05]. */
export function noteHandled({ deps }: LinesContext, line: RequestLine | undefined): void {
  if (line) deps.onHandled(objectsOf(line));
}

/** Runs work for a line, one at a time, and shows the line as pending meanwhile. */
export function withPending<Value>({ state, writes }: LinesContext, lineId: string, work: () => Promise<Value>) {
  return writes.once(`line ${lineId}`, async () => {
    state.pending[lineId] = true;
    try {
      return await work();
    } finally {
      delete state.pending[lineId];
    }
  });
}
