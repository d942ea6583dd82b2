import type {
  Api,
  CatalogueProduct,
  FileProgress,
  InventoryFacets,
  InventoryFilters,
  InventoryOrder,
  InventoryPage,
  InventoryProduct,
  Problem,
  SavedSearch,
} from '@instore/api';
import { proxy, ref } from 'valtio';
import { type PagedState, emptyPages } from '../shared/lists/pagedState.ts';
import { PagedList } from '../shared/lists/pagedList.ts';
import { unchanged } from '../shared/lists/unchanged.ts';

/** Products per page. */
export const PRODUCTS_PAGE_SIZE = 20;

/** The largest page that the search gives (contract, `limit`). */
const PRODUCTS_PAGE_SIZE_MAX = 100;

/** State of the store's products [Z-05]. */
export interface Inventory extends PagedState<InventoryProduct> {
  /** The words that were searched for; '' finds all products. */
  query: string;
  /** All filters except the words. */
  filters: InventoryFilters;
  sorting: InventoryOrder;
  /** The values of each filter with their counts; undefined until the first answer. */
  facets: InventoryFacets | undefined;
  /** Values to filter by until the first answer, by filter [F-04]; empty until they are read. */
  lists: Partial<Record<keyof InventoryFacets, readonly string[]>>;
  /** The filter that the server refused, and why. */
  refused: RefusedFilter | undefined;
  readonly products: readonly InventoryProduct[];
  /** The open product. */
  open: {
    /** SKU or id; '' if no product is open. */
    sku: string;
    product: CatalogueProduct | undefined;
    /** The address from which the product's picture can be loaded now; undefined until it is read. */
    picture: FreshPicture | undefined;
    /** The product does not exist: asking again does not help. */
    isMissing: boolean;
    isLoading: boolean;
    error: string | undefined;
  };
  /** A unit is being looked up for the cart. */
  readonly adding: { isPending: boolean };
  /** The saved searches of the user; undefined until they are read. */
  saved: readonly SavedSearch[] | undefined;
  /** The export that is running. */
  exporting: Exporting | undefined;
}

/** The progress of an export. */
export interface Exporting extends FileProgress {
  /** The store has not begun it for some seconds. */
  isWaiting?: boolean;
}

/** The present address of a stored picture; a signed address expires. */
export interface FreshPicture {
  /** Where it is stored, as in the product. */
  stored: string;
  url: string;
}

/** A filter that the server refused. */
export interface RefusedFilter {
  /** As in the filters: `price`. */
  name: string;
  message: string;
}

export const NO_PRODUCT: Inventory['open'] = {
  sku: '',
  product: undefined,
  picture: undefined,
  isMissing: false,
  isLoading: false,
  error: undefined,
};

/** The products of the search: state and list. */
export function createInventoryList({ api, locationId }: { api: Pick<Api, 'inventory'>; locationId: () => string }) {
  const state = proxy<Inventory>({
    ...emptyPages(),
    query: '',
    filters: {},
    sorting: 'TITLE_ASC',
    facets: undefined,
    lists: {},
    refused: undefined,
    get products(): readonly InventoryProduct[] {
      return this.order.flatMap((id) => this.byId[id] ?? []);
    },
    open: { ...NO_PRODUCT },
    adding: { isPending: false },
    saved: undefined,
    exporting: undefined,
  });
  const list = new PagedList<InventoryProduct, InventoryProduct, InventoryPage>(state, {
    pageSize: PRODUCTS_PAGE_SIZE,
    pageSizeMax: PRODUCTS_PAGE_SIZE_MAX,
    read: ({ cursor, size }) =>
      api.inventory.searchInventory({
        locationId: locationId(),
        filters: filtersOf(state),
        order: state.sorting,
        cursor,
        limit: size,
      }),
    pageOf: ({ products, total, cursor }) => ({ items: products, total, cursor }),
    onAnswer: ({ facets }) => {
      state.refused = undefined;
      if (facets) state.facets = ref(facets);
    },
    onFailure: ({ problem }) => {
      state.refused = refusedFilter(problem);
    },
    idOf: ({ id }) => id,
    rowOf: (product, shown) => unchanged(shown, ref(product)),
  });
  return { state, list };
}

/** All filters of the products, the words included. */
export function filtersOf({ filters, query }: Pick<Inventory, 'filters' | 'query'>): InventoryFilters {
  return query === '' ? { ...filters } : { ...filters, title: query };
}

/** The filter at fault of a refused search: `/filters/price` is `price`. */
export function refusedFilter(problem: Problem | undefined): RefusedFilter | undefined {
  const error = problem?.errors?.[0];
  const name = /^\/filters\/(\w+)/.exec(error?.field ?? '')?.[1];
  return error && name !== undefined ? { name, message: error.message } : undefined;
}
