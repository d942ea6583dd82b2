import type { Api, InventoryFacets, InventoryFilters, Result } from '@instore/api';
import { proxy, ref } from 'valtio';
import { filterFault } from './filterFault.ts';
import { facetQueries, facetsOf } from './pairsFacets.ts';
import { type PairsPosition, type PairsSort, pairsCount, pairsQuery, positionOf } from './pairsQuery.ts';
import { type PagedState, type PageRequest, emptyPages } from '../shared/lists/pagedState.ts';
import { PagedList } from '../shared/lists/pagedList.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import { type RefusedFilter, refusedFilter } from './inventoryState.ts';

/** Pairs per page. */
export const PAIRS_PAGE_SIZE = 100;

/** The largest page that is read at once. */
const PAIRS_PAGE_SIZE_MAX = 2_000;

/** A unit as the cube answers it, by member. */
export type PairRow = Record<string, string | boolean | null>;

/** State of the pairs of the location, one row for each unit [F-06]. */
export interface Pairs extends PagedState<PairRow> {
  filters: InventoryFilters;
  sort: PairsSort;
  /** The values of each filter with their counts; undefined until they are read [F-07]. */
  facets: InventoryFacets | undefined;
  /** The filter that cannot be searched with, and why. */
  refused: RefusedFilter | undefined;
  readonly pairs: readonly PairRow[];
}

interface PairsPage {
  rows: PairRow[];
  total: number;
  cursor: string | null;
}

/** What a cursor holds: where the next page begins, and how many pairs the list had at its first page. */
interface Continued {
  after: PairsPosition;
  total: number;
}

/** Where pairs are read. */
interface PairsSource {
  api: Pick<Api, 'cube'>;
  locationId: () => string;
  /** The time zone of the days, an IANA name. */
  timezone: () => string;
}

/** The pairs of the location: state and actions. */
export function createPairs(source: PairsSource) {
  const state = proxy<Pairs>({
    ...emptyPages(),
    filters: {},
    sort: { column: 'product', direction: 'ascending' },
    facets: undefined,
    refused: undefined,
    get pairs(): readonly PairRow[] {
      return this.order.map((id) => this.byId[id]).filter((row) => row !== undefined);
    },
  });
  const list = new PagedList<PairRow, PairRow, PairsPage>(state, {
    pageSize: PAIRS_PAGE_SIZE,
    pageSizeMax: PAIRS_PAGE_SIZE_MAX,
    read: (request) => readPage(state, source, request),
    pageOf: ({ rows, total, cursor }) => ({ items: rows, total, cursor }),
    onAnswer: () => (state.refused = undefined),
    onFailure: ({ problem }) => (state.refused = refusedFilter(problem)),
    idOf: (row) => String(row['Inventory.unitId']),
    rowOf: (row, shown) => unchanged(shown, ref(row)),
  });
  /** Stops the read of the counts that is in flight. */
  let counting = new AbortController();

  /** Shows the pairs that match the filters. The list on screen is read again without being emptied first. */
  const search = async (filters: InventoryFilters): Promise<void> => {
    // The store answers one query of a caller after the other: counts that are not wanted any more would delay the rows.
    counting.abort();
    if (list.open(JSON.stringify([source.locationId(), filters, state.sort]))) state.filters = ref(filters);
    const { generation } = list;
    await list.refresh();
    if (generation !== list.generation || !state.isKnown || state.error !== undefined) return;
    counting = new AbortController();
    await readCounts(state, source, counting.signal);
  };

  return {
    state,
    search,
    /** Sorts the pairs by another column. */
    async sortBy(sort: PairsSort): Promise<void> {
      state.sort = sort;
      await search(state.filters);
    },
    /** Reads the next page. */
    loadMore: (): Promise<void> => list.more(),
  };
}

/** Counts the pairs at each value of each filter [F-07]. Without an answer no counts are shown. */
async function readCounts(state: Pairs, { api, locationId, timezone }: PairsSource, signal: AbortSignal) {
  const answers: (readonly PairRow[])[] = [];
  for (const query of facetQueries(state.filters, locationId(), timezone())) {
    // oxlint-disable-next-line no-await-in-loop -- the store answers one query of a caller after the other
    const answer = await api.cube.loadCube({ query }, { signal });
    if (signal.aborted) return;
    if (!answer.ok) {
      state.facets = undefined;
      return;
    }
    answers.push(answer.data);
  }
  state.facets = ref(facetsOf(answers, state.filters.sizeSystem));
}

/** Reads the first page with the number of all pairs, or the page after a cursor. */
async function readPage(
  { filters, sort }: Pairs,
  { api, locationId, timezone }: PairsSource,
  { page, size, cursor }: PageRequest,
): Promise<Result<PairsPage>> {
  const fault = filterFault(filters);
  if (fault) return fault;
  const place = { locationId: locationId(), timezone: timezone() };
  const continued = cursor === null ? undefined : (JSON.parse(cursor) as Continued);
  const query = pairsQuery(filters, { ...place, sort, limit: size, after: continued?.after });
  const [rows, count] = await Promise.all([
    api.cube.loadCube({ query }),
    continued ? undefined : api.cube.loadCube({ query: pairsCount(filters, place.locationId, place.timezone) }),
  ]);
  if (!rows.ok) return rows;
  if (count && !count.ok) return count;
  const last = rows.data.length < size ? undefined : rows.data.at(-1);
  const counted = continued?.total ?? Number(count?.data[0]?.['Inventory.count'] ?? 0);
  // At the end of the list it is known how many there are now.
  const total = last || !continued ? counted : page * size + rows.data.length;
  const next = last && ({ after: positionOf(last, sort), total } satisfies Continued);
  return { ok: true, data: { rows: rows.data, total, cursor: next ? JSON.stringify(next) : null } };
}
