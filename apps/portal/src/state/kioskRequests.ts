import type { Api, TryoutLine } from '@instore/api';
import { POLL_INTERVAL_MS, mayHaveHappened, newIdempotencyKey } from '@instore/api';
import { proxy, snapshot } from 'valtio';
import type { StoredKeys } from '../session/storedKeys.ts';
import type { Clock, Log } from '../session/environment.ts';
import { DOUBLE_PRESS_MS, type PlayOnce, type Toasts } from './dependencies.ts';
import { lookUp, pairOfTryout } from './unitLookup.ts';
import type { RequestCartState } from './requestCart.ts';
import { unchanged } from './unchanged.ts';
import { showFailure } from './showFailure.ts';

/** The most requests that wait here at a time; what is beyond comes with a later poll. */
const QUEUE_MAX = 100;

/** A request that waits for an answer. */
export interface KioskRequest {
  tryoutItemId: string;
  /** The kiosk's name, e.g. "Front door". */
  kiosk: string;
  lines: TryoutLine[];
  /** When it was asked, or first seen; ISO 8601. */
  receivedAt: string;
}

/** Facts: the first of the queue is the one that the popup shows. */
export interface KioskRequests {
  queue: KioskRequest[];
  isAccepting: boolean;
}

export interface KioskRequestsWorld {
  api: Pick<Api, 'storefront' | 'consignee'>;
  keys: StoredKeys;
  clock: Clock;
  toasts: Toasts;
  playOnce: PlayOnce;
  log: Log;
  cart: Pick<RequestCartState, 'add' | 'here'>;
  place: { storeId: () => string; locationId: () => string };
  /** A request became mine: lists are worth reading again. */
  onAccepted: () => void;
}

const bySeniority = (a: KioskRequest, b: KioskRequest) =>
  a.receivedAt.localeCompare(b.receivedAt) || a.tryoutItemId.localeCompare(b.tryoutItemId);

/** Requests from kiosks: polled, queued, accepted or rejected [K-01…K-09]. Facts and verbs. */
export function createKioskRequests(world: KioskRequestsWorld) {
  const facts = proxy<KioskRequests>({ queue: [], isAccepting: false });
  /** One key a request: pressing Accept again after a lost answer is the same acceptance. */
  const keys = new Map<string, string>();
  /** Answered here; a poll that was on its way meanwhile may not bring them back. */
  const answered = new Set<string>();
  /** Accepted, but no answer came: it may have happened. */
  const unsure = new Set<string>();
  /** When the popup before this one was answered: the second half of a double press is not meant for this one. */
  let answeredAt = -Infinity;
  let polling: Promise<void> | undefined;
  let isAskedAgain = false;

  const rejected = () =>
    (world.keys.readSession('tryoutItemId') ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== '');

  const leaveQueue = (tryoutItemId: string) => {
    facts.queue = facts.queue.filter((one) => one.tryoutItemId !== tryoutItemId);
    answeredAt = world.clock.now();
  };
  // Clocks are also set back.
  const isDoublePress = () => Math.abs(world.clock.now() - answeredAt) < DOUBLE_PRESS_MS;

  const receive = (requests: Record<string, TryoutLine[]>) => {
    const known = new Map(facts.queue.map((one) => [one.tryoutItemId, one]));
    const refused = rejected();
    const queue = Object.entries(requests).flatMap(([tryoutItemId, lines]): KioskRequest[] => {
      const [first] = lines;
      const isPending = lines.every(({ requestStatusFlag }) => !requestStatusFlag);
      if (!first || !isPending || refused.includes(tryoutItemId) || answered.has(tryoutItemId)) return [];
      const here = known.get(tryoutItemId);
      // An acceptance that is sent again is the very same.
      if (here && keys.has(tryoutItemId)) return [here];
      const receivedAt = here?.receivedAt ?? first.requestedAt ?? new Date(world.clock.now()).toISOString();
      return [unchanged(here, { tryoutItemId, kiosk: first.name, lines, receivedAt })];
    });
    // What is being accepted stays in sight until its answer is here.
    const [current] = facts.queue;
    const isOnItsWay = current && (facts.isAccepting || unsure.has(current.tryoutItemId));
    const isLeft = isOnItsWay && !queue.some((one) => one.tryoutItemId === current.tryoutItemId);
    const waiting = queue.toSorted(bySeniority);
    // The one on screen does not move away under a finger.
    const shown = waiting.findIndex((one) => one.tryoutItemId === current?.tryoutItemId);
    if (shown > 0) waiting.unshift(...waiting.splice(shown, 1));
    waiting.splice(QUEUE_MAX);
    facts.queue = isLeft ? [current, ...waiting] : waiting;
    for (const { tryoutItemId } of waiting) {
      if (!known.has(tryoutItemId)) world.playOnce('tryout', `tryout:${tryoutItemId}`);
    }
    // The store has it no more: the same acceptance, sent again, says whether it is ours.
    if (isLeft && unsure.has(current.tryoutItemId)) void accept();
  };

  const pollOnce = async () => {
    const [storeId, locationId] = [world.place.storeId(), world.place.locationId()];
    if (storeId === '' || locationId === '') return;
    const answer = await world.api.storefront.getAllTryoutItems({ storeId, locationId });
    if (locationId !== world.place.locationId()) return;
    if (answer.ok) receive(answer.data);
    else world.log.warn('Kiosk requests could not be read', answer);
  };

  /** Asks now. Asked while an answer is on its way, it asks once more after it. */
  const poll = (): Promise<void> => {
    if (polling) {
      isAskedAgain = true;
      return polling;
    }
    polling = pollOnce().finally(() => {
      polling = undefined;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      void poll();
    });
    return polling;
  };

  const takeIntoCart = async (lines: readonly TryoutLine[], locationId: string, at: string | undefined) => {
    const found = await Promise.all(
      lines.map(async (line) => ({ line, result: await lookUp(world.api, locationId, pairOfTryout(line)) })),
    );
    const warnings = new Map<string | undefined, string[]>();
    let added = 0;
    for (const { line, result } of found) {
      if ('line' in result) {
        world.cart.add(result.line, at);
        added += 1;
      } else {
        const named = warnings.get(result.warning) ?? [];
        warnings.set(result.warning, [...named, `${line.productName ?? line.sku ?? 'A pair'}, size ${line.size}`]);
      }
    }
    if (added > 0) {
      world.toasts.positive('Request from Kiosk accepted', { description: 'Products are added to your request list' });
    }
    for (const [warning, pairs] of warnings) showFailure(world.toasts, warning, { description: pairs.join('; ') });
  };

  async function accept(): Promise<void> {
    const current = facts.queue[0] && (snapshot(facts).queue[0] as KioskRequest);
    if (!current || facts.isAccepting) return;
    facts.isAccepting = true;
    // Who moves on meanwhile finds the pairs in the cart of the location where they were asked for.
    const [locationId, at] = [world.place.locationId(), world.cart.here()];
    const key = keys.get(current.tryoutItemId) ?? newIdempotencyKey();
    keys.set(current.tryoutItemId, key);
    const lines = current.lines.map((line) => ({ ...line, requestStatusFlag: true }));
    const answer = await world.api.storefront.acceptTryout(lines, { key });
    facts.isAccepting = false;
    const wasUnsure = unsure.delete(current.tryoutItemId);
    if (answer.ok) {
      answered.add(current.tryoutItemId);
      leaveQueue(current.tryoutItemId);
      world.onAccepted();
      await takeIntoCart(lines, locationId, at);
      return;
    }
    if (mayHaveHappened(answer, wasUnsure)) unsure.add(current.tryoutItemId);
    showFailure(world.toasts, answer.message);
    // Refused for good (somebody else has it, it is gone): the next one comes up, and the poll knows what is left.
    const isOver = answer.kind === 'conflict' || answer.kind === 'not-found';
    if (isOver) {
      answered.add(current.tryoutItemId);
      leaveQueue(current.tryoutItemId);
      void poll();
    }
  }

  return {
    facts,
    poll,
    /** Asks at once and then every 30 s [K-01]. Returns the way to stop. */
    start(): () => void {
      void poll();
      return world.clock.every(POLL_INTERVAL_MS, () => void poll());
    },
    /** Another location: what was asked at the last one is none of ours. */
    reset(): void {
      facts.queue = [];
      void poll();
    },
    /** "Not me": remembered in this tab [K-04]; the next of the queue comes up. */
    reject(): void {
      const [current] = facts.queue;
      if (!current || facts.isAccepting || isDoublePress()) return;
      world.keys.writeSession('tryoutItemId', [...rejected(), current.tryoutItemId].join(','));
      leaveQueue(current.tryoutItemId);
    },
    /** "I take it": one associate wins; the pairs join the cart [K-05…K-09]. */
    accept: async (): Promise<void> => {
      if (!isDoublePress()) await accept();
    },
  };
}

export type KioskRequestsState = ReturnType<typeof createKioskRequests>;
