import { addLine, type CartLine, dropLineIds, lineOf, setQuantity } from '../../rules/cartLines.ts';
import {
  type Cart,
  type RequestCartDependencies,
  changeCart,
  createCart,
  isSent,
  latestCart,
  reloadCart,
} from './cartFacts.ts';
import { placeCart } from './placeCart.ts';
import { showFailure } from '../mechanisms/showFailure.ts';
import { cartKey } from './storedCart.ts';

/** Opens the cart of a user at a location, as it was left there. */
function open(cart: Cart, userId: string, locationId: string): void {
  const next = cartKey(userId, locationId);
  if (next === cart.place) return;
  cart.place = next;
  reloadCart(cart);
}

/** Removes a line and offers to put it back. */
function remove(cart: Cart, inventoryLineItemId: string): void {
  const at = cart.place;
  const before = latestCart(cart, at);
  const removed = lineOf(before.lines, { inventoryLineItemId });
  if (!removed) return;
  const index = before.lines.indexOf(removed);
  changeCart(cart, at, (lines) => lines.filter((one) => one.inventoryLineItemId !== inventoryLineItemId));
  const forgotten = latestCart(cart, at).unsure ? undefined : before.unsure;
  const putBack = (lines: CartLine[]) => (lineOf(lines, removed) ? lines : lines.toSpliced(index, 0, removed));
  cart.deps.toasts.info(`${removed.name} removed`, {
    ...(isSent(before.unsure, removed) && { description: 'This may already be placed. Check Pending.' }),
    action: { label: 'Undo', onPress: () => changeCart(cart, at, putBack, forgotten) },
  });
}

/** Whether the cart can be placed; shows why not [Z-03]. */
function check(cart: Cart): boolean {
  const { facts, deps } = cart;
  facts.isRepeat = latestCart(cart, cart.place).unsure !== undefined;
  if (facts.lines.length === 0) return false;
  if (facts.lines.every(({ style }) => style?.trim())) return true;
  deps.toasts.caution("Can't place the request. SKU is not present for this product!");
  return false;
}

/** 'PLACE REQUEST' after its confirmation [Z-02]. */
async function place(cart: Cart): Promise<boolean> {
  const { facts, deps, writes } = cart;
  const placed = await writes.once('place', async () => {
    if (!check(cart)) return false;
    facts.isPlacing = true;
    try {
      return await placeCart(cart);
    } catch {
      showFailure(deps.toasts);
      return false;
    } finally {
      facts.isPlacing = false;
    }
  });
  return placed ?? false;
}

/** The request cart: facts and verbs. It survives a reload. */
export function createRequestCart(deps: RequestCartDependencies) {
  const cart = createCart(deps);
  return {
    facts: cart.facts,
    /** Opens the cart of a user at a location, as it was left there. */
    open: (userId: string, locationId: string): void => open(cart, userId, locationId),
    /** The open cart, for an answer that comes later: it belongs to this cart even if another is open then. */
    here: (): string | undefined => cart.place,
    /** Another tab changed the stored value `key`. */
    follow(key: string | null): void {
      if (key === cart.place) reloadCart(cart);
    },
    /** Adds a line to the cart `at`. */
    add(line: CartLine, at: string | undefined = cart.place): void {
      changeCart(cart, at, (lines) => addLine(lines, line));
    },
    /** Sets the quantity of a variant. */
    setQuantity(inventoryLineItemId: string, quantity: number): void {
      changeCart(cart, cart.place, (lines) => setQuantity(lines, inventoryLineItemId, quantity));
    },
    /** Removes a line and offers to put it back. */
    remove: (inventoryLineItemId: string): void => remove(cart, inventoryLineItemId),
    /** Removes accepted lines from the cart `at`. */
    drop(lineIds: readonly string[], at: string | undefined = cart.place): void {
      changeCart(cart, at, (lines) => dropLineIds(lines, lineIds));
    },
    /** Whether the cart can be placed; shows why not [Z-03]. */
    check: (): boolean => check(cart),
    /** 'PLACE REQUEST' after its confirmation [Z-02]. A second press, or a retry after a failure, is the same request. */
    place: (): Promise<boolean> => place(cart),
  };
}

export type RequestCartState = ReturnType<typeof createRequestCart>;
