import { type Api, type Failure, type ShoesizeCartLine, mayHaveHappened } from '@instore/api';
import { lineOf, sentLine, stillWanted, withoutSent } from './cartLines.ts';
import type { Carts } from './carts.ts';
import type { SentCart, StoredCart } from './storedCart.ts';

/** One press of PLACE REQUEST. Its cart may no longer be the open one when an answer comes. */
export interface Placing {
  /** The storage key of the cart. */
  cartKey: string | undefined;
  locationId: string;
  isAnyPlaced: boolean;
}

type Answer = true | Failure;

/** The server knows the key with other content: the request with that content was placed. */
export const isKeyUsed = (answer: Answer) =>
  answer !== true && (answer.problem?.errors?.some(({ field }) => field === 'Idempotency-Key') ?? false);

const itemsOf = ({ lines, key }: StoredCart): SentCart => ({ key, items: lines.map(sentLine) });

const isSame = (items: readonly ShoesizeCartLine[], others: readonly ShoesizeCartLine[]): boolean =>
  items.length === others.length && items.every((item, at) => item.quantity === others[at]?.quantity);

/**
 * Creates the function that sends a cart as it was when PLACE REQUEST was pressed. What was sent before with an unknown
 * outcome is settled first, under its own key; what was added since is a request of its own.
 *
 * @param onRemovedPlaced is called with items that were placed although the user removed them meanwhile
 */
export function createSendCart({
  carts,
  api,
  newKey,
  onRemovedPlaced,
}: {
  carts: Carts;
  api: Pick<Api, 'inventory'>;
  newKey: () => string;
  onRemovedPlaced: (items: ShoesizeCartLine[]) => void;
}) {
  /**
   * Sends a request. It is stored as sent before the call, so that a reload finds it, and stays stored while the outcome
   * is unknown.
   * @param noted what is stored as sent
   */
  const send = async (placing: Placing, sent: SentCart, noted = sent): Promise<Answer> => {
    const { cartKey, locationId } = placing;
    const before = carts.latest(cartKey);
    carts.write(cartKey, { ...before, unsure: noted });
    const answer = await api.inventory.placeRequest({ locationId, items: sent.items }, { key: sent.key });
    const { unsure: _noted, ...now } = carts.latest(cartKey);
    if (answer.ok) {
      placing.isAnyPlaced = true;
      carts.write(cartKey, { lines: withoutSent(now.lines, sent.items), key: newKey() });
      return true;
    }
    const isUnknown = mayHaveHappened(answer, before.unsure !== undefined) || (noted !== sent && isKeyUsed(answer));
    carts.write(cartKey, isUnknown ? { ...now, unsure: noted } : now);
    return answer;
  };

  /**
   * Sends again what was sent with an unknown outcome. If part of it was removed since, the rest is sent under the same
   * key: the server either places the rest, or answers that it knows the key, which means that the whole was placed.
   */
  const settle = async (placing: Placing, unsure: SentCart): Promise<Answer> => {
    const items = stillWanted(carts.latest(placing.cartKey).lines, unsure.items);
    if (isSame(items, unsure.items)) return send(placing, unsure);
    const answer = await send(placing, { ...unsure, items }, unsure);
    if (!isKeyUsed(answer)) return answer;
    const again = await send(placing, unsure);
    const isLess = (item: ShoesizeCartLine) => (lineOf(items, item)?.quantity ?? 0) < item.quantity;
    if (again === true) onRemovedPlaced(unsure.items.filter(isLess));
    return again;
  };

  return async (placing: Placing, pressed: StoredCart): Promise<Answer> => {
    if (!pressed.unsure) return send(placing, itemsOf(pressed));
    const answer = await settle(placing, pressed.unsure);
    const rest = carts.latest(placing.cartKey);
    const isRestSent = answer === true && rest.lines.length > 0 && placing.cartKey === carts.openKey();
    return isRestSent ? send(placing, itemsOf(rest)) : answer;
  };
}
