import type { Api, InventoryFilters } from '@instore/api';
import { proxy, ref } from 'valtio';
import { filterFault } from '../../rules/filterFault.ts';
import { type PairsSort, pairsCount, pairsQuery } from '../../rules/pairsQuery.ts';
import { bindVerbs } from '../mechanisms/bindVerbs.ts';
import { type PagedFacts, emptyPages } from '../mechanisms/pagedFacts.ts';
import { PagedList } from '../mechanisms/pagedList.ts';
import { unchanged } from '../mechanisms/unchanged.ts';
import { type RefusedFilter, refusedFilter } from './inventoryFacts.ts';

/** Pairs per page. */
export const PAIRS_PAGE_SIZE = 100;

/** The largest page that is read at once. */
const PAIRS_PAGE_SIZE_MAX = 2_000;

/** A unit as the cube answers it, by member. */
export type PairRow = Record<string, string | boolean | null>;

/** Facts about the pairs of the location, one row for each unit [F-06]. */
export interface Pairs extends PagedFacts<PairRow> {
  filters: InventoryFilters;
  sort: PairsSort;
  /** The filter that cannot be searched with, and why. */
  refused: RefusedFilter | undefined;
  readonly pairs: readonly PairRow[];
}

export interface PairsDependencies {
  api: Pick<Api, 'cube'>;
  locationId: () => string;
  /** The time zone of the days, an IANA name. */
  timezone: () => string;
}

interface PairsPage {
  rows: PairRow[];
  total: number;
}

interface Context {
  readonly facts: Pairs;
  readonly deps: PairsDependencies;
  readonly list: PagedList<PairRow, PairRow, PairsPage>;
}

/** Shows the pairs that match the filters. The list on screen is read again without being emptied first. */
async function search({ facts, deps, list }: Context, filters: InventoryFilters): Promise<void> {
  if (list.open(JSON.stringify([deps.locationId(), filters, facts.sort]))) facts.filters = ref(filters);
  await list.refresh();
}

/** Sorts the pairs by another column. */
async function sortBy(context: Context, sort: PairsSort): Promise<void> {
  context.facts.sort = sort;
  await search(context, context.facts.filters);
}

/** Reads the next page. */
const loadMore = ({ list }: Context): Promise<void> => list.more();

/** The pairs of the location: facts and verbs. */
export function createPairs(deps: PairsDependencies) {
  const facts = proxy<Pairs>({
    ...emptyPages(),
    filters: {},
    sort: { column: 'product', direction: 'ascending' },
    refused: undefined,
    get pairs(): readonly PairRow[] {
      return this.order.map((id) => this.byId[id]).filter((row) => row !== undefined);
    },
  });
  const list: Context['list'] = new PagedList(facts, {
    pageSize: PAIRS_PAGE_SIZE,
    pageSizeMax: PAIRS_PAGE_SIZE_MAX,
    async read({ page, size }) {
      const fault = filterFault(facts.filters);
      if (fault) return fault;
      const [locationId, timezone] = [deps.locationId(), deps.timezone()];
      const part = { locationId, timezone, sort: facts.sort, limit: size, offset: page * size };
      const [rows, count] = await Promise.all([
        deps.api.cube.loadCube({ query: pairsQuery(facts.filters, part) }),
        deps.api.cube.loadCube({ query: pairsCount(facts.filters, locationId, timezone) }),
      ]);
      if (!rows.ok) return rows;
      if (!count.ok) return count;
      return { ok: true, data: { rows: rows.data, total: Number(count.data[0]?.['Inventory.count'] ?? 0) } };
    },
    pageOf: ({ rows, total }) => ({ items: rows, total }),
    onAnswer: () => {
      facts.refused = undefined;
    },
    onFailure: ({ problem }) => {
      facts.refused = refusedFilter(problem);
    },
    idOf: (row) => String(row['Inventory.unitId']),
    rowOf: (row, shown) => unchanged(shown, ref(row)),
  });
  return { facts, ...bindVerbs({ facts, deps, list }, { search, sortBy, loadMore }) };
}

export type PairsState = ReturnType<typeof createPairs>;
