import type { Failure } from '@instore/api';
import type { DeviceActions } from './device.ts';
import type { KioskBase } from './kioskBase.ts';
import type { ProductList, RequestType } from './kioskState.ts';
import type { Screens } from './screens.ts';

/** Products of one page. */
const PAGE_SIZE = 24;

/** Reads what the first screens show. */
export function createShopReads({ api, state, shopLoads, locationId }: KioskBase) {
  /** Reads the featured products. */
  const loadFeatured = (): Promise<void> =>
    shopLoads.load('feature', api.kiosk.getFeaturedProducts(), ({ data }) => {
      state.featuredProducts = data.products.nodes;
    });
  /** Reads the brands. */
  const loadBrands = (): Promise<void> =>
    shopLoads.load('brands', api.kiosk.browseKioskProducts({ locationId: locationId() }), ({ data }) => {
      state.brandProducts = data.brands.nodes;
    });
  /** Reads the values of the filters. Without an answer the known ones stay. */
  function loadFacets(): Promise<void> {
    const inStore = { availability: 'inStore', withFacets: true, limitForQuery: 1, locationId: locationId() };
    return shopLoads.load('facets', api.kiosk.searchKioskProducts(inStore), ({ data }) => {
      state.facets = data.products.facets;
    });
  }
  return {
    loadBrands,
    /** Reads the delivery spots. Without an answer the known ones stay. */
    loadSpots: (): Promise<void> =>
      shopLoads.load('spots', api.storefront.getDeliverySpots({ locationId: locationId() }), (spots) => {
        state.spots = spots;
      }),
    /** Reads featured products, brands and filters. */
    async loadShop(): Promise<void> {
      await Promise.all([loadFeatured(), loadBrands(), loadFacets()]);
    },
  };
}

/** Reads again what could not be read. */
export const createRetries = ({
  state,
  device,
  signIns,
  start,
  loadShop,
  openList,
}: KioskBase &
  Pick<DeviceActions, 'start'> &
  Pick<ReturnType<typeof createShopReads>, 'loadShop'> &
  Pick<ProductLists, 'openList'>) => ({
  /**
   * Reads again what could not be read. A kiosk without session or location signs in again; so does one that is refused,
   * which may have another location now.
   */
  async retryLoads(): Promise<void> {
    const { error, shop, list, products } = state;
    const isRefused = [error, shop.error].flatMap(Object.values<Failure>).some(({ status }) => status === 403);
    // It has to be paired first, and goes on saying why.
    if (device.status === 'unpaired') return;
    const { feature, brands, facets, storeLocation } = shop.error;
    if (isRefused && !signIns.isPaused()) {
      await start();
      signIns.note();
    } else if (storeLocation || device.status === 'unreachable') await start();
    if (isRefused || feature || brands || facets) await loadShop();
    if (list && error[typeOf(list)] && products.length === 0) await openList(list);
  },
});

/** The values of a filter: a text, which all back ends read, unless a value contains a comma. */
const filterOf = (values: readonly string[]): string | string[] =>
  values.some((value) => value.includes(',')) ? [...values] : values.join(',');

function readPage({ api, locationId }: KioskBase, list: ProductList, cursorValue: string | null) {
  const page = { limitForQuery: PAGE_SIZE, cursorValue, sortValue: 'FEATURED' as const, locationId: locationId() };
  if (list.kind === 'brand') return api.kiosk.getKioskProducts({ ...page, brandName: list.brand });
  const { availability, ...filters } = list.filters;
  const sent = Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, filterOf(values)]));
  const withFacets = list.filters.size !== undefined && cursorValue === null;
  return api.kiosk.searchKioskProducts({
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

/** Lists of products. */
export function createProductLists(base: KioskBase & Pick<Screens, 'closeProgress' | 'startOver' | 'show'>) {
  const { state, view, progress, loads, closeProgress, startOver, show } = base;

  /** Shows a list and reads its first page. */
  function openList(list: ProductList): Promise<void> {
    view.screen = 'products';
    Object.assign(state, { list, products: [], cursorData: undefined, totalCount: undefined });
    return loads.load(typeOf(list), readPage(base, list, null), ({ data }) => {
      state.products = data.products.edges.map(({ node }) => node);
      state.cursorData = data.products.pageInfo;
      state.totalCount = data.products.totalCount;
      state.otherSizes = data.products.facets?.size ?? [];
    });
  }
  return {
    openList,
    /** Closes a request that is over, and lists the products in the size of its first line. */
    async findOtherShoes(): Promise<void> {
      const product = progress.progress?.lines[0]?.product;
      closeProgress();
      if (!product) return startOver();
      const { size, sizeSystem: system } = product;
      show({ size, system });
      await openList({ kind: 'search', title: '', filters: { size: [`${system} ${size}`] } });
    },
    /** Reads the next page, if there is one and none is being read. */
    async loadMore(): Promise<void> {
      const { list, cursorData } = state;
      if (!list || !cursorData?.hasNextPage || state.loading[typeOf(list)]) return;
      await loads.load(typeOf(list), readPage(base, list, cursorData.endCursor), ({ data }) => {
        const known = new Set(state.products.map(({ id }) => id));
        state.products.push(...data.products.edges.map(({ node }) => node).filter(({ id }) => !known.has(id)));
        state.cursorData = data.products.pageInfo;
      });
    },
  };
}

type ProductLists = ReturnType<typeof createProductLists>;

/** The product that is shown. */
export const createProductView = ({ api, state, view, locationId }: KioskBase) => ({
  /** Shows a product of the shop, the list or the colours, then reads its other colourways and their stock. */
  async openProduct(productId: string): Promise<void> {
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
    const answer = await api.kiosk.searchKioskProducts({
      title,
      brand: filterOf([brand]),
      limitForQuery: 12,
      locationId: locationId(),
    });
    if (!answer.ok || state.product?.id !== product.id) return;
    const same = answer.data.data.products.edges.map(({ node }) => node).filter((node) => node.title === title);
    if (!same.some(({ id }) => id === product.id)) return;
    state.colours = same;
    state.product = same.find(({ id }) => id === product.id);
  },
});
