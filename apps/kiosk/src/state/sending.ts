import { UNSENT_MAX_MS, mayHaveHappened, newIdempotencyKey, type Failure } from '@instore/api';
import { readJson, writeJson } from '@instore/browser';
import { locationIdOf, storeTime, type Kiosk, type RequestContent, type UnsentRequest } from './kioskState.ts';
import { joinRunning } from './joinRunning.ts';
import { openProgress } from './progress.ts';
import { readUnsent } from './readUnsent.ts';

/** The key of the browser's storage with unsent requests: they survive an outage and the idle reset. */
const STORED = 'kiosk-unsent';

function store(kiosk: Kiosk): void {
  const { leftRequests, requestToTryData } = kiosk.state;
  const all = requestToTryData ? [...leftRequests, requestToTryData] : leftRequests;
  writeJson(kiosk.storage, STORED, all.length > 0 ? all : undefined);
}

function forget(kiosk: Kiosk, request: UnsentRequest): void {
  const { state } = kiosk;
  if (state.requestToTryData === request) state.requestToTryData = undefined;
  state.leftRequests = state.leftRequests.filter((each) => each !== request);
  store(kiosk);
}

/** Forgets all unsent requests: another kiosk begins here. */
export function forgetUnsent(kiosk: Kiosk): void {
  Object.assign(kiosk.state, { requestToTryData: undefined, leftRequests: [] });
  store(kiosk);
}

/** Reads requests that were not sent before the page was loaded again; their customers are not known any more. */
export function restoreUnsent(kiosk: Kiosk): void {
  kiosk.state.leftRequests = readUnsent(readJson(kiosk.storage, STORED), kiosk.log);
}

/**
 * Takes the request back, to change the cart. The changed one has its key, so that what may have arrived of it is found
 * and withdrawn when the cart is sent again.
 */
export function takeBack(kiosk: Kiosk): void {
  const { requestToTryData: request } = kiosk.state;
  if (!request) return;
  forget(kiosk, request);
  kiosk.state.takenBack = request;
}

/** Sends the cart as a try-on request; the second press does nothing. */
export async function send(kiosk: Kiosk): Promise<void> {
  const { state } = kiosk;
  const variantIds = state.cart.flatMap(({ variantId, quantity }) => Array<string>(quantity).fill(variantId));
  if (variantIds.length === 0 || state.requestToTryData) return;
  const { takenBack } = state;
  const askedAt = new Date(storeTime(kiosk)).toISOString();
  state.requestToTryData = { variantIds, key: takenBack?.key ?? newIdempotencyKey(), askedAt };
  if (takenBack) state.requestToTryData.earlier = [...(takenBack.earlier ?? []), contentOf(takenBack)];
  store(kiosk);
  await attempt(kiosk, state.requestToTryData, false);
}

/** Tries to send what waits. A request that is too old is dropped, a refused one is not sent again. */
export async function retrySending(kiosk: Kiosk): Promise<void> {
  const { requestToTryData } = kiosk.state;
  if (requestToTryData) await attempt(kiosk, requestToTryData, true);
  await joinRunning(kiosk, 'sendLeft', () => sendLeft(kiosk));
}

/** Sends the requests of customers who left one after the other: the store refuses a kiosk that sends many at once. */
async function sendLeft(kiosk: Kiosk): Promise<void> {
  const { state } = kiosk;
  for (const request of state.leftRequests) {
    // The kiosk may have been shut out meanwhile.
    if (!state.leftRequests.includes(request)) continue;
    const failure = await attempt(kiosk, request, true);
    if (failure?.status === 429) return;
  }
}

/** Sends a request, unless it is being sent. Resolves to why it failed. */
async function attempt(kiosk: Kiosk, request: UnsentRequest, isKept: boolean): Promise<Failure | undefined> {
  const { state, inFlight } = kiosk;
  if (inFlight.has(request)) return undefined;
  if (storeTime(kiosk) - Date.parse(request.askedAt) > UNSENT_MAX_MS) {
    forget(kiosk, request);
    return undefined;
  }
  inFlight.add(request);
  if (state.requestToTryData === request) {
    state.loading.requestToTry = true;
    delete state.error.requestToTry;
  }
  const answer = await post(kiosk, request);
  inFlight.delete(request);
  // The next customer sees nothing of a request whose customer has left.
  const isOwn = state.requestToTryData === request;
  if (answer.ok || !maySucceed(answer, isKept || !isOwn)) forget(kiosk, request);
  if (isOwn) await showAnswer(kiosk, answer);
  return answer.ok ? undefined : answer;
}

/** Shows the customer's request once it has been sent, otherwise why not; the cart is kept then. */
async function showAnswer(kiosk: Kiosk, answer: Answer): Promise<void> {
  const { state } = kiosk;
  state.loading.requestToTry = false;
  if (!answer.ok) {
    state.error.requestToTry = answer;
    return;
  }
  Object.assign(state, { cart: [], removed: undefined, takenBack: undefined });
  await openProgress(kiosk, answer.data.tryoutItemId);
}

/**
 * Whether the same request may still succeed: the store did not get it, or did not refuse it; a session is renewed.
 * After a 429 only a request that the kiosk keeps is sent again; the customer reads the refusal of a new one.
 */
const maySucceed = (failure: Failure, isKept: boolean): boolean =>
  failure.status === 429
    ? isKept
    : mayHaveHappened(failure, failure.kind === 'offline' || failure.kind === 'unauthorized');

const contentOf = ({ variantIds, key, askedAt }: UnsentRequest): RequestContent => ({ variantIds, key, askedAt });

function call(kiosk: Kiosk, { variantIds, askedAt, key }: RequestContent) {
  const { api, device } = kiosk;
  const lines = variantIds.map((inventoryItemId) => ({ inventoryItemId }));
  const place = { storeId: device.store?.id ?? '', locationId: locationIdOf(kiosk) };
  return api.kiosk.requestTryout({ ...place, lines, askedAt }, { key });
}

type Answer = Awaited<ReturnType<typeof call>>;

async function post(kiosk: Kiosk, request: UnsentRequest): Promise<Answer> {
  const answer = await call(kiosk, request);
  const isKeyUsed = !answer.ok && answer.problem?.errors?.some(({ field }) => field === 'Idempotency-Key') === true;
  if (!isKeyUsed) return answer;
  const failure = await withdrawEarlier(kiosk, request);
  if (failure) return failure;
  request.key = newIdempotencyKey();
  store(kiosk);
  return call(kiosk, request);
}

/**
 * Withdraws what had arrived before the customer took it back: its own key finds it. Resolves to the failure if it may
 * still be there; then the changed request must not be sent beside it.
 */
async function withdrawEarlier(kiosk: Kiosk, request: UnsentRequest): Promise<Failure | undefined> {
  for (const earlier of request.earlier ?? []) {
    const found = await call(kiosk, earlier);
    const answer = found.ok
      ? await kiosk.api.kiosk.withdrawTryout({ tryoutItemId: found.data.tryoutItemId, body: {} })
      : found;
    if (answer.ok || answer.kind === 'not-found' || answer.kind === 'conflict') continue;
    // The store refuses to make what it does not have.
    if (found.ok || answer.kind !== 'invalid') return answer;
  }
  delete request.earlier;
  return undefined;
}
