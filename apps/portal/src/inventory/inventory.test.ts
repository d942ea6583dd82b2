import type { InventoryProduct } from '@instore/api';
import { expect, test } from 'vitest';
import * as make from '../../test/support.ts';
import { apiOf, deferred, recordToasts, ok, refused, settle } from '../../test/support.ts';
import { createInventory } from './inventory.ts';
import { PRODUCTS_PAGE_SIZE } from './inventoryState.ts';
import type { WantedUnit } from '../requests/unitLookup.ts';
import type { CartLine } from '../requests/cartLines.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';

type Api = Parameters<typeof createInventory>[0]['api'];
const product = (id: string) => ({ id, title: id }) as InventoryProduct;
const page = (ids: readonly string[], total = ids.length, cursor: string | null = null) =>
  ok({ products: ids.map(product), total, cursor }) as never;
const fell = make.catalogueProduct({
  variants: [
    make.catalogueVariant({ inventoryItemId: 'M9', size: '9', sizeSystem: 'US M' }),
    make.catalogueVariant({ inventoryItemId: 'W9', size: '9', sizeSystem: 'US W', price: 170 }),
  ],
});

/** The store's products with calls that the test answers. */
function setUp(
  calls: {
    search?: Api['inventory']['searchInventory'];
    open?: Api['catalogue']['getCatalogueBySKU'];
    picture?: Api['catalogue']['downloadS3ImageUrl'];
    sizes?: Api['consignee']['getConsigneeSizes'];
  } & Partial<
    Pick<
      Api['inventory'],
      'getInventoryBrands' | 'exportInventory' | 'saveSearch' | 'removeSavedSearch' | 'getSavedSearches'
    >
  >,
) {
  const heard = recordToasts();
  const files: string[] = [];
  const wanted: WantedUnit[] = [];
  const added: { line: CartLine; at: string | undefined }[] = [];
  const place = { location: 'loc-1', cart: 'cart-1' };
  const answers: Awaited<ReturnType<Parameters<typeof createInventory>[0]['lookUp']>>[] = [];
  const pauses: { ms: number; end: (nothing: void) => void }[] = [];
  const inventory = createInventory({
    api: apiOf({
      inventory: calls.search ? { ...calls, searchInventory: calls.search } : calls,
      consignee: { getConsigneeSizes: calls.sizes },
      catalogue: {
        getCatalogueBySKU: calls.open,
        downloadS3ImageUrl: calls.picture ?? (() => Promise.resolve(refused(404, 'No', 'not-found') as never)),
      },
    }),
    locationId: () => place.location,
    cart: { add: (line, at) => void added.push({ line, at }), openKey: () => place.cart },
    toasts: heard.toasts,
    lookUp: (_location, pair) => {
      wanted.push(pair);
      const line = { inventoryLineItemId: pair.inventoryItemId } as CartLine;
      return Promise.resolve(answers.shift() ?? { line });
    },
    personName: () => 'Maren Okafor',
    saveFile: (_file, name) => void files.push(name),
    pause(ms) {
      const { promise, resolve } = deferred<void>();
      pauses.push({ ms, end: resolve });
      return promise;
    },
  });
  return { ...inventory, heard, files, wanted, added, place, answers, pauses };
}

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

test('A picture that is read late is not shown with another product', { tags: 'A-05' }, async () => {
  const slow = deferred<never>();
  const { state, open } = setUp({
    open: ({ id }) => Promise.resolve(ok({ ...fell, id, sku: id, images: [{ src: `${id}.jpg` }] }) as never),
    picture: ({ path }) => (path === 'A.jpg' ? slow.promise : Promise.resolve(ok({ url: '/b' }) as never)),
  });
  await open('A');
  await open('B');
  await settle();
  slow.resolve(ok({ url: '/a' }) as never);
  await settle();
  expect(state.open.picture).toEqual({ stored: 'B.jpg', url: '/b' });
});

test('The address of a stored picture is read once when its product opens', { tags: 'A-05' }, async () => {
  const read: string[] = [];
  const pictured = (src: string) => ({ ...fell, images: [{ src }] });
  let shown = pictured('products/fell.jpg');
  const { state, open } = setUp({
    open: () => Promise.resolve(ok(shown) as never),
    picture: ({ path }) => {
      read.push(path);
      return Promise.resolve(ok({ url: `https://bucket.example/${path}?signature=1` }) as never);
    },
  });
  for (let time = 1; time <= 2; time += 1) {
    await open('TFR-2210-BE');
    await settle();
  }
  expect(state.open.picture).toEqual({
    stored: 'products/fell.jpg',
    url: 'https://bucket.example/products/fell.jpg?signature=1',
  });
  shown = pictured('https://images.example/fell.jpg');
  await open('HC82-104-CF');
  await settle();
  expect(state.open.picture).toBeUndefined();
  expect(read).toEqual(['products/fell.jpg']);
});

test('The open product is refreshed in place, and a missing one shows that', { tags: 'Z-05' }, async () => {
  const answers = [
    Promise.resolve(ok(fell)),
    Promise.resolve(refused(500, 'Later', 'server')),
    Promise.resolve(refused(404, 'No', 'not-found')),
  ];
  const { state, open } = setUp({ open: () => answers.shift() as never });
  await open('TFR-2210-BE');
  expect(state.open.product).toEqual(fell);
  const again = open('TFR-2210-BE');
  expect(state.open).toMatchObject({ isLoading: true, product: fell });
  await again;
  expect(state.open).toMatchObject({ error: 'Later', isMissing: false, product: fell });
  await open('TFR-2210-BE');
  expect(state.open).toMatchObject({ isMissing: true, product: undefined });
  await open('');
  expect(state.open).toMatchObject({ sku: '', isMissing: false, isLoading: false });
});

test('Another colourway replaces the open one once it is read', { tags: 'Z-05' }, async () => {
  const colourway = (sku: string) => ({ id: sku, sku, colourway: fell.colourway, imageUrl: '', inStock: 1 });
  const colourways = [colourway('TFR-2210-BE'), colourway('TFR-2210-GS')];
  const late = deferred<never>();
  const answers = [Promise.resolve(ok({ ...fell, colourways })), late.promise];
  const { state, open } = setUp({ open: () => answers.shift() as never });
  await open('TFR-2210-BE');
  const opening = open('TFR-2210-GS');
  expect(state.open).toMatchObject({ sku: 'TFR-2210-GS', isLoading: true, product: { sku: 'TFR-2210-BE' } });
  late.resolve(refused(500, 'Later', 'server') as never);
  await opening;
  expect(state.open).toMatchObject({ error: 'Later', product: undefined });
});

test('A product of another family is shown only once it is read', { tags: 'Z-05' }, async () => {
  const late = deferred<never>();
  const asked: unknown[] = [];
  const answers = [Promise.resolve(ok({ ...fell, images: [{ src: 'fell.jpg' }] })), late.promise];
  const { state, open } = setUp({
    open: (input) => (asked.push(input), answers.shift() as never),
    picture: () => Promise.resolve(ok({ url: '/fell' }) as never),
  });
  await open('TFR-2210-BE');
  await settle();
  // The same product by its id, and by its SKU in small letters.
  for (const name of ['p2', 'tfr-2210-be']) {
    void open(name);
    expect(state.open).toMatchObject({ sku: name, product: { id: 'p2' }, picture: { url: '/fell' } });
    answers.push(late.promise);
  }
  void open('HC82-104-CF');
  expect(state.open).toMatchObject({ product: undefined, picture: undefined, isLoading: true });
  expect(asked.at(-1)).toEqual({ id: 'HC82-104-CF', locationId: 'loc-1' });
});

/** Opens a product with a picture, then once more with this answer. */
async function openAgain(answer: ReturnType<typeof refused>) {
  const answers = [ok({ ...fell, images: [{ src: 'fell.jpg' }] }), answer];
  const { state, open } = setUp({
    open: () => Promise.resolve(answers.shift()) as never,
    picture: () => Promise.resolve(ok({ url: '/fell' }) as never),
  });
  await open('TFR-2210-BE');
  await settle();
  await open('TFR-2210-BE');
  return state.open;
}

test.each(['not-found', 'invalid'] as const)(
  'A product that the store calls %s is missing, also if it was open',
  { tags: 'Z-05' },
  async (kind) => {
    expect(await openAgain(refused(422, undefined, kind))).toEqual({
      sku: 'TFR-2210-BE',
      product: undefined,
      picture: undefined,
      isMissing: true,
      isLoading: false,
      error: SOMETHING_WRONG,
    });
  },
);

test('A product that cannot be read again keeps its picture', { tags: ['A-05', 'E-03'] }, async () => {
  const later = await openAgain(refused(500, 'Later', 'server'));
  expect(later).toMatchObject({ error: 'Later', picture: { stored: 'fell.jpg', url: '/fell' } });
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

test('A late answer does not open a product that was closed', { tags: 'Z-05' }, async () => {
  const late = deferred<never>();
  const { state, open } = setUp({ open: () => late.promise });
  void open('TFR-2210-BE');
  await open('');
  late.resolve(ok(fell) as never);
  await settle();
  expect(state.open.product).toBeUndefined();
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

test('An export has the filters, shows its progress, and saves the complete file', { tags: 'Z-06' }, async () => {
  const whole = deferred<never>();
  const asked: unknown[] = [];
  const { state, exportSheet, files } = setUp({
    exportInventory: (input, options) => {
      expect(state.exporting).toEqual({ received: 0, rows: undefined });
      asked.push(input);
      options?.onProgress?.({ received: 10, rows: 4 });
      return whole.promise;
    },
  });
  const first = exportSheet({ brand: ['Halden'] }, 'Inventory Canal Street');
  await exportSheet({}, 'A second press');
  expect(asked).toEqual([{ locationId: 'loc-1', brand: ['Halden'] }]);
  expect(state.exporting).toEqual({ received: 10, rows: 4 });
  whole.resolve(ok(new Blob()) as never);
  await first;
  expect(files).toEqual(['Inventory Canal Street.xlsx']);
  expect(state.exporting).toBeUndefined();
});

test('An export without an answer for 3 s waits for its turn, until it begins', { tags: 'Z-06' }, async () => {
  const whole = deferred<never>();
  let report: ((progress: { received: number; rows: number | undefined }) => void) | undefined;
  const { state, exportSheet, pauses } = setUp({
    exportInventory: (_input, options) => {
      report = options?.onProgress;
      return whole.promise;
    },
  });
  const running = exportSheet({}, 'Inventory');
  expect(pauses).toMatchObject([{ ms: 3_000 }]);
  expect(state.exporting).not.toHaveProperty('isWaiting');
  pauses[0]?.end();
  await settle();
  expect(state.exporting).toEqual({ received: 0, rows: undefined, isWaiting: true });
  report?.({ received: 0, rows: 4 });
  expect(state.exporting).toEqual({ received: 0, rows: 4 });
  whole.resolve(ok(new Blob()) as never);
  await running;
});

test.each(['has begun', 'was stopped'])('An export that %s within 3 s does not wait', { tags: 'Z-06' }, async (how) => {
  const { state, exportSheet, stopExport, pauses } = setUp({
    exportInventory: (_input, options) =>
      new Promise((resolve) => {
        if (how === 'has begun') options?.onProgress?.({ received: 0, rows: undefined });
        options?.signal?.addEventListener('abort', () => resolve({ ok: false, kind: 'aborted' }));
      }),
  });
  const first = exportSheet({}, 'Inventory');
  if (how === 'was stopped') {
    stopExport();
    await first;
    void exportSheet({}, 'Inventory');
  }
  pauses[0]?.end();
  await settle();
  expect(state.exporting).toEqual({ received: 0, rows: undefined });
});

test('An export that fails says why and saves nothing; it can be tried again', { tags: ['Z-06', 'E-03'] }, async () => {
  const answers = [refused(422, 'Too many rows.'), refused(500)];
  const { state, exportSheet, files, heard } = setUp({ exportInventory: async () => answers.shift()! });
  await exportSheet({}, 'Inventory');
  expect(state.exporting).toBeUndefined();
  await exportSheet({}, 'Inventory');
  expect([files, heard.titles()]).toEqual([[], ['Too many rows.', 'Something went wrong, please try later!']]);
});

test('A stopped export saves nothing and says nothing', { tags: 'Z-06' }, async () => {
  let report: ((progress: { received: number; rows: number | undefined }) => void) | undefined;
  const { state, exportSheet, stopExport, files, heard } = setUp({
    exportInventory: (_input, options) =>
      new Promise((resolve) => {
        report = options?.onProgress;
        options?.signal?.addEventListener('abort', () => resolve({ ok: false, kind: 'aborted' }));
      }),
  });
  const running = exportSheet({}, 'Inventory');
  stopExport();
  await running;
  // Bytes that arrive late.
  report?.({ received: 20, rows: 4 });
  expect(state.exporting).toBeUndefined();
  expect([files, heard.titles()]).toEqual([[], []]);
});

test('The saved searches are shown, and stay if they cannot be read again', { tags: 'F-07' }, async () => {
  const saved = [{ name: 'Low runners', view: 'products' as const, filters: {} }];
  const answers = [ok(saved), make.noAnswer];
  const { state, readSaved } = setUp({
    getSavedSearches: () => Promise.resolve((answers.shift() ?? make.noAnswer) as never),
  });
  await readSaved();
  expect(state.saved).toEqual(saved);
  await readSaved();
  expect(state.saved).toEqual(saved);
});

test('A search that the server does not save says why', { tags: 'F-07' }, async () => {
  const { state, save } = setUp({
    saveSearch: () =>
      Promise.resolve(refused(422, 'You can keep 20 saved searches. Remove one first.', 'invalid') as never),
  });
  expect(await save('One more', 'products', {})).toBe('You can keep 20 saved searches. Remove one first.');
  expect(state.saved).toBeUndefined();
});

test('A search whose answer was lost is saved again with the same key', { tags: 'F-07' }, async () => {
  const keys: (string | undefined)[] = [];
  const { save } = setUp({
    saveSearch: (_search, options) => {
      keys.push(options?.key);
      return Promise.resolve(keys.length === 1 ? make.noAnswer : ok([]));
    },
  });
  expect(await save('Low runners', 'products', {})).toBe('Something went wrong, please try later!');
  expect(await save('Low runners', 'products', {})).toBeUndefined();
  await save('Low runners', 'pairs', {});
  expect(keys[0]).toBeDefined();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('Removing a search waits for the save of another, and a double press saves once', { tags: 'F-07' }, async () => {
  const saving = deferred<never>();
  const sent: string[] = [];
  const { state, save, removeSaved, heard } = setUp({
    saveSearch: ({ name }) => {
      sent.push(`save ${name}`);
      return saving.promise;
    },
    removeSavedSearch: ({ name }) => {
      sent.push(`remove ${name}`);
      return Promise.resolve(sent.length === 2 ? ok([]) : refused(503, 'Later.', 'server'));
    },
  });
  const [first, second] = [save('New', 'products', {}), save('New', 'products', {})];
  const removing = removeSaved('Old');
  await settle();
  expect(sent).toEqual(['save New']);
  saving.resolve(refused(422, 'You can keep 20 saved searches. Remove one first.', 'invalid') as never);
  expect(await Promise.all([first, second])).toEqual(
    Array(2).fill('You can keep 20 saved searches. Remove one first.'),
  );
  await removing;
  expect(sent).toEqual(['save New', 'remove Old']);
  expect(state.saved).toEqual([]);
  await removeSaved('Old');
  expect(heard.said).toEqual([{ kind: 'caution', title: 'Later.' }]);
});

test('Two searches that are removed one right after the other are both removed', { tags: 'F-07' }, async () => {
  const sent: string[] = [];
  const { state, removeSaved } = setUp({
    removeSavedSearch: ({ name }) => {
      sent.push(name);
      return Promise.resolve(ok(name === 'Old' ? [{ name: 'Older', view: 'products', filters: {} }] : []));
    },
  });
  await Promise.all([removeSaved('Old'), removeSaved('Older')]);
  expect(sent).toEqual(['Old', 'Older']);
  expect(state.saved).toEqual([]);
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
