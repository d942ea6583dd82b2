import type { InventoryProduct } from '@instore/api';
import { expect, test } from 'vitest';
import { deferred, ok, refused, settle } from '../../test/support.ts';
import { PRODUCTS_PAGE_SIZE } from './inventoryState.ts';
import { fell, setUp } from '../../test/inventoryStore.ts';

const product = (id: string) => ({ id, title: id }) as InventoryProduct;

const page = (ids: readonly string[], total = ids.length, cursor: string | null = null) =>
  ok({ products: ids.map(product), total, cursor }) as never;

const ids = (products: readonly InventoryProduct[]) => products.map(({ id }) => id);

test('A search shows what matches, and another search shows nothing of the last one', { tags: 'Z-05' }, async () => {
  const late = deferred<never>();
  const { state, search } = setUp({
    search: ({ filters }) => (filters?.title === 'court' ? Promise.resolve(page(['a', 'b'])) : late.promise),
  });
  await search('court');
  expect(state).toMatchObject({ isKnown: true, total: 2, isLoading: false });
  void search('fell');
  expect(state).toMatchObject({ query: 'fell', products: [], total: 0, isKnown: false, isLoading: true });
  late.resolve(page([]));
  await settle();
  expect(state).toMatchObject({ isKnown: true, products: [] });
});

test('An answer that a later search overtook is dropped', { tags: 'Z-05' }, async () => {
  const late = deferred<never>();
  const { state, search } = setUp({
    search: ({ filters }) => (filters?.title === 'a' ? late.promise : Promise.resolve(page(['b']))),
  });
  void search('a');
  await search('b');
  late.resolve(page(['a']));
  await settle();
  expect(ids(state.products)).toEqual(['b']);
});

test('The list continues where it ended, is refreshed in its full length, and ends', { tags: 'Z-05' }, async () => {
  const asked: [string | null | undefined, number | undefined][] = [];
  const first = Array.from({ length: PRODUCTS_PAGE_SIZE }, (_, at) => `p${at}`);
  const { state, search, loadMore } = setUp({
    search: ({ cursor, limit }) => {
      asked.push([cursor, limit]);
      return Promise.resolve(cursor === null ? page(first, 21, 'c1') : page(['last'], 21));
    },
  });
  await search('');
  await loadMore();
  expect(ids(state.products)).toEqual([...first, 'last']);
  await loadMore();
  await search('');
  expect(asked).toEqual([
    [null, PRODUCTS_PAGE_SIZE],
    ['c1', PRODUCTS_PAGE_SIZE],
    [null, PRODUCTS_PAGE_SIZE + 1],
  ]);
});

test('A list that cannot be refreshed stays and shows the failure', { tags: ['Z-05', 'E-03'] }, async () => {
  let isUp = true;
  const { state, search, place } = setUp({
    search: () => Promise.resolve(isUp ? page(['a']) : (refused(500, 'The store is closed', 'server') as never)),
  });
  await search('');
  isUp = false;
  await search('');
  expect(state).toMatchObject({ error: 'The store is closed', isKnown: true });
  expect(ids(state.products)).toEqual(['a']);
  place.location = 'loc-2';
  await search('');
  expect(state).toMatchObject({ products: [], isKnown: false });
});

test('A search sends the words, the filters and the order, one page at a time', { tags: 'Z-05' }, async () => {
  const asked: unknown[] = [];
  const { search, setFilters } = setUp({ search: async (input) => (asked.push(input), page([])) });
  await search('');
  setFilters({ brand: ['Tarn'] }, 'PRICE_DESC');
  await search('court');
  const from = { locationId: 'loc-1', cursor: null, limit: PRODUCTS_PAGE_SIZE };
  expect(asked).toEqual([
    { ...from, filters: {}, order: 'TITLE_ASC' },
    { ...from, filters: { brand: ['Tarn'], title: 'court' }, order: 'PRICE_DESC' },
  ]);
});

test(
  'The added unit goes to the cart that was open at the press, in the chosen system',
  { tags: ['Z-05', 'Z-01'] },
  async () => {
    const { state, open, add, wanted, added, heard, place } = setUp({ open: () => Promise.resolve(ok(fell)) });
    await open('TFR-2210-BE');
    const adding = add('W9');
    expect(state.adding.isPending).toBe(true);
    // A second press while the first is in flight.
    void add('W9');
    place.cart = 'cart-2';
    await adding;
    expect(wanted).toEqual([
      {
        inventoryItemId: 'W9',
        size: '9',
        sizeSystem: 'US W',
        price: 170,
        requestedBy: 'Maren Okafor',
        tryOutItem: false,
        productName: 'Tarn Fell Runner',
        sku: 'TFR-2210-BE',
        imageUrl: '/artwork/runner.svg',
        brand: 'Tarn',
        colourway: { name: 'Basalt / Ember', swatches: [] },
      },
    ]);
    expect(added).toEqual([{ line: { inventoryLineItemId: 'W9' }, at: 'cart-1' }]);
    expect(heard.said).toEqual([
      { kind: 'positive', title: 'Added to your request cart', description: 'Tarn Fell Runner, US W 9' },
    ]);
    expect(state.adding.isPending).toBe(false);
  },
);

test('An unavailable unit shows a warning, and the cart does not change', { tags: 'K-06' }, async () => {
  const { open, add, added, answers, heard } = setUp({ open: () => Promise.resolve(ok(fell)) });
  await open('TFR-2210-BE');
  answers.push({ warning: 'No quantity available!' });
  await add('M9');
  await add('unknown');
  expect(added).toEqual([]);
  expect(heard.said).toEqual([{ kind: 'caution', title: 'No quantity available!' }]);
});

test('At another location no data of the last one is shown', { tags: ['Z-05', 'Z-08'] }, async () => {
  const second = deferred<never>();
  const answers = [Promise.resolve(ok(fell)) as never, second.promise];
  const { state, open, place } = setUp({ open: () => answers.shift()! });
  await open('TFR-2210-BE');
  place.location = 'loc-2';
  const reading = open('TFR-2210-BE');
  expect(state.open.product).toBeUndefined();
  second.resolve(refused(500, 'Later', 'server') as never);
  await reading;
  expect(state.open.product).toBeUndefined();
});

test('After changes of units list and product are read, at most every 5 s', { tags: ['Z-05', 'W-09'] }, async () => {
  const calls: string[] = [];
  const { search, open, readChanges, pauses } = setUp({
    search: () => {
      calls.push('search');
      return Promise.resolve(page(['a', 'b']));
    },
    open: () => {
      calls.push('open');
      return Promise.resolve(ok(fell));
    },
  });
  await search('');
  const none = { all: false, lines: ['11'], tryouts: ['9000'], units: [] };
  await readChanges(none);
  expect(calls).toEqual(['search']);
  let isDone = false;
  const reading = readChanges({ ...none, units: ['7'] }).then(() => (isDone = true));
  await settle();
  expect(calls).toEqual(['search', 'search']);
  expect(pauses).toMatchObject([{ ms: 5_000 }]);
  expect(isDone).toBe(false);
  pauses[0]?.end();
  await reading;
  await open('TFR-2210-BE');
  void readChanges({ ...none, all: true });
  await settle();
  expect(calls.slice(2)).toEqual(['open', 'search', 'open']);
});

test('While the first search is refused, the filters have the values of all products', { tags: 'F-04' }, async () => {
  const errors = [{ field: '/filters/price', message: 'Minimum must be below maximum.' }];
  const problem = { type: 'about:blank', title: 'Not valid', status: 422, errors };
  const facets = { brand: [{ value: 'Tarn', count: 4 }], size: [{ value: '10.5', count: 4 }] };
  const asked: unknown[] = [];
  const { state, search, setFilters } = setUp({
    search: ({ filters }) => {
      asked.push(filters);
      return Promise.resolve(
        filters?.price ? { ...refused(422), problem } : ok({ products: [], total: 4, cursor: null, facets }),
      ) as never;
    },
  });
  setFilters({ price: [200, 100] }, 'TITLE_ASC');
  await search('');
  expect(state).toMatchObject({ lists: { brand: ['Tarn'], size: ['10.5'] }, refused: { name: 'price' }, products: [] });
  setFilters({ price: [300, 100] }, 'TITLE_ASC');
  await search('');
  expect(asked).toEqual([{ price: [200, 100] }, undefined, { price: [300, 100] }]);
});

test('A filter that the server refuses is named with the reason', { tags: 'F-05' }, async () => {
  const message = 'Minimum must be below maximum.';
  const problem = {
    type: 'about:blank',
    title: 'Not valid',
    status: 422,
    errors: [{ field: '/filters/price', message }],
  };
  const { state, search, setFilters } = setUp({
    search: async ({ filters }) => (filters?.price?.[0] === 165 ? { ...refused(422, message), problem } : page(['a'])),
  });
  setFilters({ price: [165, 100] }, 'TITLE_ASC');
  await search('');
  expect(state.refused).toEqual({ name: 'price', message });
  setFilters({ price: [100, 165] }, 'TITLE_ASC');
  await search('');
  expect(state).toMatchObject({ refused: undefined, total: 1 });
});

test('Inventory brands of the last location that arrive late are not offered', { tags: 'F-04' }, async () => {
  const late = deferred<never>();
  const { state, place, readFilterLists } = setUp({
    sizes: () => Promise.resolve(ok({ size: ['7'] })),
    getInventoryBrands: ({ locationId }) =>
      locationId === 'loc-1' ? late.promise : Promise.resolve(ok(['OSTRA']) as never),
  });
  const reading = readFilterLists();
  place.location = 'loc-2';
  await readFilterLists();
  late.resolve(ok(['HALDEN']) as never);
  await reading;
  expect(state.lists.invBrand).toEqual(['OSTRA']);
});

test('The sizes and inventory brands are read once for each location', { tags: 'F-04' }, async () => {
  const asked: string[] = [];
  const sizes = [refused(503, 'Busy', 'unavailable' as never), ok({ size: ['7', '10.5'] }), ok({ size: ['12'] })];
  const { state, place, readFilterLists } = setUp({
    sizes: () => Promise.resolve(sizes.shift() as never),
    getInventoryBrands: ({ locationId }) => {
      asked.push(String(locationId));
      return Promise.resolve(ok(['HALDEN', 'OSTRA']) as never);
    },
  });
  await readFilterLists();
  expect(state.lists).toEqual({ invBrand: ['HALDEN', 'OSTRA'] });
  await readFilterLists();
  await readFilterLists();
  expect(state.lists).toEqual({ size: ['7', '10.5'], invBrand: ['HALDEN', 'OSTRA'] });
  place.location = 'loc-2';
  await readFilterLists();
  expect(state.lists.size).toEqual(['12']);
  expect(asked).toEqual(['loc-1', 'loc-1', 'loc-2']);
});
