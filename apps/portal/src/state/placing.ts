import { type Api, CART_QUANTITY_MIN, type Failure, type ShoesizeCartLine, mayHaveHappened } from '@instore/api';
import type { Toasts } from './dependencies.ts';
import type { CartLine } from './requestCart.ts';
import type { SentCart, StoredCart } from './storedCart.ts';
import { showFailure } from './showFailure.ts';

/** The cart that is placed, as any tab left it last, and how to change it. It may be another than the open one by now. */
export interface PlacedCart {
  /** As it was when PLACE REQUEST was pressed. */
  pressed: StoredCart;
  read: () => StoredCart;
  write: (cart: StoredCart) => void;
  newKey: () => string;
  isOpen: () => boolean;
}

export interface PlacingWorld {
  api: Pick<Api, 'inventory'>;
  toasts: Toasts;
  /** Where the request goes. */
  locationId: string;
  /** Something moved: lists of requests are worth reading again. */
  onPlaced: () => void;
}

type Pairs = Pick<ShoesizeCartLine, 'quantity' | 'lineIds'>;

const withoutLabel = ({ brand: _brand, colourway: _colourway, sizeSystem: _system, ...line }: CartLine) => line;
const lineOf = <Line extends ShoesizeCartLine>(lines: readonly Line[], { inventoryLineItemId: id }: ShoesizeCartLine) =>
  lines.find(({ inventoryLineItemId }) => inventoryLineItemId === id);
/** Pairs that no accepted line stands for; one is as good as the other. */
const anyOf = ({ quantity, lineIds }: Pairs) => Math.max(0, quantity - (lineIds?.length ?? 0));

/** The pairs that two lines of the same product have in common. */
function common(one: Pairs, other: Pairs): { quantity: number; lineIds: string[] } {
  const lineIds = one.lineIds?.filter((id) => other.lineIds?.includes(id)) ?? [];
  return { lineIds, quantity: lineIds.length + Math.min(anyOf(one), anyOf(other)) };
}

/** What is left of a cart once some of it was sent: a pair that was added meanwhile stays. */
function without(lines: readonly CartLine[], sent: readonly ShoesizeCartLine[]): CartLine[] {
  return lines.flatMap((line) => {
    const gone = lineOf(sent, line);
    if (!gone) return [line];
    const both = common(line, gone);
    const quantity = line.quantity - both.quantity;
    const lineIds = line.lineIds?.filter((id) => !both.lineIds.includes(id));
    return quantity < CART_QUANTITY_MIN ? [] : [{ ...line, quantity, ...(lineIds && { lineIds }) }];
  });
}

/** What of a sent cart is still wanted. */
function stillIn(lines: readonly CartLine[], sent: readonly ShoesizeCartLine[]): ShoesizeCartLine[] {
  return sent.flatMap((item) => {
    const line = lineOf(lines, item);
    const both = line && common(item, line);
    if (!both || both.quantity < CART_QUANTITY_MIN) return [];
    return [{ ...item, quantity: both.quantity, ...(item.lineIds && { lineIds: both.lineIds }) }];
  });
}

/** The store knows this key of another cart, so that one was placed. */
const isKeyUsed = ({ problem }: Failure) => problem?.errors?.some(({ field }) => field === 'Idempotency-Key') ?? false;

/**
 * 'PLACE REQUEST' [Z-02]. A cart that was sent and never answered may have been placed, so that one is settled first,
 * under its own key, and what was added since is a request of its own. Without what was taken out of it, it is
 * another request: sent under the old key the store either places it or says that the first one is there already.
 */
export async function placeCart(cart: PlacedCart, { api, toasts, locationId, onPlaced }: PlacingWorld) {
  let isAnyPlaced = false;
  /** The cart is noted as sent before it is, so that a reload finds it; it stays noted while the answer is open. */
  const send = async (sent: SentCart, noted = sent): Promise<true | Failure> => {
    const wasOpen = cart.read().unsure !== undefined;
    cart.write({ ...cart.read(), unsure: noted });
    const answer = await api.inventory.placeRequest({ locationId, items: sent.items }, { key: sent.key });
    const { unsure: _noted, ...now } = cart.read();
    if (answer.ok) {
      isAnyPlaced = true;
      cart.write({ lines: without(now.lines, sent.items), key: cart.newKey() });
      return true;
    }
    const isUnsure = mayHaveHappened(answer, wasOpen) || (noted !== sent && isKeyUsed(answer));
    cart.write({ ...now, ...(isUnsure && { unsure: noted }) });
    return answer;
  };
  /** Settles what may have been placed. */
  const settle = async (unsure: SentCart): Promise<true | Failure> => {
    const items = stillIn(cart.read().lines, unsure.items);
    const isWhole = items.every((item, at) => item.quantity === unsure.items[at]?.quantity);
    if (isWhole && items.length === unsure.items.length) return send(unsure);
    const answer = await send({ ...unsure, items }, unsure);
    if (answer === true || !isKeyUsed(answer)) return answer;
    const again = await send(unsure);
    if (again !== true) return again;
    const gone = unsure.items.filter((item) => (lineOf(items, item)?.quantity ?? 0) < item.quantity);
    toasts.caution('What you took out was requested before', {
      description: `${gone.map(({ name, size }) => `${name}, size ${size}`).join('; ')}: cancel it under Pending if nobody wants it.`,
    });
    return true;
  };

  const { unsure } = cart.pressed;
  let answer = unsure ? await settle(unsure) : true;
  const { lines, key } = unsure ? cart.read() : cart.pressed;
  if (answer === true && lines.length > 0 && (!unsure || cart.isOpen())) {
    answer = await send({ key, items: lines.map(withoutLabel) });
  }
  if (isAnyPlaced) {
    toasts.positive('Request Placed Successfully', {
      ...(answer !== true && { description: 'What you added since is still in the cart.' }),
    });
    onPlaced();
  }
  if (answer === true) return true;
  showFailure(toasts, isKeyUsed(answer) ? 'Some of this was requested before: see Pending' : answer.message);
  return false;
}
