import type { CubeQuery } from '@instore/api';
import { expect, test } from 'vitest';
import { apiOf, deferred, ok, refused, settle } from '../../test/support.ts';
import { createPairs, PAIRS_PAGE_SIZE } from './pairs.ts';

const pair = (id: number) => ({ 'Inventory.unitId': String(id), 'Inventory.title': 'Court 82' });
const pairsFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => pair(first + at));

/** The pairs of a cube that the test answers; counts at the options are answered with `counts`. */
function setUp(rows: (query: CubeQuery) => unknown, counts: () => unknown = () => ok([])) {
  const asked: CubeQuery[] = [];
  const counted: { query: CubeQuery; signal: AbortSignal | undefined }[] = [];
  const pairs = createPairs({
    api: apiOf({
      cube: {
        loadCube: ({ query }, options) => {
          const isCount = !query.ungrouped && (query.dimensions !== undefined || query.limit !== undefined);
          const isElsewhere = !query.ungrouped && JSON.stringify(query.filters).includes('"inStore"');
          if (isCount || isElsewhere) {
            counted.push({ query, signal: options?.signal });
            return Promise.resolve(counts()) as never;
          }
          asked.push(query);
          return Promise.resolve(rows(query)) as never;
        },
      },
    }),
    locationId: () => 'canal-street',
    timezone: () => 'America/New_York',
  });
  return { ...pairs, asked, counted };
}

test('A later page begins after the last pair, without counting all pairs again', { tags: 'F-06' }, async () => {
  const { state, search, loadMore, asked } = setUp((query) => {
    if (!query.ungrouped) return ok([{ 'Inventory.count': '130' }]);
    return ok(asked.length < 3 ? pairsFrom(1, PAIRS_PAGE_SIZE) : pairsFrom(101, 28));
  });
  await search({});
  expect(state).toMatchObject({ total: 130, isKnown: true });
  await loadMore();
  expect(asked).toHaveLength(3);
  expect(asked[2]?.filters?.at(-1)).toMatchObject({
    or: [{ operator: 'gt', values: ['Court 82'] }, {}, { member: 'Inventory.unitId', operator: 'gt', values: ['100'] }],
  });
  expect(asked[2]).not.toHaveProperty('offset');
  // Two pairs were sold meanwhile.
  expect(state).toMatchObject({ total: 128 });
  expect(state.pairs).toHaveLength(128);
  await loadMore();
  expect(asked).toHaveLength(3);
});

test('The options are counted after the pairs, and another search stops the count', { tags: 'F-07' }, async () => {
  const late = deferred<unknown>();
  const answers = [late.promise];
  let count = '1';
  const { state, search, counted } = setUp(
    (query) => ok(query.ungrouped ? [pair(1)] : [{ 'Inventory.count': '1' }]),
    () => answers.shift() ?? ok([{ 'Inventory.brand': 'Tarn', 'Inventory.count': count }]),
  );
  void search({ brand: ['Halden'] });
  await settle();
  expect(state).toMatchObject({ isKnown: true, facets: undefined });
  expect(counted).toHaveLength(1);
  await search({ brand: ['Tarn'] });
  expect(counted[0]?.signal?.aborted).toBe(true);
  expect(state.facets?.brand).toEqual([{ value: 'Tarn', count: 1 }]);
  count = '9';
  late.resolve(ok([]));
  await settle();
  expect(state.facets?.brand).toEqual([{ value: 'Tarn', count: 1 }]);
});

test('Options that cannot be counted show no count; the pairs stay', { tags: ['F-07', 'E-03'] }, async () => {
  let isUp = true;
  const { state, search } = setUp(
    (query) => ok(query.ungrouped ? [pair(1)] : [{ 'Inventory.count': '1' }]),
    () => (isUp ? ok([]) : refused(503, 'Busy', 'server')),
  );
  await search({});
  expect(state.facets).toBeDefined();
  isUp = false;
  await search({});
  expect(state).toMatchObject({ facets: undefined, error: undefined, total: 1 });
});

test('Sorting by another column asks for the same pairs in the other order', { tags: 'F-06' }, async () => {
  const { state, search, sortBy, asked } = setUp((query) =>
    ok(query.ungrouped ? [pair(1)] : [{ 'Inventory.count': '1' }]),
  );
  await search({ brand: ['Halden'] });
  const rowsAsked = () => asked.filter(({ ungrouped }) => ungrouped);
  await sortBy({ column: 'product', direction: 'descending' });
  const [before, after] = rowsAsked();
  expect(after?.filters).toEqual(before?.filters);
  expect(after?.order).not.toEqual(before?.order);
  expect(state).toMatchObject({ filters: { brand: ['Halden'] }, sort: { direction: 'descending' }, total: 1 });
});

test.each(['rows', 'count'])(
  'Pairs whose %s cannot be read are an error, and no options are counted',
  { tags: ['F-06', 'E-03'] },
  async (failing) => {
    const { state, search, counted } = setUp((query) => {
      if ((failing === 'rows') === Boolean(query.ungrouped)) return refused(503, 'Busy', 'server');
      return ok(query.ungrouped ? [pair(1)] : [{ 'Inventory.count': '1' }]);
    });
    await search({});
    expect(state).toMatchObject({ error: 'Busy', facets: undefined });
    expect(state.pairs).toEqual([]);
    expect(counted).toEqual([]);
  },
);
