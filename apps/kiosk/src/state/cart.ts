import type { KioskProduct } from '@instore/api';
import type { CartLine } from '../rules/products.ts';
import type { Kiosk, KioskFacts } from './facts.ts';

/** The most units of a request, as the contract allows. */
export const CART_MAX = 20;

/** The number of units in the cart. */
export const unitsIn = (cart: readonly Pick<CartLine, 'quantity'>[]): number =>
  cart.reduce((sum, { quantity }) => sum + quantity, 0);

const lineOf = ({ cart }: KioskFacts, variantId: string) => cart.find((line) => line.variantId === variantId);

/** Adds a variant; one that is in the cart is incremented. Does nothing when the cart is full. */
export function addToCart({ facts }: Kiosk, product: KioskProduct, variantId: string): void {
  if (unitsIn(facts.cart) >= CART_MAX) return;
  const known = lineOf(facts, variantId);
  if (known) known.quantity += 1;
  else facts.cart.unshift({ id: variantId, variantId, quantity: 1, product });
  if (facts.removed?.line.variantId === variantId) facts.removed = undefined;
}

/** Sets a quantity of at least 1, as far as the cart has room. */
export function setQuantity({ facts }: Kiosk, variantId: string, quantity: number): void {
  const line = lineOf(facts, variantId);
  if (!line) return;
  const others = unitsIn(facts.cart) - line.quantity;
  line.quantity = Math.max(1, Math.min(quantity, CART_MAX - others));
}

/** Removes a line; `putBack` restores it. */
export function removeFromCart({ facts }: Kiosk, variantId: string): void {
  const index = facts.cart.findIndex((line) => line.variantId === variantId);
  const [line] = facts.cart.splice(index, index < 0 ? 0 : 1);
  if (line) facts.removed = { line: { ...line }, index };
}

/** Restores the line that was removed last. */
export function putBack({ facts }: Kiosk): void {
  const { removed } = facts;
  facts.removed = undefined;
  if (removed) facts.cart.splice(removed.index, 0, removed.line);
}
