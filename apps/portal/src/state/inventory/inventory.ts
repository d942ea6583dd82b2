import type { Api, CatalogueProduct, CatalogueVariant, KioskProduct } from '@instore/api';
import { proxy, ref, snapshot } from 'valtio';
import { sizeName } from '../../rules/sizeName.ts';
import { SOMETHING_WRONG } from '../../rules/texts.ts';
import type { Toasts } from '../dependencies.ts';
import type { UnitLookup, WantedUnit } from '../requests/unitLookup.ts';
import { type PagedFacts, emptyPages } from '../mechanisms/pagedFacts.ts';
import { PagedList } from '../mechanisms/pagedList.ts';
import type { RequestCartState } from '../requests/requestCart.ts';
import { unchanged } from '../mechanisms/unchanged.ts';
import { showFailure } from '../mechanisms/showFailure.ts';
import type { Changes } from '../live/locationChanges.ts';

/** Products per page. */
export const PRODUCTS_PAGE_SIZE = 20;

/** The largest page that the search gives (contract, `limitForQuery`). */
const PRODUCTS_PAGE_SIZE_MAX = 100;

/** Units change all day and a search is costly: the numbers in stock are read again at most so often, milliseconds. */
export const STOCK_READ_MS = 5_000;

/** Facts about the store's products [Z-05]. */
export interface Inventory extends PagedFacts<KioskProduct> {
  /** The words that were searched for; '' is everything. */
  query: string;
  readonly products: readonly KioskProduct[];
  /** The product that is open, by its SKU or id. */
  open: {
    sku: string;
    product: CatalogueProduct | undefined;
    /** There is none: asking again does not help. */
    isMissing: boolean;
    isLoading: boolean;
    error: string | undefined;
  };
  /** A pair is on its way into the cart. */
  isAdding: boolean;
}

export interface InventoryWorld {
  api: Pick<Api, 'kiosk' | 'catalogue'>;
  locationId: () => string;
  cart: Pick<RequestCartState, 'add' | 'here'>;
  toasts: Toasts;
  /** Finds a pair that can be handed out. */
  lookUp: (locationId: string, pair: WantedUnit) => Promise<UnitLookup>;
  /** Who asks for a pair of the floor. */
  personName: () => string;
  pause: (ms: number) => Promise<void>;
}

const closed = { sku: '', product: undefined, isMissing: false, isLoading: false, error: undefined };

/** The store's products, and the one that is open: facts and verbs. */
export function createInventory(world: InventoryWorld) {
  const { api, locationId, cart, toasts } = world;
  const facts = proxy<Inventory>({
    ...emptyPages(),
    query: '',
    get products(): readonly KioskProduct[] {
      return this.order.flatMap((id) => this.byId[id] ?? []);
    },
    open: { ...closed },
    isAdding: false,
  });
  let opened = 0;
  /** Where the open product is read. */
  let openedAt = '';
  const list = new PagedList(facts, {
    pageSize: PRODUCTS_PAGE_SIZE,
    pageSizeMax: PRODUCTS_PAGE_SIZE_MAX,
    read: ({ cursor, size }) =>
      api.kiosk.searchKioskProducts({
        title: facts.query,
        locationId: locationId(),
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

  const open = async (sku: string): Promise<void> => {
    opened += 1;
    const mine = opened;
    // The same product is read again without going away first; at another location it has other pairs.
    const here = locationId();
    const product = facts.open.sku === sku && openedAt === here ? facts.open.product : undefined;
    openedAt = here;
    facts.open = { ...closed, sku, product, isLoading: sku !== '' };
    if (sku === '') return;
    const answer = await api.catalogue.getCatalogueBySKU({ id: sku, locationId: here });
    if (mine !== opened) return;
    if (answer.ok) {
      facts.open = { ...closed, sku, product: ref(answer.data) };
      return;
    }
    const isMissing = answer.kind === 'not-found' || answer.kind === 'invalid';
    facts.open = {
      ...closed,
      sku,
      product: isMissing ? undefined : product,
      isMissing,
      error: answer.message ?? SOMETHING_WRONG,
    };
  };

  return {
    facts,
    /** Shows the products that fit the words. The list on screen is read again without being emptied first. */
    async search(query: string): Promise<void> {
      if (list.open(JSON.stringify([locationId(), query]))) facts.query = query;
      await list.refresh();
    },
    /** Reads the next page. */
    loadMore: () => list.more(),
    /** Opens a product, or closes the one that is open with ''. */
    open,
    /** Reads the numbers in stock again when units change [W-09], at most every {@link STOCK_READ_MS}. */
    async readChanges({ all, units }: Changes): Promise<void> {
      if (!all && units.length === 0) return;
      await Promise.all([list.refresh(), facts.open.sku === '' ? undefined : open(facts.open.sku)]);
      await world.pause(STOCK_READ_MS);
    },
    /** Puts a pair of a size into the request cart, if one can be handed out. */
    async add(inventoryItemId: string): Promise<void> {
      const { product } = snapshot(facts).open;
      const variant = product?.variants.find((one) => one.inventoryItemId === inventoryItemId);
      if (!product || !variant || facts.isAdding) return;
      facts.isAdding = true;
      const at = cart.here();
      const found = await world.lookUp(
        locationId(),
        wantedUnit(product as CatalogueProduct, variant as CatalogueVariant, world.personName()),
      );
      facts.isAdding = false;
      if ('warning' in found) {
        showFailure(toasts, found.warning);
        return;
      }
      cart.add(found.line, at);
      toasts.positive('Added to your request cart', { description: `${product.name}, ${sizeName(variant)}` });
    },
  };
}

function wantedUnit(product: CatalogueProduct, variant: CatalogueVariant, requestedBy: string): WantedUnit {
  return {
    inventoryItemId: variant.inventoryItemId,
    productName: product.name,
    sku: product.sku,
    size: variant.size,
    price: variant.price,
    requestedBy,
    tryOutItem: false,
    imageUrl: product.images[0]?.src,
    brand: product.brand,
    colourway: product.colourway,
    sizeSystem: variant.sizeSystem,
  };
}

export type InventoryState = ReturnType<typeof createInventory>;
