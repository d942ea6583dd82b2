import { mayHaveHappened, newIdempotencyKey, type Failure } from '@instore/api';
import { readJson, writeJson } from '@instore/browser';
import { locationIdOf, storeTime, type Kiosk, type UnsentRequest } from './facts.ts';
import { openProgress } from './progress.ts';

/** An unsent request is dropped at this age, ms: the server refuses it, too [C-12]. */
export const UNSENT_MAX_MS = 15 * 60_000;

/** The key of the browser's storage with unsent requests: they survive an outage and the idle reset. */
const STORED = 'kiosk-unsent';

function store(kiosk: Kiosk): void {
  const { leftRequests, requestToTryData } = kiosk.facts;
  const all = requestToTryData ? [...leftRequests, requestToTryData] : leftRequests;
  writeJson(kiosk.storage, STORED, all.length > 0 ? all : undefined);
}

function forget(kiosk: Kiosk, request: UnsentRequest): void {
  const { facts } = kiosk;
  if (facts.requestToTryData === request) facts.requestToTryData = undefined;
  facts.leftRequests = facts.leftRequests.filter((each) => each !== request);
  store(kiosk);
}

/** Forgets all unsent requests: another kiosk begins here. */
export function forgetUnsent(kiosk: Kiosk): void {
  Object.assign(kiosk.facts, { requestToTryData: undefined, leftRequests: [] });
  store(kiosk);
}

/** Reads requests that were not sent before the page was loaded again; their customers are not known any more. */
export function restoreUnsent(kiosk: Kiosk): void {
  const stored = readJson(kiosk.storage, STORED);
  kiosk.facts.leftRequests = Array.isArray(stored) ? (stored as UnsentRequest[]) : [];
}

/** Takes the request back, to change the cart. What may have arrived of it is withdrawn when the cart is sent again. */
export function takeBack(kiosk: Kiosk): void {
  const { requestToTryData: request, error } = kiosk.facts;
  if (!request) return;
  forget(kiosk, request);
  kiosk.facts.takenBack = error.requestToTry && mayHaveHappened(error.requestToTry) ? request : undefined;
}

/** Sends the cart as a try-on request; the second press does nothing. */
export function send(kiosk: Kiosk): Promise<void> {
  const { facts } = kiosk;
  const variantIds = facts.cart.flatMap(({ variantId, quantity }) => Array<string>(quantity).fill(variantId));
  if (variantIds.length === 0 || facts.requestToTryData) return Promise.resolve();
  const { takenBack } = facts;
  const earlier = takenBack && [...(takenBack.earlier ?? []), takenBack];
  const key = takenBack?.key ?? newIdempotencyKey();
  const askedAt = new Date(storeTime(kiosk)).toISOString();
  facts.requestToTryData = { variantIds, key, askedAt, ...(earlier && { earlier }) };
  store(kiosk);
  return retrySending(kiosk);
}

/** Tries to send what waits. A request that is too old is dropped, a refused one is not sent again. */
export async function retrySending(kiosk: Kiosk): Promise<void> {
  const { requestToTryData, leftRequests } = kiosk.facts;
  const all = requestToTryData ? [requestToTryData, ...leftRequests] : leftRequests;
  await Promise.all(all.map((request) => attempt(kiosk, request)));
}

async function attempt(kiosk: Kiosk, request: UnsentRequest): Promise<void> {
  const { facts, inFlight } = kiosk;
  if (inFlight.has(request)) return;
  if (storeTime(kiosk) - Date.parse(request.askedAt) > UNSENT_MAX_MS) return forget(kiosk, request);
  inFlight.add(request);
  if (facts.requestToTryData === request) {
    facts.loading.requestToTry = true;
    delete facts.error.requestToTry;
  }
  const answer = await post(kiosk, request);
  inFlight.delete(request);
  // The next customer sees nothing of a request whose customer has left.
  const isOwn = facts.requestToTryData === request;
  if (answer.ok || !maySucceed(answer)) forget(kiosk, request);
  if (!isOwn) return undefined;
  facts.loading.requestToTry = false;
  if (answer.ok) {
    Object.assign(facts, { cart: [], removed: undefined, takenBack: undefined });
    return openProgress(kiosk, answer.data.tryoutItemId);
  }
  // The cart is kept.
  facts.error.requestToTry = answer;
  return undefined;
}

/** Whether the same request may still succeed: the store did not get it, or did not refuse it; a session is renewed. */
const maySucceed = (failure: Failure): boolean =>
  failure.status !== 429 && mayHaveHappened(failure, failure.kind === 'offline' || failure.kind === 'unauthorized');

async function post(kiosk: Kiosk, request: UnsentRequest) {
  const { api, device } = kiosk;
  const call = ({ variantIds, askedAt, key }: UnsentRequest) => {
    const lines = variantIds.map((inventoryItemId) => ({ inventoryItemId }));
    const place = { storeId: device.store?.id ?? '', locationId: locationIdOf(kiosk) };
    return api.kiosk.requestTryout({ ...place, lines, askedAt }, { key });
  };
  const answer = await call(request);
  const isKeyUsed = !answer.ok && answer.problem?.errors?.some(({ field }) => field === 'Idempotency-Key') === true;
  if (!isKeyUsed) return answer;
  // It had arrived before the customer took it back: its own key finds it.
  for (const earlier of request.earlier ?? []) {
    const found = await call(earlier);
    if (found.ok) await api.kiosk.withdrawTryout({ tryoutItemId: found.data.tryoutItemId, body: {} });
  }
  delete request.earlier;
  request.key = newIdempotencyKey();
  store(kiosk);
  return call(request);
}
