import { type Api, newIdempotencyKey } from '@instore/api';
import type { KioskFacts, UnsentRequest } from './facts.ts';

/** An unsent request is dropped at this age, ms: the server refuses it, too [C-12]. */
export const UNSENT_MAX_MS = 15 * 60_000;

/** The key of the browser's storage with an unsent request. */
const STORED = 'kiosk-unsent';

interface SendingDependencies {
  api: Api;
  facts: KioskFacts;
  storage: Storage;
  now: () => number;
  place: () => { storeId: string; locationId: string };
  /** Called with the id of a request that was sent. `isNew` when the customer who sent it is still there. */
  onSent: (tryoutItemId: string, isNew: boolean) => void;
}

/** Failures after which the same request may still succeed. */
const WAITING = new Set(['offline', 'network', 'timeout', 'server', 'malformed']);

/** Sends the cart as a try-on request. An unsent request survives an outage and the idle reset, and is sent once. */
export function createSending({ api, facts, storage, now, place, onSent }: SendingDependencies) {
  const keep = (request: UnsentRequest | undefined): void => {
    facts.requestToTryData = request;
    if (request) storage.setItem(STORED, JSON.stringify(request));
    else storage.removeItem(STORED);
  };
  const isOld = ({ askedAt }: UnsentRequest): boolean => now() - Date.parse(askedAt) > UNSENT_MAX_MS;

  /** Tries to send the request that waits. */
  const retry = async (): Promise<void> => {
    const request = facts.requestToTryData;
    if (!request || facts.loading.requestToTry) return;
    if (isOld(request)) return keep(undefined);
    facts.loading.requestToTry = true;
    delete facts.error.requestToTry;
    const lines = request.variantIds.map((inventoryItemId) => ({ inventoryItemId }));
    const answer = await api.kiosk.requestTryout({ ...place(), lines, askedAt: request.askedAt }, { key: request.key });
    facts.loading.requestToTry = false;
    if (answer.ok) {
      const isNew = facts.cart.length > 0;
      keep(undefined);
      Object.assign(facts, { cart: [], removed: undefined });
      onSent(answer.data.tryoutItemId, isNew);
    } else {
      facts.error.requestToTry = answer;
      // A refused request is not sent again as it is; the cart is kept.
      if (!WAITING.has(answer.kind) || answer.status === 429) keep(undefined);
    }
    return undefined;
  };
  return {
    retry,
    /** Sends the cart. */
    send(): Promise<void> {
      const variantIds = facts.cart.flatMap(({ variantId, quantity }) => Array<string>(quantity).fill(variantId));
      if (variantIds.length === 0) return Promise.resolve();
      keep({ variantIds, key: newIdempotencyKey(), askedAt: new Date(now()).toISOString() });
      return retry();
    },
    /** Takes the request back, to change the cart. */
    takeBack: () => keep(undefined),
    /** Reads a request that was not sent before the page was loaded again. */
    restore(): void {
      try {
        facts.requestToTryData = JSON.parse(storage.getItem(STORED) ?? 'null') ?? undefined;
      } catch {
        keep(undefined);
      }
    },
  };
}

export type SendingState = ReturnType<typeof createSending>;
