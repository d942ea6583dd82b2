import { type Api, type LineCounts, type LinePage, type LineStatus, type RequestLine, type Whose } from '@instore/api';
import { DEFAULT_LINE_STATUS, PAGE_SIZE_MAX } from '@instore/api';
import { proxy, ref } from 'valtio';
import { SHOESIZE_ORDER } from '../shared/lines/lineOrder.ts';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';
import { PagedList } from '../shared/lists/pagedList.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import { LINE_PAGE_SIZE, linesQuery } from './linesQuery.ts';

/** State of what the associate accepted, placed and received [Z-07]. */
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

interface LinesAnswer {
  content: RequestLine[];
  totalElements: number;
  counts: LineCounts;
  whose?: NonNullable<LinePage['whose']>;
}

export type LinesList = PagedList<RequestLine, RequestLine, LinesAnswer>;

/** The lines of the open tab: state and list. */
export function createLinesList({
  api,
  whose,
  locationId,
}: {
  api: Pick<Api, 'storefront'>;
  whose: Whose;
  locationId: () => string;
}) {
  const state = proxy<RequestLines>({
    ...emptyPages(),
    status: DEFAULT_LINE_STATUS,
    pending: {},
    counts: undefined,
    whose,
    whoseCounts: undefined,
  });
  const listed = () => linesQuery({ locationId: locationId(), status: state.status, whose: state.whose });
  const list: LinesList = new PagedList(state, {
    pageSize: LINE_PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read: ({ page, size }) => api.storefront.getShoesizeLines({ ...listed(), page, size }),
    changes: {
      read: (ids) => api.storefront.getShoesizeLines({ ...listed(), ids }),
      compare: (a, b) => SHOESIZE_ORDER[state.status](a, b),
      itemOf: (line) => line,
    },
    pageOf: ({ content, totalElements }) => ({ items: content, total: totalElements }),
    idOf: ({ lineId }) => lineId,
    // A line is replaced, never changed, so its parts need not be observed.
    rowOf: (line, shown) => unchanged(shown, ref(line)),
    onAnswer(answer) {
      state.counts = unchanged(state.counts, answer.counts);
      state.whoseCounts = answer.whose && unchanged(state.whoseCounts, answer.whose);
    },
  });
  return { state, list };
}
