import { expect, test, vi } from 'vitest';
import { later, lost, openKiosk, product } from '../../test/support.ts';

const sent = (tryoutItemId: string) => ({ ok: true, data: { tryoutItemId, number: 100, lines: [] } });

const refused = { ok: false, kind: 'server', status: 500 };

const facets = { size: [{ value: 'US M 9', count: 4 }] };

/** A kiosk whose first reads of the shop fail, and whose later ones succeed. */
function openWithoutShop() {
  const answer = (data: object) =>
    vi.fn().mockResolvedValueOnce(refused).mockResolvedValue({ ok: true, data: { data } });
  const getFeaturedProducts = answer({ products: { nodes: [product('a')] } });
  const browseKioskProducts = answer({ brands: { nodes: [{ name: 'Halden' }] } });
  const searchKioskProducts = answer({ products: { facets } });
  return openKiosk({ kiosk: { getFeaturedProducts, browseKioskProducts, searchKioskProducts } });
}

test(
  'After the idle reset unread products, brands and filters are read again',
  { tags: ['C-07', 'C-11'] },
  async () => {
    const kiosk = openWithoutShop();
    await kiosk.loadShop();
    kiosk.startOver();
    expect(Object.keys(kiosk.state.shop.error).toSorted()).toEqual(['brands', 'facets', 'feature']);
    await kiosk.retryLoads();
    expect(kiosk.state).toMatchObject({ featuredProducts: [{ id: 'a' }], brandProducts: [{ name: 'Halden' }], facets });
  },
);

test('Values of the filters that alone cannot be read are read again', { tags: ['C-04', 'C-07'] }, async () => {
  const kiosk = openWithoutShop();
  await Promise.all([kiosk.api.kiosk.getFeaturedProducts(), kiosk.api.kiosk.browseKioskProducts({ locationId: '' })]);
  await kiosk.loadShop();
  await kiosk.retryLoads();
  expect(kiosk.state.facets).toEqual(facets);
});

test(
  'A customer who scrolls keeps the list when its next page cannot be read',
  { tags: ['C-04', 'C-07'] },
  async () => {
    const page = { products: { edges: [{ node: product('a') }], totalCount: 2, pageInfo: { hasNextPage: true } } };
    const searchKioskProducts = vi
      .fn()
      .mockResolvedValueOnce({ ok: true, data: { data: page } })
      .mockResolvedValue(lost);
    const kiosk = openKiosk({ kiosk: { searchKioskProducts } });
    await kiosk.openList({ kind: 'search', title: 'court', filters: { size: ['US M 9'] } });
    await kiosk.loadMore();
    // The second page leaves the filter values of the first page as they are.
    expect(searchKioskProducts.mock.calls.map(([{ withFacets }]) => withFacets)).toEqual([true, false]);
    expect(kiosk.state.error.searchWithFilters).toMatchObject(lost);
    await kiosk.retryLoads();
    expect(kiosk.state.products.map(({ id }) => id)).toEqual(['a']);
    expect(searchKioskProducts).toHaveBeenCalledTimes(2);
  },
);

test('A list that could not be read is read again', { tags: ['C-04', 'C-07'] }, async () => {
  const page = { products: { edges: [{ node: product('a') }], totalCount: 1, pageInfo: {} } };
  const getKioskProducts = vi
    .fn()
    .mockResolvedValueOnce(lost)
    .mockResolvedValue({ ok: true, data: { data: page } });
  const kiosk = openKiosk({ kiosk: { getKioskProducts } });
  await kiosk.openList({ kind: 'brand', brand: 'Halden' });
  await kiosk.retryLoads();
  expect([kiosk.state.products.map(({ id }) => id), kiosk.state.error.products]).toEqual([['a'], undefined]);
});

test('The idle reset does not hide that featured products are being read', { tags: ['C-02', 'C-11'] }, async () => {
  const answer = later();
  const kiosk = openKiosk({
    kiosk: {
      getFeaturedProducts: () => answer.promise,
      browseKioskProducts: async () => lost,
      searchKioskProducts: async () => lost,
    },
  });
  const loading = kiosk.loadShop();
  kiosk.startOver();
  expect(kiosk.state.shop.loading.feature).toBe(true);
  answer.give({ ok: true, data: { data: { products: { nodes: [] } } } });
  await loading;
  expect(kiosk.state.shop.loading.feature).toBe(false);
});

test('A product that moved to the next page is shown once', { tags: 'C-03' }, async () => {
  const pageOf = (ids: string[], hasNextPage: boolean) => ({
    ok: true,
    data: {
      data: {
        products: {
          edges: ids.map((id) => ({ node: product(id) })),
          pageInfo: { hasNextPage, endCursor: ids.at(-1) },
          totalCount: 3,
        },
      },
    },
  });
  const getKioskProducts = vi
    .fn()
    .mockResolvedValueOnce(pageOf(['a', 'b'], true))
    .mockResolvedValueOnce(pageOf(['b', 'c'], false));
  const kiosk = openKiosk({ kiosk: { getKioskProducts } });
  await kiosk.openList({ kind: 'brand', brand: 'Halden' });
  await kiosk.loadMore();
  expect(kiosk.state.products.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(getKioskProducts.mock.calls[1]).toMatchObject([{ cursorValue: 'b' }]);
  await kiosk.loadMore();
  expect(getKioskProducts).toHaveBeenCalledTimes(2);
});

test(
  'While a request is sent again, the customer sees that and then why it waits',
  { tags: ['C-07', 'C-12'] },
  async () => {
    const answers = [later(), later(), later()];
    let calls = 0;
    const kiosk = openKiosk({
      kiosk: { requestTryout: () => answers[calls++]?.promise, getTryoutProgress: vi.fn().mockResolvedValue(lost) },
    });
    const { state } = kiosk;
    kiosk.addToCart(product('a'), 'v1');
    const sending = kiosk.send();
    expect(state.loading.requestToTry).toBe(true);
    answers[0]?.give(lost);
    await sending;
    expect([state.loading.requestToTry, state.error.requestToTry?.kind]).toEqual([false, 'network']);
    const again = kiosk.retrySending();
    expect([state.loading.requestToTry, state.error.requestToTry]).toEqual([true, undefined]);
    answers[1]?.give(lost);
    await again;
    kiosk.takeBack();
    expect(state.takenBack?.variantIds).toEqual(['v1']);
    const changed = kiosk.send();
    answers[2]?.give(sent('9001'));
    await changed;
    expect([state.takenBack, state.removed, state.error.requestToTry]).toEqual([undefined, undefined, undefined]);
    expect(state.loading.requestToTry).toBe(false);
  },
);
