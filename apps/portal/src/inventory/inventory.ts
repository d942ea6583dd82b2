import type { Api, CatalogueProduct, CatalogueVariant, InventoryFilters, InventoryOrder } from '@instore/api';
import { ref, snapshot } from 'valtio';
import { sizeName } from '../shared/format/sizeName.ts';
import type { Changes } from '../shared/connection/locationChanges.ts';
import type { PortalText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { createUnitHistory } from '../shared/units/unitHistory.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';
import type { RequestCartStore, UnitLookup, WantedUnit } from '../requests/index.ts';
import { createExport } from './exportSheet.ts';
import { createFilterLists } from './filterLists.ts';
import { type Inventory, createInventoryList } from './inventoryState.ts';
import { createOpenProduct } from './openProduct.ts';
import { createSavedSearches } from './savedSearches.ts';

/** Least time between two reads of the numbers in stock, ms: units change all day, and a search is costly. */
export const STOCK_READ_MS = 5_000;

/** The store's products, and the open one: state and actions. */
export function createInventory(parts: {
  api: Pick<Api, 'inventory' | 'catalogue' | 'consignee'>;
  locationId: () => string;
  cart: Pick<RequestCartStore, 'add' | 'openKey'>;
  toasts: Toasts;
  /** Finds a unit that is available. */
  lookUp: (locationId: string, unit: WantedUnit) => Promise<UnitLookup>;
  /** Name of the user, who requests the unit. */
  personName: () => string;
  pause: (ms: number) => Promise<void>;
  /** Saves a file on the device. */
  saveFile: (file: Blob, name: string) => void;
}) {
  const { locationId, pause } = parts;
  const { state, list } = createInventoryList(parts);
  const { readFilterLists, readAllValues } = createFilterLists({ state, ...parts });
  const { open } = createOpenProduct({ state, ...parts });
  return {
    state,
    open,
    readFilterLists,
    /** The history of the unit that is open. */
    history: createUnitHistory(parts),
    ...createExport({ state, ...parts }),
    ...createSavedSearches({ state, ...parts }),
    ...createAddToCart({ state, ...parts }),
    /** Shows the products that match the words. The list on screen is read again without being emptied first. */
    async search(query: string): Promise<void> {
      if (list.open(JSON.stringify([locationId(), query, state.filters, state.sorting]))) state.query = query;
      await list.refresh();
      if (state.refused && !state.facets && !state.lists.brand) await readAllValues();
    },
    /** Sets filters and order of the next search. */
    setFilters(filters: InventoryFilters, sorting: InventoryOrder): void {
      state.filters = ref(filters);
      state.sorting = sorting;
    },
    /** Reads the next page. */
    loadMore: (): Promise<void> => list.more(),
    /** Reads the numbers in stock again when units change [W-09], at most every {@link STOCK_READ_MS}. */
    async readChanges({ all, units }: Changes): Promise<void> {
      if (!all && units.length === 0) return;
      await Promise.all([list.refresh(), state.open.sku === '' ? undefined : open(state.open.sku)]);
      await pause(STOCK_READ_MS);
    },
  };
}

/** Adds units to the request cart. */
function createAddToCart({
  state,
  cart,
  toasts,
  locationId,
  lookUp,
  personName,
}: {
  state: Inventory;
  cart: Pick<RequestCartStore, 'add' | 'openKey'>;
  toasts: Toasts;
  locationId: () => string;
  lookUp: (locationId: string, unit: WantedUnit) => Promise<UnitLookup>;
  personName: () => string;
}) {
  const writes = new Writes();
  return {
    /** Adds a unit of a variant to the request cart, if one is available. */
    async add(inventoryItemId: string): Promise<void> {
      const product = snapshot(state).open.product as CatalogueProduct | undefined;
      const variant = product?.variants.find((one) => one.inventoryItemId === inventoryItemId);
      if (!product || !variant) return;
      const cartKey = cart.openKey();
      const wanted = wantedUnit(product, variant, personName());
      const found = await writes.whilePending(state.adding, () => lookUp(locationId(), wanted));
      if (!found) return;
      if ('warning' in found) {
        showFailure(toasts, found.warning);
        return;
      }
      cart.add(found.line, cartKey);
      const description = `${product.name}, ${sizeName(variant)}`;
      toasts.positive('Added to your request cart' satisfies PortalText, { description });
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
