import type { Api, CatalogueProduct, KioskProduct } from '@instore/api';
import { proxy, ref } from 'valtio';
import type { Toasts } from '../dependencies.ts';
import { type PagedFacts, emptyPages } from '../mechanisms/pagedFacts.ts';
import { PagedList } from '../mechanisms/pagedList.ts';
import { unchanged } from '../mechanisms/unchanged.ts';
import type { RequestCartState } from '../requests/requestCart.ts';
import type { UnitLookup, WantedUnit } from '../requests/unitLookup.ts';

/** Products per page. */
export const PRODUCTS_PAGE_SIZE = 20;

/** The largest page that the search gives (contract, `limitForQuery`). */
const PRODUCTS_PAGE_SIZE_MAX = 100;

/** Facts about the store's products [Z-05]. */
export interface Inventory extends PagedFacts<KioskProduct> {
  /** The words that were searched for; '' finds all products. */
  query: string;
  readonly products: readonly KioskProduct[];
  /** The open product. */
  open: {
    /** SKU or id; '' if no product is open. */
    sku: string;
    product: CatalogueProduct | undefined;
    /** The product does not exist: asking again does not help. */
    isMissing: boolean;
    isLoading: boolean;
    error: string | undefined;
  };
  /** A unit is being looked up for the cart. */
  isAdding: boolean;
}

export interface InventoryDependencies {
  api: Pick<Api, 'kiosk' | 'catalogue'>;
  locationId: () => string;
  cart: Pick<RequestCartState, 'add' | 'openKey'>;
  toasts: Toasts;
  /** Finds a unit that is available. */
  lookUp: (locationId: string, unit: WantedUnit) => Promise<UnitLookup>;
  /** Name of the user, who requests the unit. */
  personName: () => string;
  pause: (ms: number) => Promise<void>;
}

type SearchAnswer = Extract<Awaited<ReturnType<Api['kiosk']['searchKioskProducts']>>, { ok: true }>['data'];

/** What the verbs of the inventory work on. */
export interface InventoryContext {
  readonly facts: Inventory;
  readonly deps: InventoryDependencies;
  readonly list: PagedList<KioskProduct, KioskProduct, SearchAnswer>;
  /** Changes with each product that is opened: the answer for an earlier one is dropped. */
  generation: number;
  /** Id of the location at which the open product is read. */
  openedAt: string;
}

export const NO_PRODUCT: Inventory['open'] = {
  sku: '',
  product: undefined,
  isMissing: false,
  isLoading: false,
  error: undefined,
};

export function createInventoryContext(deps: InventoryDependencies): InventoryContext {
  const facts = proxy<Inventory>({
    ...emptyPages(),
    query: '',
    get products(): readonly KioskProduct[] {
      return this.order.flatMap((id) => this.byId[id] ?? []);
    },
    open: { ...NO_PRODUCT },
    isAdding: false,
  });
  const list: InventoryContext['list'] = new PagedList(facts, {
    pageSize: PRODUCTS_PAGE_SIZE,
    pageSizeMax: PRODUCTS_PAGE_SIZE_MAX,
    read: ({ cursor, size }) =>
      deps.api.kiosk.searchKioskProducts({
        title: facts.query,
        locationId: deps.locationId(),
        cursorValue: cursor,
        limitForQuery: size,
      }),
    pageOf: ({ data: { products } }) => ({
      items: products.edges.map(({ node }) => node),
      total: products.totalCount,
      cursor: products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null,
    }),
    idOf: ({ id }) => id,
    rowOf: (product, shown) => unchanged(shown, ref(product)),
  });
  return { facts, deps, list, generation: 0, openedAt: '' };
}
