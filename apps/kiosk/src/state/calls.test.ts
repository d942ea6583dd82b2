import { expect, test } from 'vitest';
import { lost, openKiosk, product } from '../../test/support.ts';
import type { Kiosk } from './kiosk.ts';

/** A paired kiosk at the location `canal`, and what it asks for: operation, input and key. */
function openRecorded(answers: Record<string, () => object> = {}) {
  const asked: [operation: string, input: object, key: unknown][] = [];
  const group = new Proxy(
    {},
    {
      get: (_target, name: string) => (input: object, options?: { key: string }) => {
        asked.push([name, input, options?.key]);
        return Promise.resolve(answers[name]?.() ?? lost);
      },
    },
  );
  const kiosk: Kiosk = openKiosk({ kiosk: group, inventory: group, storefront: group });
  Object.assign(kiosk.device, { store: { id: 'store-1' }, location: { id: 'canal' } });
  return { kiosk, asked, inputs: () => asked.splice(0).map(([name, input]) => [name, input]) };
}

const page = (ids: string[], more: object = {}) => ({
  ok: true,
  data: {
    data: {
      products: {
        edges: ids.map((id) => ({ node: product(id) })),
        pageInfo: { hasNextPage: true, endCursor: 'c1' },
        totalCount: 40,
        ...more,
      },
    },
  },
});

const paging = { limitForQuery: 24, sortValue: 'FEATURED', locationId: 'canal' };

test('The first screens ask for what the location has in stock', { tags: ['C-02', 'C-04'] }, async () => {
  const { kiosk, inputs } = openRecorded();
  await kiosk.loadShop();
  expect(inputs()).toEqual([
    ['getFeaturedProducts', undefined],
    ['browseKioskProducts', { locationId: 'canal' }],
    ['searchKioskProducts', { availability: 'inStore', withFacets: true, limitForQuery: 1, locationId: 'canal' }],
  ]);
});

test('The products of a brand are read page by page, each once, and counted', { tags: 'C-03' }, async () => {
  const answers = [page(['a']), page(['b'])];
  const { kiosk, inputs } = openRecorded({ getKioskProducts: () => answers.shift() ?? lost });
  const opening = kiosk.openList({ kind: 'brand', brand: 'Halden' });
  expect(kiosk.state.loading).toEqual({ products: true });
  // While the first page is read, there is no next one.
  await Promise.all([opening, kiosk.loadMore()]);
  await Promise.all([kiosk.loadMore(), kiosk.loadMore()]);
  expect(inputs()).toEqual([
    ['getKioskProducts', { ...paging, brandName: 'Halden', cursorValue: null }],
    ['getKioskProducts', { ...paging, brandName: 'Halden', cursorValue: 'c1' }],
  ]);
  expect([kiosk.state.products.map(({ id }) => id), kiosk.state.totalCount]).toEqual([['a', 'b'], 40]);
});

test('A search sends its title and filters; a search by size reads other sizes once', { tags: 'C-04' }, async () => {
  const sizes = [{ value: 'US M 10', count: 3 }];
  const { kiosk, inputs } = openRecorded({ searchKioskProducts: () => page(['a'], { facets: { size: sizes } }) });
  const search = { kind: 'search', title: 'court' } as const;
  await kiosk.openList({ ...search, filters: { size: ['US M 9', 'EU 42'], color: ['Red'] } });
  const sent = { ...paging, title: 'court', size: 'US M 9,EU 42', color: 'Red' };
  expect(kiosk.state.otherSizes).toEqual(sizes);
  await kiosk.loadMore();
  expect(inputs()).toEqual([
    ['searchKioskProducts', { ...sent, cursorValue: null, withFacets: true }],
    ['searchKioskProducts', { ...sent, cursorValue: 'c1', withFacets: false }],
  ]);
  await kiosk.openList({ ...search, filters: {} });
  expect(inputs()).toEqual([
    ['searchKioskProducts', { ...paging, title: 'court', cursorValue: null, withFacets: false }],
  ]);
});

test('A filter is a list only if one of its values contains a comma', { tags: 'C-04' }, async () => {
  const { kiosk, inputs } = openRecorded({ searchKioskProducts: () => page(['a']) });
  const brand = ['Smith, Jones & Co', 'Tarn'];
  await kiosk.openList({ kind: 'search', title: '', filters: { brand, color: ['Red', 'Fern'] } });
  expect(inputs()).toEqual([['searchKioskProducts', expect.objectContaining({ brand, color: 'Red,Fern' })]]);
  kiosk.state.featuredProducts = [{ ...product('b'), vendor: 'Smith, Jones & Co' }];
  await kiosk.openProduct('b');
  expect(inputs()).toEqual([['searchKioskProducts', expect.objectContaining({ brand: ['Smith, Jones & Co'] })]]);
});

test('A new list shows nothing of the last one while it is read', { tags: 'C-03' }, async () => {
  const { kiosk } = openRecorded({ getKioskProducts: () => page(['a']) });
  await kiosk.openList({ kind: 'brand', brand: 'Halden' });
  const opening = kiosk.openList({ kind: 'search', title: 'court', filters: {} });
  expect(kiosk.state).toMatchObject({
    products: [],
    cursorData: undefined,
    totalCount: undefined,
    loading: { searchWithFilters: true },
  });
  await opening;
  expect(kiosk.state.error).toMatchObject({ searchWithFilters: lost });
});

test('The colours of a product match its title and brand at this location', { tags: 'C-04' }, async () => {
  const other = { ...product('other'), title: 'Halden Court 82 Low' };
  const anew = { ...product('a'), featuredImage: { url: 'new' } };
  const edges = [other, product('b'), anew].map((node) => ({ node }));
  const { kiosk, inputs } = openRecorded({ searchKioskProducts: () => page([], { edges }) });
  kiosk.state.featuredProducts = [product('a'), product('c')];
  kiosk.state.colours = [product('c')];
  const opening = kiosk.openProduct('a');
  expect([kiosk.view.before, kiosk.state.colours.map(({ id }) => id)]).toEqual(['browse', ['a']]);
  await opening;
  expect(inputs()).toEqual([
    ['searchKioskProducts', { title: 'Halden Court 82', brand: 'Halden', limitForQuery: 12, locationId: 'canal' }],
  ]);
  expect(kiosk.state.colours.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(kiosk.state.product?.featuredImage.url).toBe('new');
});

test('Another colour keeps the way back and the chosen size', { tags: 'C-04' }, async () => {
  const { kiosk } = openRecorded();
  kiosk.state.products = [product('a'), product('b')];
  Object.assign(kiosk.view, { screen: 'products', chosen: 'US M 9' });
  await kiosk.openProduct('a');
  expect(kiosk.view).toMatchObject({ screen: 'product', before: 'products', chosen: undefined });
  kiosk.view.chosen = 'US M 10';
  await kiosk.openProduct('b');
  expect(kiosk.view).toMatchObject({ screen: 'product', before: 'products', chosen: 'US M 10' });
});

test('A request names store, location, each unit of the cart and its time, with a key', { tags: 'C-12' }, async () => {
  const { kiosk, asked } = openRecorded();
  kiosk.addToCart(product('a'), 'v1');
  kiosk.addToCart(product('b'), 'v2');
  kiosk.addToCart(product('a'), 'v1');
  await kiosk.send();
  const lines = ['v2', 'v1', 'v1'].map((inventoryItemId) => ({ inventoryItemId }));
  const key = kiosk.state.requestToTryData?.key;
  const input = { storeId: 'store-1', locationId: 'canal', lines, askedAt: '1970-01-01T00:00:00.000Z' };
  expect(asked).toEqual([['requestTryout', input, key]]);
});

const shown = (more: object = {}) => ({
  ok: true,
  data: { tryoutItemId: '9001', askedAt: '', isOwn: true, acceptedBy: null, lines: [], ...more },
});

test('A shown request is read by its id, with the associate photo and nearest sizes', { tags: 'C-10' }, async () => {
  const line = (state: string, inventoryItemId: string) => ({ lineId: state, state, product: { inventoryItemId } });
  const lines = [line('asked', 'v1'), line('unavailable', 'v2')];
  const { kiosk, inputs } = openRecorded({
    getTryoutProgress: () => shown({ acceptedBy: { hasPhoto: true }, lines }),
    getTryoutPhoto: () => ({ ok: true, data: new Blob() }),
    getNearestSizes: () => ({ ok: true, data: { sizes: ['near'] } }),
  });
  await kiosk.openProgress('9001');
  expect(inputs()).toEqual([
    ['getTryoutProgress', { tryoutItemId: '9001' }],
    ['getTryoutPhoto', { tryoutItemId: '9001' }],
    ['getNearestSizes', { inventoryItemId: 'v2', locationId: 'canal' }],
  ]);
  expect([kiosk.progress.photoUrl, kiosk.progress.nearest]).toEqual(['blob:photo', { v2: ['near'] }]);
  await kiosk.refreshProgress();
  expect(inputs().map(([name]) => name)).toEqual(['getTryoutProgress', 'getNearestSizes']);
});

test.each([
  [404, 1],
  [503, 2],
] as const)('Two reads after a failure %i ask for the photo %i times', { tags: 'C-10' }, async (status, asked) => {
  const { kiosk, inputs } = openRecorded({
    getTryoutProgress: () => shown({ acceptedBy: { hasPhoto: true } }),
    getTryoutPhoto: () => ({ ok: false, kind: 'other', status }),
  });
  await kiosk.openProgress('9001');
  const first = inputs();
  await kiosk.refreshProgress();
  const reads = [...first, ...inputs()].filter(([name]) => name === 'getTryoutPhoto');
  expect(reads).toHaveLength(asked);
});

test('Without a photo, or when it cannot be read, the request is shown without it', { tags: 'C-10' }, async () => {
  for (const hasPhoto of [false, true]) {
    const { kiosk, inputs } = openRecorded({ getTryoutProgress: () => shown({ acceptedBy: { hasPhoto } }) });
    await kiosk.openProgress('9001');
    expect(inputs().length).toBe(hasPhoto ? 2 : 1);
    expect([kiosk.progress.photoUrl, kiosk.progress.progress?.tryoutItemId]).toEqual([undefined, '9001']);
  }
});

test('A number is looked up after the request that was shown is closed', { tags: 'C-10' }, async () => {
  const { kiosk, inputs } = openRecorded({ getTryoutByNumber: () => shown({ tryoutItemId: '9002', isOwn: false }) });
  Object.assign(kiosk.progress, { tryoutItemId: '9001', photoUrl: 'blob:old', hasRefused: true });
  expect(await kiosk.openNumber(107)).toBe(true);
  expect(inputs()).toEqual([['getTryoutByNumber', { number: 107 }]]);
  expect(kiosk.view.screen).toBe('progress');
  expect(kiosk.progress).toMatchObject({
    tryoutItemId: undefined,
    photoUrl: undefined,
    hasRefused: false,
    progress: { tryoutItemId: '9002' },
  });
});

test('Withdrawing a request or lines, or changing a size, sends a key each time', { tags: 'C-14' }, async () => {
  const done = () => ({ ok: true, data: {} });
  const { kiosk, asked } = openRecorded({ getTryoutProgress: shown, withdrawTryout: done, takeOtherSize: done });
  await kiosk.openProgress('9001');
  await kiosk.withdraw();
  await kiosk.withdraw(['11', '12']);
  await kiosk.takeOtherSize('11', 'v2');
  const changes = asked.filter(([name]) => name !== 'getTryoutProgress');
  expect(changes.map(([name, input]) => [name, input])).toEqual([
    ['withdrawTryout', { tryoutItemId: '9001', body: {} }],
    ['withdrawTryout', { tryoutItemId: '9001', body: { lineIds: ['11', '12'] } }],
    ['takeOtherSize', { locationId: 'canal', lineId: '11', inventoryItemId: 'v2' }],
  ]);
  expect(new Set(changes.map(([, , key]) => key)).size).toBe(3);
  expect(kiosk.progress).toMatchObject({ isChanging: false, hasRefused: false });
});

test('The next customer starts with the store settings and no data of the last one', { tags: 'C-11' }, async () => {
  const { kiosk } = openRecorded({ getKioskProducts: () => page(['a'], { facets: { size: [] } }) });
  const { state, view, progress } = kiosk;
  const start = { view: { ...view }, progress: { ...progress, nearest: {} } };
  await kiosk.openList({ kind: 'brand', brand: 'Halden' });
  Object.assign(state, { otherSizes: [{ value: 'US M 9', count: 1 }], colours: [product('a')] });
  Object.assign(view, { size: '42', system: 'EU', chosen: 'EU 42', isEuropean: true, before: 'products' });
  Object.assign(progress, { failure: lost, nearest: { v1: [] }, isChanging: true, hasRefused: true, readAt: 5 });
  kiosk.startOver();
  expect({ view, progress }).toEqual(start);
  expect(state).toMatchObject({
    products: [],
    colours: [],
    otherSizes: [],
    totalCount: undefined,
    cursorData: undefined,
    list: undefined,
    loading: {},
    error: {},
  });
});
