import {
  type Api,
  DEFAULT_WAREHOUSE_STATUS,
  PAGE_SIZE_MAX,
  type RequestLine,
  type Result,
  type WarehouseRequest,
  isWithoutNetwork,
} from '@instore/api';
import { ref } from 'valtio';
import { PICK_PAGE_SIZE } from './pickPageSize.ts';
import { filterQuery } from './picksSearch.ts';
import { WAREHOUSE_ORDER } from '../shared/lines/lineOrder.ts';
import type { PageAnswer } from '../shared/lists/pagedState.ts';
import type { KeptList } from '../shared/kept/readKeptList.ts';
import { PagedList } from '../shared/lists/pagedList.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import { showFinished } from './picksFinished.ts';
import type { Row, PicksState, PicksOptions } from './picksState.ts';

/** A page of a list, or one request with all its lines. */
type Answer =
  | Extract<Awaited<ReturnType<Api['inventory']['getWarehouseLines']>>, { ok: true }>['data']
  | WarehouseRequest;

const pageOf = (answer: Answer): PageAnswer<RequestLine> =>
  'lines' in answer
    ? { items: answer.lines, total: answer.lines.length, isWhole: true }
    : { items: answer.content, total: answer.totalElements };

/** The row of a line. A line is replaced, never changed: observing the parts of fifty lines takes 20 ms. */
function rowOf(line: RequestLine, row: Row | undefined): Row {
  if (!row) return { line: ref(line), isPending: false };
  row.line = unchanged(row.line, ref(line));
  row.isFinished = false;
  return row;
}

/** The reads of a list. The first page is kept on the device, and recalled without network. */
function createListReads(state: PicksState, options: Pick<PicksOptions, 'api' | 'locationId' | 'lists'>) {
  const { api, locationId } = options;
  const readLines = (part: { page: number; size: number } | { ids: string[] }) =>
    api.inventory.getWarehouseLines({
      locationId: locationId(),
      status: state.status,
      held: state.isMine ? ('mine' as const) : undefined,
      ...filterQuery(state.wareHouseFilters),
      ...part,
    });
  const keyOfList = () => listKey(locationId(), state);
  /** The first page, or what the device keeps of it while nothing is shown yet. */
  const readFirst = async (size: number): Promise<Result<Answer>> => {
    const answer = await readLines({ page: 0, size });
    if (answer.ok || state.isKnown || !isWithoutNetwork(answer.kind)) return answer;
    const kept = await options.lists.recall(keyOfList());
    const counts = kept?.counts ?? { request: 0, pending: 0, checkedout: 0 };
    return kept ? { ok: true, data: { content: kept.lines, totalElements: kept.lines.length, counts } } : answer;
  };
  /** Schedules storing the shown list on the device, unless another list is shown by then. */
  const keep = (isList: () => boolean) => {
    const key = keyOfList();
    options.lists.keep(key, () => (isList() && key === keyOfList() ? shownList(state) : undefined));
  };
  return { readLines, readFirst, keep };
}

/** The rows on screen: a list by status and filters, or the lines of the request `requestId`. */
export function createPicksRows(
  state: PicksState,
  requestId: () => string | undefined,
  options: Pick<PicksOptions, 'api' | 'locationId' | 'lists'>,
) {
  const { api } = options;
  const { readLines, readFirst, keep } = createListReads(state, options);
  return new PagedList<RequestLine, Row, Answer>(state, {
    pageSize: PICK_PAGE_SIZE,
    pageSizeMax: PAGE_SIZE_MAX,
    read({ page, size }) {
      const request = requestId();
      if (request !== undefined) return api.inventory.getRequest({ requestId: request });
      return page === 0 ? readFirst(size) : readLines({ page, size });
    },
    // A request is read as a whole.
    get changes() {
      if (requestId() !== undefined) return undefined;
      return {
        read: (ids: string[]) => readLines({ ids }),
        compare: WAREHOUSE_ORDER[state.status],
        itemOf: ({ line }: Row) => line,
      };
    },
    inPlace: {
      onArrival: (ids, left) => {
        const waiting = state.arrived.filter((id) => !left.includes(id));
        state.arrived = unchanged(state.arrived, [...new Set([...waiting, ...ids])]);
      },
      onGone: (ids) => void showFinished(state, api, ids),
    },
    pageOf,
    idOf: ({ lineId }) => lineId,
    rowOf,
    onAnswer(answer) {
      if ('lines' in answer) {
        Object.assign(state, { status: DEFAULT_WAREHOUSE_STATUS, requestDetails: answer, isMissing: false });
        return;
      }
      state.counts = unchanged(state.counts, answer.counts);
      state.facets = unchanged(state.facets, answer.facets);
      keep(() => requestId() === undefined);
    },
    onFailure({ kind }) {
      // An id of a wrong shape is as unknown as one that does not exist.
      state.isMissing = requestId() !== undefined && (kind === 'not-found' || kind === 'invalid');
    },
    onDrop(id) {
      if (state.chosen === id) state.chosen = undefined;
    },
    isBusy: (id) => state.rows[id]?.isPending ?? false,
    isKept: (id) => state.kept[id] ?? state.rows[id]?.isFinished ?? false,
  });
}

/** Names a list: location, status, filters, and whether it has only what this person has taken. */
export const listKey = (
  locationId: string,
  { status, wareHouseFilters, isMine }: Pick<PicksState, 'status' | 'wareHouseFilters' | 'isMine'>,
): string => JSON.stringify([locationId, status, wareHouseFilters, isMine]);

/** The shown lines in their order. */
const shownList = ({ order, rows, counts }: PicksState): KeptList => ({
  lines: order.flatMap((id) => rows[id]?.line ?? []),
  counts: counts && { ...counts },
});

export type PicksRows = ReturnType<typeof createPicksRows>;
