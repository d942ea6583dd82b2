import { browseKioskProducts } from './handlers/browseKioskProducts.ts';
import { getCatalogueBySKU } from './handlers/getCatalogueBySKU.ts';
import { getFeaturedProducts } from './handlers/getFeaturedProducts.ts';
import { getKioskProducts } from './handlers/getKioskProducts.ts';
import { getSavedSearches, removeSavedSearch, saveSearch } from './handlers/savedSearches.ts';
import { searchInventory } from './handlers/searchInventory.ts';
import { searchKioskProducts } from './handlers/searchKioskProducts.ts';
import type { Operations } from '../operation.ts';

export { checkFilters } from './inventory/checkFilters.ts';
export { inventoryBrand } from './inventory/conditions.ts';
export { unitsThatFit } from './inventory/unitsThatFit.ts';

/** Products as the kiosk browses them, one product by its SKU, and the search of the inventory. */
export const catalogueOperations = {
  browseKioskProducts,
  getCatalogueBySKU,
  getFeaturedProducts,
  getKioskProducts,
  getSavedSearches,
  removeSavedSearch,
  saveSearch,
  searchInventory,
  searchKioskProducts,
} satisfies Partial<Operations>;
