import type { Api } from '@instore/api';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { createCartChanges } from './cartChanges.ts';
import { type CartLine, addLine, lineOf, setQuantity } from './cartLines.ts';
import { createCarts, isSent } from './carts.ts';
import { createPlaceCart } from './placeCart.ts';
import { cartKey } from './storedCart.ts';

/** The request cart: state and actions. It survives a reload. */
export function createRequestCart({
  api,
  local,
  toasts,
  say,
  newKey,
  locationId,
  onPlaced,
}: {
  api: Pick<Api, 'inventory' | 'storefront'>;
  local: Storage;
  toasts: Toasts;
  say: SayText;
  newKey: () => string;
  /** Where the request goes. */
  locationId: () => string;
  /** A request was placed: lists of requests are out of date. */
  onPlaced: () => void;
}) {
  const carts = createCarts({ local, newKey });
  const changes = createCartChanges({ carts, api, locationId });
  const { readChanges } = changes;
  return {
    state: carts.state,
    ...changes,
    ...createPlaceCart({ carts, api, toasts, say, newKey, locationId, onPlaced, readChanges }),
    /** Opens the cart of a user at a location, as it was left there. */
    open: (userId: string, place: string): void => carts.open(cartKey(userId, place)),
    /** Key of the open cart, for an answer that comes later: it belongs to this cart even if another is open then. */
    openKey: carts.openKey,
    /** Another tab changed the stored value `key`, or all of them (null). */
    follow(key: string | null): void {
      if (key === null || key === carts.openKey()) carts.reload();
    },
    /** Adds a line to the cart that is stored under a key. @default the open cart */
    add: (line: CartLine, key = carts.openKey()): void => carts.change(key, (lines) => addLine(lines, line)),
    /** Sets the quantity of a variant. */
    setQuantity: (variantId: string, quantity: number): void =>
      carts.change(carts.openKey(), (lines) => setQuantity(lines, variantId, quantity)),
    /** Removes a line and offers to put it back. */
    remove(inventoryLineItemId: string): void {
      const key = carts.openKey();
      const before = carts.latest(key);
      const removed = lineOf(before.lines, { inventoryLineItemId });
      if (!removed) return;
      const index = before.lines.indexOf(removed);
      carts.change(key, (lines) => lines.filter((one) => one.inventoryLineItemId !== inventoryLineItemId));
      const forgotten = carts.latest(key).unsure ? undefined : before.unsure;
      const putBack = (lines: CartLine[]) => (lineOf(lines, removed) ? lines : lines.toSpliced(index, 0, removed));
      toasts.info(say('{name} removed', { name: removed.name }), {
        description: isSent(before.unsure, removed) ? say('This may already be placed. Check Pending.') : undefined,
        action: { label: say('Undo'), onPress: () => carts.change(key, putBack, forgotten) },
      });
    },
  };
}

export type RequestCartStore = ReturnType<typeof createRequestCart>;
