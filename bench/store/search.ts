import { type PairsPosition, pairsQuery, positionOf } from '../../apps/portal/src/inventory/pairsQuery.ts';
import type { PairRow } from '../../apps/portal/src/inventory/pairs.ts';
import { type BenchStore, LOCATION, type Member } from '../chain/store.ts';
import { table } from '../document.ts';
import { median } from '../statistics.ts';
import { type Call, send } from './operations.ts';

/** Most milliseconds from a filter to its first page, median, in a location of up to {@link MOST_UNITS}. */
export const MOST_MS = 150;
/** More pairs than the largest location of the specification, with some space: no target. */
const MOST_UNITS = 200_000;

/** A filter, and how long its first page took. */
export interface FilterTime {
  filter: string;
  ms: number;
}

/** A list whose pages are read one after the other. */
export interface PagesTime {
  list: string;
  pages: number;
  /** Median of the first page, ms. */
  first: number;
  /** Median of each later page, the slowest of them, ms. */
  slowest: number;
}

export interface SearchTimes {
  filters: readonly FilterTime[];
  pages: readonly PagesTime[];
}

/** How many products or pairs a page of the portal has. */
const PRODUCTS = 20;
const PAIRS = 100;

/** Filters as associates set them: none, each of the twelve fields, and three together. */
const filters = {
  none: {},
  type: { type: ['sneakers'] },
  color: { color: ['black', 'white'] },
  size: { size: ['10.5'] },
  allSizes: { allSizes: ['US M 10.5', 'US W 7'] },
  brand: { brand: ['Halden'] },
  invBrand: { invBrand: ['HALDEN'] },
  model: { model: ['Halden Court'] },
  date: { date: ['2020-01-01', ''] },
  availability: { availability: ['inStore'] },
  price: { price: [100, 165] },
  title: { title: 'court halden' },
  sku: { sku: ['HC'] },
  'title, size, availability': { title: 'court', size: ['10.5'], availability: ['inStore'] },
} as const;

const searchCall = (member: Member, body: object): Call => ({
  method: 'POST',
  path: '/api/inventory/inventory-search',
  body: { locationId: LOCATION, limit: PRODUCTS, ...body },
  member,
});

const pairsSort = { column: 'product', direction: 'ascending' } as const;

/** Pairs of the whole location, or those whose name has these words. */
interface PairsList {
  title: string;
  pairs: number;
}

const pairsCall = (
  member: Member,
  title: string,
  part: { after?: PairsPosition | undefined; offset?: number; limit: number },
): Call => {
  const { after, limit, offset } = part;
  const place = { locationId: LOCATION, timezone: 'America/New_York', sort: pairsSort };
  const query = pairsQuery({ title }, { ...place, limit, after });
  return {
    method: 'POST',
    path: '/api/cube/v1/load',
    body: { query: { ...query, offset } },
    member,
  };
};

/** Sends one request alone. @returns its answer, and how long it took in ms */
async function timed(url: string, call: Call): Promise<{ answer: unknown; ms: number }> {
  const started = performance.now();
  const answer = await send(url, call);
  return { answer, ms: performance.now() - started };
}

/** Medians of each page over some walks through a list; the first walk warms the store and does not count. */
async function walk(walks: number, read: () => Promise<number[]>): Promise<number[]> {
  await read();
  const times: number[][] = [];
  // oxlint-disable-next-line no-await-in-loop -- one request at a time
  for (let done = 0; done < walks; done += 1) times.push(await read());
  return times[0]!.map((_, page) => median(times.map((each) => each[page]!)));
}

function pagesOf(list: string, [first = Number.NaN, ...later]: readonly number[]): PagesTime {
  return { list, pages: later.length + 1, first, slowest: Math.max(...later) };
}

interface Found {
  data: { cursor: string | null };
}

/** The pages of all products, from the first to the last. */
async function readProducts({ url }: BenchStore, member: Member): Promise<number[]> {
  const times: number[] = [];
  let cursor: string | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- a page has the cursor of the next
    const { answer, ms } = await timed(url, searchCall(member, { cursor }));
    times.push(ms);
    ({ cursor } = (answer as Found).data);
  } while (cursor !== null);
  return times;
}

/** Where pages of the pairs begin: the first one, and later ones up to the last. */
async function pairsPositions(
  { url }: BenchStore,
  member: Member,
  { title, pairs }: PairsList,
): Promise<(PairsPosition | undefined)[]> {
  const positions: (PairsPosition | undefined)[] = [undefined];
  for (const share of [0.01, 0.1, 0.25, 0.5, 0.75, 0.99]) {
    const offset = Math.max(1, Math.floor((share * pairs) / PAIRS)) * PAIRS - 1;
    // oxlint-disable-next-line no-await-in-loop -- one request at a time
    const { data } = (await send(url, pairsCall(member, title, { offset, limit: 1 }))) as { data: PairRow[] };
    positions.push(positionOf(data[0]!, pairsSort));
  }
  return positions;
}

/** All pairs of the location, and those of the product that has the most. */
async function pairsLists({ connection }: BenchStore): Promise<Record<string, PairsList>> {
  const { rows } = await connection.pool.query<{ title: string; count: string }>(
    `select title, count(*) from units join variants on variants.id = variant_id join products on products.id = product_id
     where location_id = $1 and state <> 'Sold' group by title order by count(*) desc`,
    [LOCATION],
  );
  const pairs = rows.reduce((sum, { count }) => sum + Number(count), 0);
  const [largest] = rows;
  return {
    Pairs: { title: '', pairs },
    'Pairs of the largest product': { title: largest!.title, pairs: Number(largest!.count) },
  };
}

/** Pages of the pairs that begin at these positions. */
async function readPairs(
  { url }: BenchStore,
  member: Member,
  title: string,
  positions: readonly (PairsPosition | undefined)[],
): Promise<number[]> {
  const times: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one request at a time
  for (const after of positions) times.push((await timed(url, pairsCall(member, title, { after, limit: PAIRS }))).ms);
  return times;
}

/**
 * Measures how long the store takes for the first page of each filter and for later pages, one request at a time.
 *
 * @param rounds requests of which the median counts
 */
export async function measureSearch(store: BenchStore, rounds: number): Promise<SearchTimes> {
  const [member] = (await store.addPeople('Sales_Associate', 1)) as [Member];
  const filterTimes: FilterTime[] = [];
  for (const [filter, values] of Object.entries(filters)) {
    const read = async () => [(await timed(store.url, searchCall(member, { filters: values }))).ms];
    // oxlint-disable-next-line no-await-in-loop -- one request at a time
    const [ms = Number.NaN] = await walk(rounds, read);
    filterTimes.push({ filter, ms });
  }
  const pages = [pagesOf('Products', await walk(rounds, () => readProducts(store, member)))];
  for (const [name, list] of Object.entries(await pairsLists(store))) {
    // oxlint-disable-next-line no-await-in-loop -- one request at a time
    const positions = await pairsPositions(store, member, list);
    // oxlint-disable-next-line no-await-in-loop -- one request at a time
    pages.push(pagesOf(name, await walk(rounds, () => readPairs(store, member, list.title, positions))));
  }
  return { filters: filterTimes, pages };
}

const result = (isMet: boolean): string => (isMet ? 'met' : '**missed**');
const msText = (ms: number): string => `${ms.toFixed(1)} ms`;

/** The text of a section. @param circumstances what the figures were taken with */
export function searchText(units: number, { filters: times, pages }: SearchTimes, circumstances: string): string {
  const hasTarget = units <= MOST_UNITS;
  return `### Search of the inventory, ${units.toLocaleString('en-US')} units

Time of the store to the answer, one request at a time; medians. The first page has the counts of every filter. A page of
pairs is ordered by name and reads all pairs of its product, and a later page compares each with its position: it costs
as much as its product has pairs, not as pages are before it.${hasTarget ? '' : ' All units are at one location; the target is one for 100,000.'}

${table([
  ['filter', 'first page', 'target', 'result'],
  ...times.map(({ filter, ms }) => [
    filter,
    msText(ms),
    ...(hasTarget ? [`≤ ${MOST_MS} ms`, result(ms <= MOST_MS)] : ['', '']),
  ]),
])}

${table([
  ['list', 'pages', 'first page', 'slowest later page', 'target', 'result'],
  ...pages.map(({ list, pages: count, first, slowest }) => [
    list,
    String(count),
    msText(first),
    msText(slowest),
    '≤ first page',
    result(slowest <= first),
  ]),
])}

${circumstances}`;
}
