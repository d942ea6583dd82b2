import type { Api, TryoutLine } from '@instore/api';
import { POLL_INTERVAL_MS } from '@instore/api';
import { proxy, snapshot } from 'valtio';
import type { Clock, Log } from '../../session/environment.ts';
import type { StoredKeys } from '../../session/storedKeys.ts';
import type { PlayOnce, Toasts } from '../dependencies.ts';
import type { RequestCartState } from '../requests/requestCart.ts';
import { showFailure } from '../mechanisms/showFailure.ts';
import { unchanged } from '../mechanisms/unchanged.ts';
import { lookUpUnit, unitOfTryout } from '../requests/unitLookup.ts';
import { DoublePress, Writes } from '../mechanisms/writes.ts';

/** The most requests in the queue; further ones come with a later poll. */
const QUEUE_MAX = 100;

/** A try-on request that waits for an answer. */
export interface KioskRequest {
  tryoutItemId: string;
  /** The kiosk's name, e.g. "Front door". */
  kiosk: string;
  lines: TryoutLine[];
  /** When it was sent, or first seen here; ISO 8601. */
  receivedAt: string;
}

/** Facts: the first request of the queue is the one in the popup. */
export interface KioskRequests {
  queue: KioskRequest[];
  isAccepting: boolean;
}

export interface KioskRequestsDependencies {
  api: Pick<Api, 'storefront' | 'consignee'>;
  keys: StoredKeys;
  clock: Clock;
  toasts: Toasts;
  playOnce: PlayOnce;
  log: Log;
  cart: Pick<RequestCartState, 'add' | 'here'>;
  place: { storeId: () => string; locationId: () => string };
  /** A request was accepted here: lists are out of date. */
  onAccepted: () => void;
}

interface Context {
  facts: KioskRequests;
  deps: KioskRequestsDependencies;
  writes: Writes;
  doublePress: DoublePress;
  /** Requests that were answered here; an older answer of the server does not bring them back. */
  answered: Set<string>;
  /** The poll that is on its way. */
  polling: Promise<void> | undefined;
  isPollWanted: boolean;
}

const byAge = (a: KioskRequest, b: KioskRequest) =>
  a.receivedAt.localeCompare(b.receivedAt) || a.tryoutItemId.localeCompare(b.tryoutItemId);
const intentOf = (tryoutItemId: string) => `accept ${tryoutItemId}`;

/** Ids of the requests that were rejected in this tab [K-04]. */
function rejectedIds({ deps }: Context): string[] {
  const stored = deps.keys.readSession('tryoutItemId') ?? '';
  return stored
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}

/** Removes the answered request; the next one comes up. */
function leaveQueue({ facts, doublePress }: Context, tryoutItemId: string): void {
  facts.queue = facts.queue.filter((one) => one.tryoutItemId !== tryoutItemId);
  doublePress.note();
}

/** The requests of an answer that wait for one, oldest first. */
function waitingOf(context: Context, answer: Record<string, TryoutLine[]>): KioskRequest[] {
  const { facts, deps, writes, answered } = context;
  const known = new Map(facts.queue.map((one) => [one.tryoutItemId, one]));
  const rejected = rejectedIds(context);
  const queue = Object.entries(answer).flatMap(([tryoutItemId, lines]): KioskRequest[] => {
    const [first] = lines;
    const isPending = lines.every(({ requestStatusFlag }) => !requestStatusFlag);
    if (!first || !isPending || rejected.includes(tryoutItemId) || answered.has(tryoutItemId)) return [];
    const here = known.get(tryoutItemId);
    // An acceptance that is sent again has to send the same lines.
    if (here && writes.isOpen(intentOf(tryoutItemId))) return [here];
    const receivedAt = here?.receivedAt ?? first.requestedAt ?? new Date(deps.clock.now()).toISOString();
    return [unchanged(here, { tryoutItemId, kiosk: first.name, lines, receivedAt })];
  });
  return queue.toSorted(byAge);
}

/** Shows the requests of an answer, the one on screen first. */
function receive(context: Context, answer: Record<string, TryoutLine[]>): void {
  const { facts, deps, writes, doublePress } = context;
  const known = new Set(facts.queue.map(({ tryoutItemId }) => tryoutItemId));
  const queue = waitingOf(context, answer);
  const [current] = facts.queue;
  const at = queue.findIndex((one) => one.tryoutItemId === current?.tryoutItemId);
  if (at > 0) queue.unshift(...queue.splice(at, 1));
  queue.splice(QUEUE_MAX);
  const fresh = queue.filter(({ tryoutItemId }) => !known.has(tryoutItemId));
  // A request that is being accepted stays until the server has answered.
  const isOpen = current && writes.isOpen(intentOf(current.tryoutItemId));
  const isGone = current !== undefined && isOpen && at < 0;
  facts.queue = isGone ? [current, ...queue] : queue;
  // The request on screen was accepted elsewhere or withdrawn [K-10]: a press that follows at once was meant for it.
  if (current && facts.queue[0]?.tryoutItemId !== current.tryoutItemId) doublePress.note();
  for (const { tryoutItemId } of fresh) deps.playOnce('tryout', `tryout:${tryoutItemId}`);
  // Accepted with an unknown outcome, and gone: the same write, sent again, tells whether it was accepted here.
  if (isGone && writes.isUnknown(intentOf(current.tryoutItemId))) void accept(context);
}

async function pollOnce(context: Context): Promise<void> {
  const { api, place, log } = context.deps;
  const [storeId, locationId] = [place.storeId(), place.locationId()];
  if (storeId === '' || locationId === '') return;
  const answer = await api.storefront.getAllTryoutItems({ storeId, locationId });
  if (locationId !== place.locationId()) return;
  if (answer.ok) receive(context, answer.data);
  else log.warn('Kiosk requests could not be read', answer);
}

/** Polls now. Called while a poll is on its way, it polls once more afterwards. */
function poll(context: Context): Promise<void> {
  if (context.polling) {
    context.isPollWanted = true;
    return context.polling;
  }
  context.polling = pollOnce(context).finally(() => {
    context.polling = undefined;
    if (!context.isPollWanted) return;
    context.isPollWanted = false;
    void poll(context);
  });
  return context.polling;
}

/** Looks up the accepted lines and adds those with a unit to the cart `at` [K-06…K-08]. */
async function addToCart({ deps }: Context, lines: readonly TryoutLine[], locationId: string, at: string | undefined) {
  const { api, cart, toasts } = deps;
  const found = await Promise.all(
    lines.map(async (line) => ({ line, result: await lookUpUnit(api, locationId, unitOfTryout(line)) })),
  );
  const failed = new Map<string | undefined, string[]>();
  let added = 0;
  for (const { line, result } of found) {
    if ('line' in result) {
      cart.add(result.line, at);
      added += 1;
    } else {
      const names = failed.get(result.warning) ?? [];
      failed.set(result.warning, [...names, `${line.productName ?? line.sku ?? 'A pair'}, size ${line.size}`]);
    }
  }
  if (added > 0) {
    toasts.positive('Request from Kiosk accepted', { description: 'Products are added to your request list' });
  }
  for (const [warning, names] of failed) showFailure(toasts, warning, { description: names.join('; ') });
}

/** Accepts the request in the popup [K-05…K-09]. */
async function accept(context: Context): Promise<void> {
  const { facts, deps, writes, answered } = context;
  const { api, cart, place, toasts } = deps;
  const current = facts.queue[0] && (snapshot(facts).queue[0] as KioskRequest);
  if (!current || facts.isAccepting) return;
  facts.isAccepting = true;
  // If the location changes meanwhile, the units still go into the cart of the location they were requested at.
  const [locationId, at] = [place.locationId(), cart.here()];
  const lines = current.lines.map((line) => ({ ...line, requestStatusFlag: true }));
  const answer = await writes.send(intentOf(current.tryoutItemId), (key) =>
    api.storefront.acceptTryout(lines, { key }),
  );
  facts.isAccepting = false;
  if (!answer) return;
  if (answer.ok) {
    answered.add(current.tryoutItemId);
    leaveQueue(context, current.tryoutItemId);
    deps.onAccepted();
    await addToCart(context, lines, locationId, at);
    return;
  }
  showFailure(toasts, answer.message);
  // Somebody else has accepted it, or it no longer exists.
  if (answer.kind !== 'conflict' && answer.kind !== 'not-found') return;
  answered.add(current.tryoutItemId);
  leaveQueue(context, current.tryoutItemId);
  void poll(context);
}

/** "Not me": remembered in this tab [K-04]; the next request comes up. */
function reject(context: Context): void {
  const { facts, deps, doublePress } = context;
  const [current] = facts.queue;
  if (!current || facts.isAccepting || doublePress.isOne()) return;
  deps.keys.writeSession('tryoutItemId', [...rejectedIds(context), current.tryoutItemId].join(','));
  leaveQueue(context, current.tryoutItemId);
}

/** Try-on requests of kiosks: polled, queued, accepted or rejected [K-01…K-09]. Facts and verbs. */
export function createKioskRequests(deps: KioskRequestsDependencies) {
  const context: Context = {
    facts: proxy<KioskRequests>({ queue: [], isAccepting: false }),
    deps,
    writes: new Writes(),
    doublePress: new DoublePress(deps.clock),
    answered: new Set(),
    polling: undefined,
    isPollWanted: false,
  };
  return {
    facts: context.facts,
    poll: (): Promise<void> => poll(context),
    /** Polls now and then every 30 s [K-01]. Returns a function that stops it. */
    start(): () => void {
      void poll(context);
      return deps.clock.every(POLL_INTERVAL_MS, () => void poll(context));
    },
    /** Empties the queue: the location has changed. */
    reset(): void {
      context.facts.queue = [];
      void poll(context);
    },
    /** "Not me": remembered in this tab [K-04]; the next request comes up. */
    reject: (): void => reject(context),
    /** Accepts the request in the popup; one associate wins, and the units are added to the cart [K-05…K-09]. */
    accept: async (): Promise<void> => {
      if (!context.doublePress.isOne()) await accept(context);
    },
  };
}

export type KioskRequestsState = ReturnType<typeof createKioskRequests>;
