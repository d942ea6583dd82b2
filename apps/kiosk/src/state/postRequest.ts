import { newIdempotencyKey, type Failure } from '@instore/api';
import type { KioskBase } from './kioskBase.ts';
import type { RequestContent, UnsentRequest } from './kioskState.ts';

/**
 * Creates the function that sends a try-on request to the store. If the store has an earlier version of the request, that
 * version is withdrawn.
 */
export function createPostRequest({ api, device, locationId, keepUnsent }: KioskBase & { keepUnsent: () => void }) {
  function call({ variantIds, spot, askedAt, key }: RequestContent) {
    const lines = variantIds.map((inventoryItemId) => ({ inventoryItemId }));
    const place = { storeId: device.store?.id ?? '', locationId: locationId() };
    return api.kiosk.requestTryout({ ...place, lines, spot, askedAt }, { key });
  }
  /**
   * Withdraws what had arrived before the customer took it back: its own key finds it. Resolves to the failure if it may
   * still be there; then the changed request must not be sent beside it.
   */
  async function withdrawEarlier(request: UnsentRequest): Promise<Failure | undefined> {
    for (const earlier of request.earlier ?? []) {
      const found = await call(earlier);
      const answer = found.ok
        ? await api.kiosk.withdrawTryout({ tryoutItemId: found.data.tryoutItemId, body: {} })
        : found;
      if (answer.ok || answer.kind === 'not-found' || answer.kind === 'conflict') continue;
      // The store refuses to make what it does not have.
      if (found.ok || answer.kind !== 'invalid') return answer;
    }
    delete request.earlier;
    return undefined;
  }
  const isRefused = (answer: Awaited<ReturnType<typeof call>>, named: string): boolean =>
    !answer.ok && answer.problem?.errors?.some(({ field }) => field === named) === true;
  /** Sends the request; without its spot if the location has that one no more: the customer then waits at the desk. */
  async function callWithKnownSpot(request: UnsentRequest): ReturnType<typeof call> {
    const answer = await call(request);
    if (request.spot === undefined || !isRefused(answer, '/spot')) return answer;
    delete request.spot;
    keepUnsent();
    return call(request);
  }
  return async function post(request: UnsentRequest): ReturnType<typeof call> {
    const answer = await callWithKnownSpot(request);
    if (!isRefused(answer, 'Idempotency-Key')) return answer;
    const failure = await withdrawEarlier(request);
    if (failure) return failure;
    request.key = newIdempotencyKey();
    keepUnsent();
    return callWithKnownSpot(request);
  };
}

export type PostRequest = ReturnType<typeof createPostRequest>;
