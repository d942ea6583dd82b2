import type { Failure } from '@instore/api';
import { start } from './device.ts';
import { closeProgress, show, startOver } from './kiosk.ts';
import { locationIdOf, type Kiosk, type ProductList, type RequestType } from './kioskState.ts';

/** Products of one page. */
const PAGE_SIZE = 24;

/** Reads the featured products. */
const loadFeatured = (kiosk: Kiosk): Promise<void> =>
  kiosk.shopLoads.load('feature', kiosk.api.kiosk.getFeaturedProducts(), ({ data }) => {
    kiosk.state.featuredProducts = data.products.nodes;
  });

/** Reads the brands. */
export const loadBrands = (kiosk: Kiosk): Promise<void> =>
  kiosk.shopLoads.load(
    'brands',
    kiosk.api.kiosk.browseKioskProducts({ locationId: locationIdOf(kiosk) }),
    ({ data }) => {
      kiosk.state.brandProducts = data.brands.nodes;
    },
  );

/** Reads the values of the filters. Without an answer the known ones stay. */
function loadFacets(kiosk: Kiosk): Promise<void> {
  const inStore = { availability: 'inStore', withFacets: true, limitForQuery: 1, locationId: locationIdOf(kiosk) };
  return kiosk.shopLoads.load('facets', kiosk.api.kiosk.searchKioskProducts(inStore), ({ data }) => {
    kiosk.state.facets = data.products.facets;
  });
}

/** Reads what the first screens show. */
export async function loadShop(kiosk: Kiosk): Promise<void> {
  await Promise.all([loadFeatured(kiosk), loadBrands(kiosk), loadFacets(kiosk)]);
}

/**
 * Reads again what could not be read. A kiosk without session or location signs in again; so does one that is refused,
 * which may have another location now.
 */
export async function retryLoads(kiosk: Kiosk): Promise<void> {
  const { error, shop, list, products } = kiosk.state;
  const isRefused = [error, shop.error].flatMap(Object.values<Failure>).some(({ status }) => status === 403);
  // It has to be paired first, and goes on saying why.
  if (kiosk.device.status === 'unpaired') return;
  const { feature, brands, facets, storeLocation } = shop.error;
  if (isRefused && !kiosk.signIns.isPaused()) {
    await start(kiosk);
    kiosk.signIns.note();
  } else if (storeLocation || kiosk.device.status === 'unreachable') await start(kiosk);
  if (isRefused || feature || brands || facets) await loadShop(kiosk);
  if (list && error[typeOf(list)] && products.length === 0) await openList(kiosk, list);
}

/** The values of a filter: a text, which all back ends read, unless a value contains a comma. */
const filterOf = (values: readonly string[]): string | string[] =>
  values.some((value) => value.includes(',')) ? [...values] : values.join(',');

function readPage(kiosk: Kiosk, list: ProductList, cursorValue: string | null) {
  const locationId = locationIdOf(kiosk);
  const page = { limitForQuery: PAGE_SIZE, cursorValue, sortValue: 'FEATURED' as const, locationId };
  if (list.kind === 'brand') return kiosk.api.kiosk.getKioskProducts({ ...page, brandName: list.brand });
  const { availability, ...filters } = list.filters;
  const sent = Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, filterOf(values)]));
  const withFacets = list.filters.size !== undefined && cursorValue === null;
  return kiosk.api.kiosk.searchKioskProducts({
    ...page,
    title: list.title,
    ...sent,
    availability: availability?.join(','),
    withFacets,
  });
}

/** The request type of a list, which names its loading flag and its error. */
export const typeOf = (list: ProductList | undefined): RequestType =>
  list?.kind === 'brand' ? 'products' : 'searchWithFilters';

/** Shows a list and reads its first page. */
export function openList(kiosk: Kiosk, list: ProductList): Promise<void> {
  const { state, view } = kiosk;
  view.screen = 'products';
  Object.assign(state, { list, products: [], cursorData: undefined, totalCount: undefined });
  return kiosk.loads.load(typeOf(list), readPage(kiosk, list, null), ({ data }) => {
    state.products = data.products.edges.map(({ node }) => node);
    state.cursorData = data.products.pageInfo;
    state.totalCount = data.products.totalCount;
    state.otherSizes = data.products.facets?.size ?? [];
  });
}

/** Closes a request that is over, and lists the products in the size of its first line. */
export async function findOtherShoes(kiosk: Kiosk): Promise<void> {
  const product = kiosk.progress.progress?.lines[0]?.product;
  closeProgress(kiosk);
  if (!product) return startOver(kiosk);
  const { size, sizeSystem: system } = product;
  show(kiosk, { size, system });
  await openList(kiosk, { kind: 'search', title: '', filters: { size: [`${system} ${size}`] } });
}

/** Reads the next page, if there is one and none is being read. */
export async function loadMore(kiosk: Kiosk): Promise<void> {
  const { state } = kiosk;
  const { list, cursorData } = state;
  if (!list || !cursorData?.hasNextPage || state.loading[typeOf(list)]) return;
  await kiosk.loads.load(typeOf(list), readPage(kiosk, list, cursorData.endCursor), ({ data }) => {
    const known = new Set(state.products.map(({ id }) => id));
    state.products.push(...data.products.edges.map(({ node }) => node).filter(({ id }) => !known.has(id)));
    state.cursorData = data.products.pageInfo;
  });
}

/** Shows a product of the shop, the list or the colours, then reads its other colourways and their stock. */
export async function openProduct(kiosk: Kiosk, productId: string): Promise<void> {
  const { api, state, view } = kiosk;
  const known = [...state.colours, ...state.products, ...state.featuredProducts];
  const product = known.find(({ id }) => id === productId);
  if (!product) return;
  state.product = product;
  if (view.screen !== 'product') {
    const before = view.screen === 'products' ? 'products' : 'browse';
    Object.assign(view, { screen: 'product', before, chosen: undefined });
  }
  if (!state.colours.some(({ id }) => id === product.id)) state.colours = [product];
  const { title, vendor: brand } = product;
  const locationId = locationIdOf(kiosk);
  const answer = await api.kiosk.searchKioskProducts({
    title,
    brand: filterOf([brand]),
    limitForQuery: 12,
    locationId,
  });
  if (!answer.ok || state.product?.id !== product.id) return;
  const same = answer.data.data.products.edges.map(({ node }) => node).filter((node) => node.title === title);
  if (!same.some(({ id }) => id === product.id)) return;
  state.colours = same;
  state.product = same.find(({ id }) => id === product.id);
}
