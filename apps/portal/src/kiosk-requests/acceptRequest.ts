import type { Api, TryoutLine } from '@instore/api';
import { snapshot } from 'valtio';
import { type RequestCartStore, lookUpUnit, unitOfTryout } from '../requests/index.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import type { Writes } from '../shared/writes/writes.ts';
import type { KioskQueue, KioskRequest } from './kioskQueue.ts';

/** The intent of accepting a request, for {@link Writes}. */
export const acceptIntent = (tryoutItemId: string): string => `accept ${tryoutItemId}`;

/** Creates the function that looks up the units of accepted lines and adds those that are available to a cart [K-06…K-08]. */
function createAddToCart({
  api,
  cart,
  toasts,
  say,
}: {
  api: Pick<Api, 'consignee'>;
  cart: Pick<RequestCartStore, 'add'>;
  toasts: Toasts;
  say: SayText;
}) {
  return async (lines: readonly TryoutLine[], locationId: string, cartKey: string | undefined): Promise<void> => {
    const found = await Promise.all(
      lines.map(async (line) => ({ line, result: await lookUpUnit(api, locationId, unitOfTryout(line)) })),
    );
    const failed = new Map<string | undefined, string[]>();
    for (const { line, result } of found) {
      if ('line' in result) cart.add(result.line, cartKey);
      else {
        const name = line.productName ?? line.sku ?? say('A pair');
        const names = failed.get(result.warning) ?? [];
        failed.set(result.warning, [...names, say('{name}, size {size}', { name, size: line.size })]);
      }
    }
    if (found.some(({ result }) => 'line' in result)) {
      const description = say('Products are added to your request list');
      toasts.positive(say('Request from Kiosk accepted'), { description });
    }
    for (const [warning, names] of failed) showFailure(toasts, warning, { description: names.join('; ') });
  };
}

/** Creates the function that accepts the request in the popup, and adds its units to the cart [K-05…K-09]. */
export function createAcceptRequest({
  queue,
  writes,
  api,
  cart,
  toasts,
  say,
  locationId,
  onAccepted,
  onAnswered,
  poll,
}: {
  queue: KioskQueue;
  writes: Writes;
  api: Pick<Api, 'storefront' | 'consignee'>;
  cart: Pick<RequestCartStore, 'add' | 'openKey'>;
  toasts: Toasts;
  say: SayText;
  locationId: () => string;
  onAccepted: () => void;
  onAnswered: (tryoutItemId: string) => void;
  poll: () => Promise<void>;
}) {
  const { state, closed } = queue;
  const addToCart = createAddToCart({ api, cart, toasts, say });
  return async (): Promise<void> => {
    const current = state.queue[0] && (snapshot(state).queue[0] as KioskRequest);
    if (!current) return;
    const { tryoutItemId } = current;
    // If the location changes meanwhile, the units still go into the cart of the location of the request.
    const [place, cartKey] = [locationId(), cart.openKey()];
    const lines = current.lines.map((line) => ({ ...line, requestStatusFlag: true }));
    const answer = await writes.sendPending(state, acceptIntent(tryoutItemId), (key) =>
      api.storefront.acceptTryout(lines, { key }),
    );
    if (!answer) return;
    if (!answer.ok) showFailure(toasts, answer.message);
    // Another associate has accepted it, or it no longer exists.
    const isGone = !answer.ok && (answer.kind === 'conflict' || answer.kind === 'not-found');
    if (!answer.ok && !isGone) return;
    closed.answered.add(tryoutItemId);
    queue.remove(tryoutItemId);
    if (isGone) {
      void poll();
      return;
    }
    onAccepted();
    onAnswered(tryoutItemId);
    await addToCart(lines, place, cartKey);
  };
}
