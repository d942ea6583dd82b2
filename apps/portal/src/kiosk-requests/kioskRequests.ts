import type { Api } from '@instore/api';
import type { Clock, Log } from '../session/clockAndLog.ts';
import type { StoredKeys } from '../session/storedKeys.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { PlayOnce, Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';
import type { RequestCartStore } from '../requests/index.ts';
import { acceptIntent, createAcceptRequest } from './acceptRequest.ts';
import { type KioskQueue, type KioskRequest, createKioskQueue } from './kioskQueue.ts';
import { createPoll, createSayOutcome } from './pollRequests.ts';

/** Time between two polls of the waiting try-on requests, milliseconds [K-01, X-01]. */
const TRYOUT_POLL_MS = 30_000;
/** How long 'Later' keeps a request out of the popup, milliseconds. */
const LATER_MS = 30_000;

/** Try-on requests of kiosks: polled, queued, accepted or rejected [K-01…K-09]. State and actions. */
export function createKioskRequests({
  keys,
  clock,
  ...parts
}: {
  api: Pick<Api, 'storefront' | 'consignee'>;
  keys: StoredKeys;
  clock: Clock;
  /** Runs once after `ms` milliseconds. */
  after: (ms: number, run: () => void) => unknown;
  toasts: Toasts;
  say: SayText;
  playOnce: PlayOnce;
  log: Log;
  cart: Pick<RequestCartStore, 'add' | 'openKey'>;
  storeId: () => string;
  locationId: () => string;
  /** The signed-in user's id. */
  userId: () => string | undefined;
  /** A request was accepted here: lists are out of date. */
  onAccepted: () => void;
  /** A request is closed for this person: it was accepted or rejected here, or its end was shown [N-05]. */
  onAnswered: (tryoutItemId: string) => void;
}) {
  const writes = new Writes();
  const queue = createKioskQueue({ keys, clock, isOpen: (id) => writes.isOpen(acceptIntent(id)) });
  const { state, justChanged } = queue;
  const sayOutcome = createSayOutcome({ queue, ...parts });
  const poll = createPoll({ ...parts, queue, writes, sayOutcome, accept: () => acceptCurrent() });
  const acceptCurrent = createAcceptRequest({ ...parts, queue, writes, poll });
  return {
    state,
    poll,
    ...createPutOff({ queue, poll, clock, ...parts }),
    ...createAcceptListed({ queue, sayOutcome, acceptCurrent, ...parts }),
    /** Empties the queue after a change of location. */
    reset(): void {
      state.queue = [];
      void poll();
    },
    /** Accepts the request in the popup, if no other associate has, and adds the units to the cart [K-05…K-09]. */
    accept: async (): Promise<void> => (justChanged.isTooSoon() ? undefined : acceptCurrent()),
    /** "Not me": stored for this tab [K-04]; the popup shows the next request. */
    reject(): void {
      const [current] = state.queue;
      if (!current || state.isPending || justChanged.isTooSoon()) return;
      queue.closed.reject(current.tryoutItemId);
      queue.remove(current.tryoutItemId);
      parts.onAnswered(current.tryoutItemId);
    },
  };
}

/** 'Later' [K-03], which a reload keeps, and the start of the polls. */
function createPutOff({
  queue,
  poll,
  clock,
  after,
}: {
  queue: KioskQueue;
  poll: () => Promise<void>;
  clock: Clock;
  after: (ms: number, run: () => void) => unknown;
}) {
  const { state, closed, justChanged } = queue;
  /** Shows a request in the popup again, if it still waits then. */
  const showAgain = (tryoutItemId: string, until: number): void => {
    const notePress = () => {
      if (state.queue[0]?.tryoutItemId === tryoutItemId) justChanged.note();
    };
    after(until - clock.now(), () => void poll().then(notePress));
  };
  return {
    /** Polls now, then repeatedly [K-01]. Returns a function that stops it. */
    start(): () => void {
      for (const [tryoutItemId, until] of Object.entries(closed.putOff())) showAgain(tryoutItemId, until);
      void poll();
      return clock.every(TRYOUT_POLL_MS, () => void poll());
    },
    /** Takes the request out of the popup for 30 s, without an answer; the popup shows the next one. */
    later(): void {
      const [current] = state.queue;
      if (!current || state.isPending || justChanged.isTooSoon()) return;
      const until = clock.now() + LATER_MS;
      closed.storePutOff(current.tryoutItemId, until);
      queue.remove(current.tryoutItemId);
      showAgain(current.tryoutItemId, until);
    },
  };
}

/** Accepts a request that is in the list of the page. */
function createAcceptListed({
  queue,
  api,
  toasts,
  storeId,
  locationId,
  onAccepted,
  sayOutcome,
  acceptCurrent,
}: {
  queue: KioskQueue;
  api: Pick<Api, 'storefront'>;
  toasts: Toasts;
  storeId: () => string;
  locationId: () => string;
  onAccepted: () => void;
  sayOutcome: (request: Pick<KioskRequest, 'tryoutItemId' | 'kiosk'>) => Promise<void>;
  acceptCurrent: () => Promise<void>;
}) {
  const { state } = queue;
  return {
    /** The request moves to the front of the queue, also if it was rejected in this tab, and is accepted. */
    async acceptListed(tryoutItemId: string): Promise<void> {
      const answer = await api.storefront.getAllTryoutItems({ storeId: storeId(), locationId: locationId() });
      const lines = answer.ok ? answer.data[tryoutItemId] : undefined;
      const request = lines && queue.requestOf(tryoutItemId, lines);
      if (!request) {
        if (answer.ok) await sayOutcome({ tryoutItemId, kiosk: '' });
        else showFailure(toasts, answer.message);
        onAccepted();
        return;
      }
      queue.closed.storePutOff(tryoutItemId, undefined);
      state.queue = [request, ...state.queue.filter((one) => one.tryoutItemId !== tryoutItemId)];
      await acceptCurrent();
    },
  };
}

export type KioskRequestsStore = ReturnType<typeof createKioskRequests>;
