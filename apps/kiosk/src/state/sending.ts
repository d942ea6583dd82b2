import { UNSENT_MAX_MS, mayHaveHappened, newIdempotencyKey, type Failure } from '@instore/api';
import { createJoinRunning } from './joinRunning.ts';
import type { KioskBase } from './kioskBase.ts';
import type { RequestContent, UnsentRequest } from './kioskState.ts';
import { type PostRequest, createPostRequest } from './postRequest.ts';
import type { Progress } from './progress.ts';
import { type Unsent, createUnsent } from './unsent.ts';

/**
 * Whether the same request may still succeed: the store did not get it, or did not refuse it; a session is renewed.
 * After a 429 only a request that the kiosk keeps is sent again; the customer reads the refusal of a new one.
 */
const maySucceed = (failure: Failure, isKept: boolean): boolean =>
  failure.status === 429
    ? isKept
    : mayHaveHappened(failure, failure.kind === 'offline' || failure.kind === 'unauthorized');

const contentOf = ({ variantIds, spot, key, askedAt }: UnsentRequest): RequestContent => ({
  variantIds,
  spot,
  key,
  askedAt,
});

/** Creates one try to send a request, unless it is being sent. It resolves to why it failed. */
function createAttempt({
  state,
  storeTime,
  forget,
  post,
  openProgress,
}: KioskBase & Pick<Unsent, 'forget'> & Pick<Progress, 'openProgress'> & { post: PostRequest }) {
  /**
   * Requests that are being sent. Not `Writes` (ADR 26): a request has its key from the start, and the press of the
   * customer and the repetition on a timer may meet the same one.
   */
  const inFlight = new Set<UnsentRequest>();

  /** Shows the customer's request once it has been sent, otherwise why not; the cart is kept then. */
  async function showAnswer(answer: Awaited<ReturnType<PostRequest>>): Promise<void> {
    state.loading.requestToTry = false;
    if (!answer.ok) {
      state.error.requestToTry = answer;
      return;
    }
    Object.assign(state, { cart: [], spot: undefined, removed: undefined, takenBack: undefined });
    await openProgress(answer.data.tryoutItemId);
  }
  return async function attempt(request: UnsentRequest, isKept: boolean): Promise<Failure | undefined> {
    if (inFlight.has(request)) return undefined;
    if (storeTime() - Date.parse(request.askedAt) > UNSENT_MAX_MS) {
      forget(request);
      return undefined;
    }
    inFlight.add(request);
    if (state.requestToTryData === request) {
      state.loading.requestToTry = true;
      delete state.error.requestToTry;
    }
    const answer = await post(request);
    inFlight.delete(request);
    // The next customer sees nothing of a request whose customer has left.
    const isOwn = state.requestToTryData === request;
    if (answer.ok || !maySucceed(answer, isKept || !isOwn)) forget(request);
    if (isOwn) await showAnswer(answer);
    return answer.ok ? undefined : answer;
  };
}

/** Sends try-on requests; what cannot be sent waits. */
export function createSending(base: KioskBase & Pick<Progress, 'openProgress'>) {
  const { state, storeTime } = base;
  const { keepUnsent, forget, ...unsent } = createUnsent(base);
  const attempt = createAttempt({ ...base, forget, post: createPostRequest({ ...base, keepUnsent }) });

  /** Sends the requests of customers who left one after the other: the store refuses a kiosk that sends many at once. */
  const sendLeft = createJoinRunning(async () => {
    for (const request of state.leftRequests) {
      // The kiosk may have been shut out meanwhile.
      if (!state.leftRequests.includes(request)) continue;
      const failure = await attempt(request, true);
      if (failure?.status === 429) return;
    }
  });
  return {
    ...unsent,
    /** Sends the cart as a try-on request; the second press does nothing. */
    async send(): Promise<void> {
      const variantIds = state.cart.flatMap(({ variantId, quantity }) => Array<string>(quantity).fill(variantId));
      if (variantIds.length === 0 || state.requestToTryData) return;
      const { takenBack, spot } = state;
      const askedAt = new Date(storeTime()).toISOString();
      state.requestToTryData = { variantIds, spot, key: takenBack?.key ?? newIdempotencyKey(), askedAt };
      if (takenBack) state.requestToTryData.earlier = [...(takenBack.earlier ?? []), contentOf(takenBack)];
      keepUnsent();
      await attempt(state.requestToTryData, false);
    },
    /** Tries to send what waits. A request that is too old is dropped, a refused one is not sent again. */
    async retrySending(): Promise<void> {
      const { requestToTryData } = state;
      if (requestToTryData) await attempt(requestToTryData, true);
      await sendLeft();
    },
  };
}

export type Sending = ReturnType<typeof createSending>;
