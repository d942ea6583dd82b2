import type { KioskProduct } from '@instore/api';
import type { CartLine } from '../rules/products.ts';
import type { KioskState } from './kioskState.ts';

/** The most units of a request, as the contract allows. */
export const CART_MAX = 20;

/** The number of units in the cart. */
export const unitsIn = (cart: readonly Pick<CartLine, 'quantity'>[]): number =>
  cart.reduce((sum, { quantity }) => sum + quantity, 0);

const lineOf = ({ cart }: KioskState, variantId: string) => cart.find((line) => line.variantId === variantId);

/** The customer's cart. */
export const createCart = ({ state }: { state: KioskState }) => ({
  /** Adds a variant; one that is in the cart is incremented. Does nothing when the cart is full. */
  addToCart(product: KioskProduct, variantId: string): void {
    if (unitsIn(state.cart) >= CART_MAX) return;
    const known = lineOf(state, variantId);
    if (known) known.quantity += 1;
    else state.cart.unshift({ id: variantId, variantId, quantity: 1, product });
    if (state.removed?.line.variantId === variantId) state.removed = undefined;
  },
  /** Sets a quantity of at least 1, as far as the cart has room. */
  setQuantity(variantId: string, quantity: number): void {
    const line = lineOf(state, variantId);
    if (!line) return;
    const others = unitsIn(state.cart) - line.quantity;
    line.quantity = Math.max(1, Math.min(quantity, CART_MAX - others));
  },
  /** Removes a line; `putBack` restores it. */
  removeFromCart(variantId: string): void {
    const index = state.cart.findIndex((line) => line.variantId === variantId);
    const [line] = state.cart.splice(index, index < 0 ? 0 : 1);
    if (line) state.removed = { line: { ...line }, index };
  },
  /** Chooses where the customer waits; undefined is at the desk. */
  chooseSpot: (spot: string | undefined): void => void (state.spot = spot),
  /** Restores the line that was removed last. */
  putBack(): void {
    const { removed } = state;
    state.removed = undefined;
    if (removed) state.cart.splice(removed.index, 0, removed.line);
  },
});
