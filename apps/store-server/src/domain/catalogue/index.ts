import { browseKioskProducts } from './handlers/browseKioskProducts.ts';
import { getCatalogueBySKU } from './handlers/getCatalogueBySKU.ts';
import { getFeaturedProducts } from './handlers/getFeaturedProducts.ts';
import { getKioskProducts } from './handlers/getKioskProducts.ts';
import { searchKioskProducts } from './handlers/searchKioskProducts.ts';
import type { Operations } from '../operation.ts';

/** Products as the kiosk browses them, and one product by its SKU. */
export const catalogueOperations = {
  browseKioskProducts,
  getCatalogueBySKU,
  getFeaturedProducts,
  getKioskProducts,
  searchKioskProducts,
} satisfies Partial<Operations>;
