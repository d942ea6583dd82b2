import { type Failure, mayHaveHappened, type ShoesizeCartLine } from '@instore/api';
import { lineOf, sentLine, stillWanted, withoutSent } from './cartLines.ts';
import { type Cart, latestCart, linesOf, writeCart } from './cartState.ts';
import { anyChange } from '../shared/connection/locationChanges.ts';
import { readChanges } from './cartChanges.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import type { SentCart, StoredCart } from './storedCart.ts';

/** One press of PLACE REQUEST. Its cart may no longer be the open one when an answer comes. */
interface Placing {
  cart: Cart;
  /** The storage key of the cart. */
  cartKey: string | undefined;
  locationId: string;
  isAnyPlaced: boolean;
}

type Answer = true | Failure;

/** The server knows the key with other content: the request with that content was placed. */
const isKeyUsed = (answer: Answer) =>
  answer !== true && (answer.problem?.errors?.some(({ field }) => field === 'Idempotency-Key') ?? false);

/**
 * 'PLACE REQUEST' [Z-02]; true if all of the cart is placed. What was sent before with an unknown outcome is settled
 * first, under its own key; what was added since is a request of its own.
 */
export async function placeCart(cart: Cart): Promise<boolean> {
  const { state, deps, openKey: cartKey } = cart;
  const placing: Placing = { cart, cartKey, locationId: deps.locationId(), isAnyPlaced: false };
  // The lines on screen are sent, also if another tab changes the stored cart meanwhile.
  const pressed: StoredCart = { lines: linesOf(cart), key: state.key, unsure: latestCart(cart, cartKey).unsure };
  const answer = await sendAll(placing, pressed);
  if (placing.isAnyPlaced) {
    deps.toasts.positive(deps.say('Request Placed Successfully'), {
      description: answer !== true ? deps.say('Items added later are still in your cart.') : undefined,
    });
    deps.onPlaced();
  }
  if (answer === true) return true;
  showFailure(
    deps.toasts,
    isKeyUsed(answer) ? deps.say('Some items were already placed. Check Pending.') : answer.message,
  );
  // A line that the user does not have any more would be refused again.
  if (answer.kind === 'invalid' || answer.kind === 'conflict') void readChanges(cart, anyChange);
  return false;
}

async function sendAll(placing: Placing, pressed: StoredCart): Promise<Answer> {
  const { cart, cartKey } = placing;
  const { unsure } = pressed;
  if (!unsure) return send(placing, itemsOf(pressed));
  const answer = await settle(placing, unsure);
  const rest = latestCart(cart, cartKey);
  const isOpen = cartKey === cart.openKey;
  return answer === true && rest.lines.length > 0 && isOpen ? send(placing, itemsOf(rest)) : answer;
}

const itemsOf = ({ lines, key }: StoredCart): SentCart => ({ key, items: lines.map(sentLine) });

/**
 * Sends a request. It is stored as sent before the call, so that a reload finds it, and stays stored while the outcome
 * is unknown.
 * @param noted what is stored as sent
 */
async function send(placing: Placing, sent: SentCart, noted = sent): Promise<Answer> {
  const { cart, cartKey, locationId } = placing;
  const { api, newKey } = cart.deps;
  const wasUnknown = latestCart(cart, cartKey).unsure !== undefined;
  writeCart(cart, cartKey, { ...latestCart(cart, cartKey), unsure: noted });
  const answer = await api.inventory.placeRequest({ locationId, items: sent.items }, { key: sent.key });
  const { unsure: _noted, ...now } = latestCart(cart, cartKey);
  if (answer.ok) {
    placing.isAnyPlaced = true;
    writeCart(cart, cartKey, { lines: withoutSent(now.lines, sent.items), key: newKey() });
    return true;
  }
  const isUnknown = mayHaveHappened(answer, wasUnknown) || (noted !== sent && isKeyUsed(answer));
  writeCart(cart, cartKey, isUnknown ? { ...now, unsure: noted } : now);
  return answer;
}

/**
 * Sends again what was sent with an unknown outcome. If part of it was removed since, the rest is sent under the same
 * key: the server either places the rest, or answers that it knows the key, which means that the whole was placed.
 */
async function settle(placing: Placing, unsure: SentCart): Promise<Answer> {
  const items = stillWanted(latestCart(placing.cart, placing.cartKey).lines, unsure.items);
  if (isSame(items, unsure.items)) return send(placing, unsure);
  const answer = await send(placing, { ...unsure, items }, unsure);
  if (!isKeyUsed(answer)) return answer;
  const again = await send(placing, unsure);
  if (again === true) warnOfRemoved(placing, unsure.items, items);
  return again;
}

function isSame(items: readonly ShoesizeCartLine[], others: readonly ShoesizeCartLine[]): boolean {
  return items.length === others.length && items.every((item, at) => item.quantity === others[at]?.quantity);
}

/** Warns that items were placed although the user removed them meanwhile. */
function warnOfRemoved({ cart }: Placing, placed: readonly ShoesizeCartLine[], wanted: readonly ShoesizeCartLine[]) {
  const removed = placed.filter((item) => (lineOf(wanted, item)?.quantity ?? 0) < item.quantity);
  const { say, toasts } = cart.deps;
  toasts.caution(say('Removed items were already placed'), {
    description: say('{names}. Cancel them under Pending if they are not needed.', {
      names: removed.map(({ name, size }) => say('{name}, size {size}', { name, size })).join('; '),
    }),
  });
}
