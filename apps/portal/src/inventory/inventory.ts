import type { CatalogueProduct, CatalogueVariant, InventoryFilters, InventoryOrder } from '@instore/api';
import { ref, snapshot } from 'valtio';
import { sizeName } from '../shared/format/sizeName.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { bindActions } from '../shared/bindActions.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { exportSheet, stopExport } from './exportSheet.ts';
import { readAllValues, readFilterLists } from './filterLists.ts';
import { readSaved, removeSaved, save } from './savedSearches.ts';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { createUnitHistory } from '../shared/units/unitHistory.ts';
import type { WantedUnit } from '../requests/index.ts';
import {
  type InventoryContext,
  type InventoryDependencies,
  NO_PRODUCT,
  createInventoryContext,
} from './inventoryState.ts';
import type { PortalText } from '../shared/texts/portalText.ts';

/** Least time between two reads of the numbers in stock, ms: units change all day, and a search is costly. */
export const STOCK_READ_MS = 5_000;

/** Shows the products that match the words. The list on screen is read again without being emptied first. */
async function search(context: InventoryContext, query: string): Promise<void> {
  const { state, deps, list } = context;
  if (list.open(JSON.stringify([deps.locationId(), query, state.filters, state.sorting]))) state.query = query;
  await list.refresh();
  if (state.refused && !state.facets && !state.lists.brand) await readAllValues(context);
}

/** Sets filters and order of the next search. */
function setFilters({ state }: InventoryContext, filters: InventoryFilters, sorting: InventoryOrder): void {
  state.filters = ref(filters);
  state.sorting = sorting;
}

/** Reads the next page. */
const loadMore = ({ list }: InventoryContext): Promise<void> => list.more();

/** Whether a SKU or id names the product. */
const isProduct = ({ id, sku }: Pick<CatalogueProduct, 'id' | 'sku'>, name: string): boolean =>
  id === name || sku?.toUpperCase() === name.toUpperCase();

/** Opens a product by its SKU or id; '' closes the open one. */
async function open(context: InventoryContext, sku: string): Promise<void> {
  const { state, deps } = context;
  context.generation += 1;
  const { generation } = context;
  const locationId = deps.locationId();
  // At another location the product has other units.
  const shown = context.openedAt === locationId ? state.open.product : undefined;
  // The product stays on screen while it, or another colourway of it, is read.
  const kept = shown && [shown, ...shown.colourways].some((one) => isProduct(one, sku)) ? shown : undefined;
  context.openedAt = locationId;
  const { picture } = state.open;
  state.open = { ...NO_PRODUCT, sku, product: kept, picture: kept && picture, isLoading: sku !== '' };
  if (sku === '') return;
  const answer = await deps.api.catalogue.getCatalogueBySKU({ id: sku, locationId });
  if (generation !== context.generation) return;
  if (answer.ok) {
    const stored = answer.data.images[0]?.src ?? '';
    const known = picture?.stored === stored ? picture : undefined;
    state.open = { ...NO_PRODUCT, sku, product: ref(answer.data), picture: known };
    if (!known) void readPicture(context, stored);
    return;
  }
  const isMissing = answer.kind === 'not-found' || answer.kind === 'invalid';
  const product = isMissing || !kept || !isProduct(kept, sku) ? undefined : kept;
  state.open = {
    ...NO_PRODUCT,
    sku,
    product,
    picture: product && picture,
    isMissing,
    error: answer.message ?? SOMETHING_WRONG,
  };
}

/** Reads the present address of the open product's picture. */
async function readPicture({ state, deps }: InventoryContext, stored: string): Promise<void> {
  // A complete address needs no other.
  if (stored === '' || URL.canParse(stored)) return;
  const opened = state.open;
  const answer = await deps.api.catalogue.downloadS3ImageUrl({ path: stored });
  if (answer.ok && state.open === opened) opened.picture = { stored, url: answer.data.url };
}

/** Reads the numbers in stock again when units change [W-09], at most every {@link STOCK_READ_MS}. */
async function readChanges(context: InventoryContext, { all, units }: Changes): Promise<void> {
  const { state, deps, list } = context;
  if (!all && units.length === 0) return;
  await Promise.all([list.refresh(), state.open.sku === '' ? undefined : open(context, state.open.sku)]);
  await deps.pause(STOCK_READ_MS);
}

/** Adds a unit of a variant to the request cart, if one is available. */
async function add({ state, deps }: InventoryContext, inventoryItemId: string): Promise<void> {
  const { cart, toasts } = deps;
  const product = snapshot(state).open.product as CatalogueProduct | undefined;
  const variant = product?.variants.find((one) => one.inventoryItemId === inventoryItemId);
  if (!product || !variant || state.isAdding) return;
  state.isAdding = true;
  const cartKey = cart.openKey();
  const found = await deps.lookUp(deps.locationId(), wantedUnit(product, variant, deps.personName()));
  state.isAdding = false;
  if ('warning' in found) {
    showFailure(toasts, found.warning);
    return;
  }
  cart.add(found.line, cartKey);
  toasts.positive('Added to your request cart' satisfies PortalText, {
    description: `${product.name}, ${sizeName(variant)}`,
  });
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

/** The store's products, and the open one: state and actions. */
export function createInventory(deps: InventoryDependencies) {
  const context = createInventoryContext(deps);
  return {
    state: context.state,
    /** The history of the unit that is open. */
    history: createUnitHistory(deps),
    ...bindActions(context, {
      search,
      setFilters,
      loadMore,
      open,
      readChanges,
      add,
      exportSheet,
      stopExport,
      readFilterLists,
      readSaved,
      save,
      removeSaved,
    }),
  };
}

export type InventoryStore = ReturnType<typeof createInventory>;
