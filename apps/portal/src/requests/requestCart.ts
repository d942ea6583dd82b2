import { addLine, type CartLine, lineOf, setQuantity as withQuantity } from './cartLines.ts';
import {
  type Cart,
  type RequestCartDependencies,
  changeCart,
  createCart,
  isSent,
  latestCart,
  reloadCart,
} from './cartState.ts';
import { drop, readChanges } from './cartChanges.ts';
import { bindActions } from '../shared/bindActions.ts';
import { placeCart } from './placeCart.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { cartKey } from './storedCart.ts';

/** Opens the cart of a user at a location, as it was left there. */
function open(cart: Cart, userId: string, locationId: string): void {
  const next = cartKey(userId, locationId);
  if (next === cart.openKey) return;
  cart.openKey = next;
  reloadCart(cart);
}

/** Removes a line and offers to put it back. */
function remove(cart: Cart, inventoryLineItemId: string): void {
  const key = cart.openKey;
  const before = latestCart(cart, key);
  const removed = lineOf(before.lines, { inventoryLineItemId });
  if (!removed) return;
  const index = before.lines.indexOf(removed);
  changeCart(cart, key, (lines) => lines.filter((one) => one.inventoryLineItemId !== inventoryLineItemId));
  const forgotten = latestCart(cart, key).unsure ? undefined : before.unsure;
  const putBack = (lines: CartLine[]) => (lineOf(lines, removed) ? lines : lines.toSpliced(index, 0, removed));
  cart.deps.toasts.info(cart.deps.say('{name} removed', { name: removed.name }), {
    description: isSent(before.unsure, removed)
      ? cart.deps.say('This may already be placed. Check Pending.')
      : undefined,
    action: { label: cart.deps.say('Undo'), onPress: () => changeCart(cart, key, putBack, forgotten) },
  });
}

/** Whether the cart can be placed; shows why not [Z-03]. */
function check(cart: Cart): boolean {
  const { state, deps } = cart;
  state.isRepeat = latestCart(cart, cart.openKey).unsure !== undefined;
  if (state.lines.length === 0) return false;
  if (state.lines.every(({ style }) => style?.trim())) return true;
  deps.toasts.caution(deps.say("Can't place the request. SKU is not present for this product!"));
  return false;
}

/** 'PLACE REQUEST' after its confirmation [Z-02]. A second press, or a retry after a failure, is the same request. */
async function place(cart: Cart): Promise<boolean> {
  const { state, deps, writes } = cart;
  const placed = await writes.once('place', async () => {
    if (!check(cart)) return false;
    state.isPlacing = true;
    try {
      return await placeCart(cart);
    } catch {
      showFailure(deps.toasts);
      return false;
    } finally {
      state.isPlacing = false;
    }
  });
  return placed ?? false;
}

/** Key of the open cart, for an answer that comes later: it belongs to this cart even if another is open then. */
const openKey = (cart: Cart): string | undefined => cart.openKey;

/** Another tab changed the stored value `key`, or all of them (null). */
function follow(cart: Cart, key: string | null): void {
  if (key === null || key === cart.openKey) reloadCart(cart);
}

/** Adds a line to the cart that is stored under a key. @default the open cart */
function add(cart: Cart, line: CartLine, key = cart.openKey): void {
  changeCart(cart, key, (lines) => addLine(lines, line));
}

/** Sets the quantity of a variant. */
function setQuantity(cart: Cart, inventoryLineItemId: string, quantity: number): void {
  changeCart(cart, cart.openKey, (lines) => withQuantity(lines, inventoryLineItemId, quantity));
}

/** The request cart: state and actions. It survives a reload. */
export function createRequestCart(deps: RequestCartDependencies) {
  const cart = createCart(deps);
  const actions = { open, openKey, follow, add, setQuantity, remove, drop, readChanges, check, place };
  return { state: cart.state, ...bindActions(cart, actions) };
}

export type RequestCartStore = ReturnType<typeof createRequestCart>;
