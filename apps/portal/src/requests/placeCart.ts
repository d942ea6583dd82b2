import type { Api, Failure, ShoesizeCartLine } from '@instore/api';
import { anyChange, type Changes } from '../shared/connection/locationChanges.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';
import type { Carts } from './carts.ts';
import { type Placing, createSendCart, isKeyUsed } from './sendCart.ts';

function cancelAdvice(say: SayText, items: readonly ShoesizeCartLine[]): string {
  const names = items.map(({ name, size }) => say('{name}, size {size}', { name, size })).join('; ');
  return say('{names}. Cancel them under Pending if they are not needed.', { names });
}

/** Why the cart, or a part of it, is not placed. */
const reasonOf = (answer: Failure, say: SayText): string | undefined =>
  isKeyUsed(answer) ? say('Some items were already placed. Check Pending.') : answer.message;

/** Whether the cart can be placed; shows why not [Z-03]. */
function mayPlace({ state, latest, openKey }: Carts, toasts: Toasts, say: SayText): boolean {
  state.isRepeat = latest(openKey()).unsure !== undefined;
  if (state.lines.length === 0) return false;
  if (state.lines.every(({ style }) => style?.trim())) return true;
  toasts.caution(say("Can't place the request. SKU is not present for this product!"));
  return false;
}

/** 'PLACE REQUEST' [Z-02]: checks the cart, sends it, and says what became of it. */
export function createPlaceCart({
  carts,
  api,
  toasts,
  say,
  newKey,
  locationId,
  onPlaced,
  readChanges,
}: {
  carts: Carts;
  api: Pick<Api, 'inventory'>;
  toasts: Toasts;
  say: SayText;
  newKey: () => string;
  locationId: () => string;
  onPlaced: () => void;
  /** Removes lines from the cart that the user does not have any more. */
  readChanges: (changes: Changes) => Promise<void>;
}) {
  const { state } = carts;
  const writes = new Writes();
  const onRemovedPlaced = (items: ShoesizeCartLine[]) =>
    toasts.caution(say('Removed items were already placed'), { description: cancelAdvice(say, items) });
  const sendCart = createSendCart({ carts, api, newKey, onRemovedPlaced });
  const check = () => mayPlace(carts, toasts, say);
  const placeNow = async (): Promise<boolean> => {
    if (!check()) return false;
    const placing: Placing = { cartKey: carts.openKey(), locationId: locationId(), isAnyPlaced: false };
    // The lines on screen are sent, also if another tab changes the stored cart meanwhile.
    const { unsure } = carts.latest(placing.cartKey);
    const pressed = { lines: carts.shownLines(), key: state.key, unsure };
    const answer = await sendCart(placing, pressed).catch((): Failure => ({ ok: false, kind: 'malformed' }));
    if (placing.isAnyPlaced) {
      const description = answer === true ? undefined : say('Items added later are still in your cart.');
      toasts.positive(say('Request Placed Successfully'), { description });
      onPlaced();
    }
    if (answer === true) return true;
    showFailure(toasts, reasonOf(answer, say));
    // A line that the user does not have any more would be refused again.
    if (answer.kind === 'invalid' || answer.kind === 'conflict') void readChanges(anyChange);
    return false;
  };
  return {
    /** Whether the cart can be placed; shows why not [Z-03]. */
    check,
    /**
     * Places the cart after its confirmation; true if all of it is placed. A second press, or a retry after a failure, is
     * the same request.
     */
    async place(): Promise<boolean> {
      return (await writes.whilePending(state, placeNow)) ?? false;
    },
  };
}
