import type { Api, Failure, KioskProduct, Result } from '@instore/api';
import type { KioskFacts, ProductList, RequestType } from './facts.ts';

/** Products of one page. */
const PAGE_SIZE = 24;

interface CatalogueDependencies {
  api: Api;
  facts: KioskFacts;
  locationId: () => string;
}

/** The catalogue: featured products, brands, lists with cursor pages, and the product that is shown. */
export function createCatalogue({ api, facts, locationId }: CatalogueDependencies) {
  /** Late answers are dropped: only the latest call of a type counts. */
  const latest: Partial<Record<RequestType, symbol>> = {};
  async function load<Data>(type: RequestType, call: () => Promise<Result<Data>>, take: (data: Data) => void) {
    const turn = Symbol(type);
    latest[type] = turn;
    facts.loading[type] = true;
    delete facts.error[type];
    const result = await call();
    if (latest[type] !== turn) return;
    facts.loading[type] = false;
    if (result.ok) take(result.data);
    else facts.error[type] = result;
    // A failed brand load also sets the brands error [C-07].
    if (type === 'brands') facts.brandsError = result.ok ? undefined : (result satisfies Failure);
  }
  const readPage = (list: ProductList, cursorValue: string | null) => {
    const page = { limitForQuery: PAGE_SIZE, cursorValue, sortValue: 'FEATURED' as const, locationId: locationId() };
    if (list.kind === 'brand') return api.kiosk.getKioskProducts({ ...page, brandName: list.brand });
    const joined = Object.fromEntries(Object.entries(list.filters).map(([name, values]) => [name, values.join(',')]));
    return api.kiosk.searchKioskProducts({ ...page, title: list.title, ...joined });
  };
  const typeOf = (list: ProductList): RequestType => (list.kind === 'brand' ? 'products' : 'searchWithFilters');

  return {
    loadFeatured: () =>
      load(
        'feature',
        () => api.kiosk.getFeaturedProducts(),
        ({ data }) => {
          facts.featuredProducts = data.products.nodes;
        },
      ),
    loadBrands: () =>
      load(
        'brands',
        () => api.kiosk.browseKioskProducts({ locationId: locationId() }),
        ({ data }) => {
          facts.brandProducts = data.brands.nodes;
        },
      ),
    /** Reads the first page of a list. */
    openList(list: ProductList) {
      Object.assign(facts, { list, products: [], cursorData: undefined, totalCount: undefined });
      return load(
        typeOf(list),
        () => readPage(list, null),
        ({ data }) => {
          facts.products = data.products.edges.map(({ node }) => node);
          facts.cursorData = data.products.pageInfo;
          facts.totalCount = data.products.totalCount;
        },
      );
    },
    /** Leaves the list; its late answers change nothing that is shown. */
    closeList(): void {
      facts.list = undefined;
    },
    /** Reads the next page, if there is one and none is being read. */
    async loadMore() {
      const { list, cursorData } = facts;
      if (!list || !cursorData?.hasNextPage || facts.loading[typeOf(list)]) return;
      await load(
        typeOf(list),
        () => readPage(list, cursorData.endCursor),
        ({ data }) => {
          const known = new Set(facts.products.map(({ id }) => id));
          facts.products.push(...data.products.edges.map(({ node }) => node).filter(({ id }) => !known.has(id)));
          facts.cursorData = data.products.pageInfo;
        },
      );
    },
    /** Shows a product, then reads its other colourways and their stock. */
    async openProduct(product: KioskProduct) {
      facts.product = product;
      if (!facts.colours.some(({ id }) => id === product.id)) facts.colours = [product];
      const answer = await api.kiosk.searchKioskProducts({
        title: product.title,
        brand: product.vendor,
        limitForQuery: 12,
        locationId: locationId(),
      });
      if (!answer.ok || facts.product?.id !== product.id) return;
      const same = answer.data.data.products.edges
        .map(({ node }) => node)
        .filter(({ title }) => title === product.title);
      if (!same.some(({ id }) => id === product.id)) return;
      facts.colours = same;
      facts.product = same.find(({ id }) => id === product.id);
    },
  };
}

export type CatalogueState = ReturnType<typeof createCatalogue>;
