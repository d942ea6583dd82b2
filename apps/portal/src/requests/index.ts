/** State and types that other subjects may import. */
export type { RequestCartStore } from './requestCart.ts';
export { CART_KEY_PREFIX, cartKey, readCart } from './storedCart.ts';
export { lookUpUnit, unitOfTryout, type UnitLookup, type WantedUnit } from './unitLookup.ts';
