import type { Api, CatalogueProduct, CatalogueVariant, KioskProduct } from '@instore/api';
import { proxy, ref, snapshot } from 'valtio';
import { sizeName } from '../rules/sizeName.ts';
import { SOMETHING_WRONG } from '../rules/texts.ts';
import type { Toasts } from './dependencies.ts';
import type { Lookup, WantedPair } from './unitLookup.ts';
import type { RequestCartState } from './requestCart.ts';
import { showFailure } from './showFailure.ts';

/** Products a page. */
export const PRODUCTS_PAGE_SIZE = 20;

/** Facts about the store's products [Z-05]. */
export interface Inventory {
  /** What was searched for; '' is everything. */
  query: string;
  products: readonly KioskProduct[];
  total: number;
  /** Where the next page begins; null after the last one. */
  cursor: string | null;
  isLoading: boolean;
  /** The list was read once, so an empty one means that there is nothing. */
  isKnown: boolean;
  error: string | undefined;
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
  lookUp: (locationId: string, pair: WantedPair) => Promise<Lookup>;
  /** Who asks for a pair of the floor. */
  personName: () => string;
}

const closed = { sku: '', product: undefined, isMissing: false, isLoading: false, error: undefined };

/** The store's products, and the one that is open: facts and verbs. */
export function createInventory(world: InventoryWorld) {
  const { api, locationId, cart, toasts } = world;
  const facts = proxy<Inventory>({
    query: '',
    products: [],
    total: 0,
    cursor: null,
    isLoading: false,
    isKnown: false,
    error: undefined,
    open: { ...closed },
    isAdding: false,
  });
  let asked = 0;
  let opened = 0;
  /** Where the open product is read. */
  let openedAt = '';
  let shown = '';

  const ask = async (cursorValue: string | null, limitForQuery: number) => {
    asked += 1;
    const mine = asked;
    facts.isLoading = true;
    const answer = await api.kiosk.searchKioskProducts({
      title: facts.query,
      locationId: locationId(),
      cursorValue,
      limitForQuery,
    });
    // A later question was asked meanwhile; its answer counts.
    if (mine !== asked) return;
    facts.isLoading = false;
    if (!answer.ok) {
      facts.error = answer.message ?? SOMETHING_WRONG;
      return;
    }
    const { edges, pageInfo, totalCount } = answer.data.data.products;
    const fresh = edges.map(({ node }) => node);
    const known = cursorValue === null ? [] : facts.products;
    Object.assign(facts, {
      error: undefined,
      isKnown: true,
      products: ref([...known, ...fresh]),
      total: totalCount,
      cursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    });
  };

  return {
    facts,
    /** Shows what fits the words; the list on screen is read again without being emptied first. */
    async search(query: string): Promise<void> {
      const wanted = JSON.stringify([locationId(), query]);
      const isOther = wanted !== shown;
      shown = wanted;
      if (isOther) {
        Object.assign(facts, { query, products: ref([]), total: 0, cursor: null, isKnown: false, error: undefined });
      }
      // As many as are shown, so that no row that somebody looks at goes away (the contract takes 100).
      const size = isOther ? PRODUCTS_PAGE_SIZE : Math.min(100, Math.max(PRODUCTS_PAGE_SIZE, facts.products.length));
      await ask(null, size);
    },
    /** Reads what follows. */
    async loadMore(): Promise<void> {
      if (facts.isLoading || facts.cursor === null) return;
      await ask(facts.cursor, PRODUCTS_PAGE_SIZE);
    },
    /** Opens a product, or closes the one that is open with ''. */
    async open(sku: string): Promise<void> {
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
        wantedPair(product as CatalogueProduct, variant as CatalogueVariant, world.personName()),
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

function wantedPair(product: CatalogueProduct, variant: CatalogueVariant, requestedBy: string): WantedPair {
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
