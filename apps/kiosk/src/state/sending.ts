import { newIdempotencyKey } from '@instore/api';
import { locationIdOf, type Kiosk, type UnsentRequest } from './facts.ts';
import { openProgress } from './progress.ts';

/** An unsent request is dropped at this age, ms: the server refuses it, too [C-12]. */
export const UNSENT_MAX_MS = 15 * 60_000;

/** The key of the browser's storage with an unsent request: it survives an outage and the idle reset. */
const STORED = 'kiosk-unsent';

/** Failures after which the same request may still succeed. */
const WAITING = new Set(['offline', 'network', 'timeout', 'server', 'malformed']);

function keep({ facts, storage }: Kiosk, request: UnsentRequest | undefined): void {
  facts.requestToTryData = request;
  if (request) storage.setItem(STORED, JSON.stringify(request));
  else storage.removeItem(STORED);
}

/** Takes the request back, to change the cart. */
export const takeBack = (kiosk: Kiosk): void => keep(kiosk, undefined);

/** Reads a request that was not sent before the page was loaded again. */
export function restoreUnsent(kiosk: Kiosk): void {
  try {
    kiosk.facts.requestToTryData = JSON.parse(kiosk.storage.getItem(STORED) ?? 'null') ?? undefined;
  } catch {
    keep(kiosk, undefined);
  }
}

/** Sends the cart as a try-on request. */
export function send(kiosk: Kiosk): Promise<void> {
  const variantIds = kiosk.facts.cart.flatMap(({ variantId, quantity }) => Array<string>(quantity).fill(variantId));
  if (variantIds.length === 0) return Promise.resolve();
  keep(kiosk, { variantIds, key: newIdempotencyKey(), askedAt: new Date(kiosk.now()).toISOString() });
  return retrySending(kiosk);
}

/** Tries to send the request that waits. A request that is too old is dropped, a refused one is not sent again. */
export async function retrySending(kiosk: Kiosk): Promise<void> {
  const { api, device, facts } = kiosk;
  const request = facts.requestToTryData;
  if (!request || facts.loading.requestToTry) return;
  const { variantIds, key, askedAt } = request;
  if (kiosk.now() - Date.parse(askedAt) > UNSENT_MAX_MS) return keep(kiosk, undefined);
  facts.loading.requestToTry = true;
  delete facts.error.requestToTry;
  const place = { storeId: device.store?.id ?? '', locationId: locationIdOf(kiosk) };
  const lines = variantIds.map((inventoryItemId) => ({ inventoryItemId }));
  const answer = await api.kiosk.requestTryout({ ...place, lines, askedAt }, { key });
  facts.loading.requestToTry = false;
  if (answer.ok) {
    const isStillHere = facts.cart.length > 0;
    keep(kiosk, undefined);
    Object.assign(facts, { cart: [], removed: undefined });
    // The next customer does not see the number of the one before.
    if (isStillHere) await openProgress(kiosk, answer.data.tryoutItemId);
    return undefined;
  }
  facts.error.requestToTry = answer;
  // The cart is kept.
  if (!WAITING.has(answer.kind) || answer.status === 429) keep(kiosk, undefined);
  return undefined;
}
