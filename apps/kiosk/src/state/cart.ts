import type { KioskProduct } from '@instore/api';
import type { KioskFacts } from './facts.ts';

/** The most units of a request, as the contract allows. */
export const CART_MAX = 20;

/** The number of units in the cart. */
export const unitsIn = (cart: readonly { quantity: number }[]): number =>
  cart.reduce((sum, { quantity }) => sum + quantity, 0);

/** The cart: verbs over its lines [C-06]. */
export function createCart(facts: KioskFacts) {
  const find = (variantId: string) => facts.cart.find((line) => line.variantId === variantId);
  return {
    /** Adds a variant; one that is in the cart is incremented. Does nothing when the cart is full. */
    add(product: KioskProduct, variantId: string): void {
      if (unitsIn(facts.cart) >= CART_MAX) return;
      const known = find(variantId);
      if (known) known.quantity += 1;
      else facts.cart.unshift({ id: variantId, variantId, quantity: 1, product });
      if (facts.removed?.variantId === variantId) facts.removed = undefined;
    },
    /** Sets a quantity of at least 1, as far as the cart has room. */
    setQuantity(variantId: string, quantity: number): void {
      const line = find(variantId);
      if (!line) return;
      const others = unitsIn(facts.cart) - line.quantity;
      line.quantity = Math.max(1, Math.min(quantity, CART_MAX - others));
    },
    /** Removes a line; `putBack` restores it. */
    remove(variantId: string): void {
      const line = find(variantId);
      if (!line) return;
      facts.removed = { ...line };
      facts.cart = facts.cart.filter((other) => other.variantId !== variantId);
    },
    putBack(): void {
      const { removed } = facts;
      facts.removed = undefined;
      if (removed && !find(removed.variantId)) facts.cart.unshift(removed);
    },
  };
}

export type CartState = ReturnType<typeof createCart>;
