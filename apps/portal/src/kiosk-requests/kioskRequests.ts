import type { TryoutLine, TryoutStatus } from '@instore/api';
import { snapshot } from 'valtio';
import { bindActions } from '../shared/bindActions.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { lookUpUnit, unitOfTryout } from '../requests/index.ts';
import {
  type KioskContext,
  type KioskRequest,
  type KioskRequestsDependencies,
  acceptIntent,
  createKioskContext,
  putOff,
  removeFromQueue,
  requestOf,
  storePutOff,
  storeRejected,
  waitingRequests,
} from './kioskQueue.ts';

/** Time between two polls of the waiting try-on requests, milliseconds [K-01, X-01]. */
const TRYOUT_POLL_MS = 30_000;
/** How long 'Later' keeps a request out of the popup, milliseconds. */
const LATER_MS = 30_000;
/** The most requests in the queue; further ones come with a later poll. */
const QUEUE_MAX = 100;

/** Shows the requests of an answer, the one on screen first. */
function receive(context: KioskContext, answer: Record<string, TryoutLine[]>): void {
  const { state, deps, writes, justChanged } = context;
  const known = new Set(state.queue.map(({ tryoutItemId }) => tryoutItemId));
  const queue = waitingRequests(context, answer);
  const [current] = state.queue;
  const at = queue.findIndex((one) => one.tryoutItemId === current?.tryoutItemId);
  if (at > 0) queue.unshift(...queue.splice(at, 1));
  queue.splice(QUEUE_MAX);
  const added = queue.filter(({ tryoutItemId }) => !known.has(tryoutItemId));
  // A request that is being accepted stays until the server has answered.
  const isOpen = current && writes.isOpen(acceptIntent(current.tryoutItemId));
  const isGone = current !== undefined && isOpen && at < 0;
  state.queue = isGone ? [current, ...queue] : queue;
  // The request on screen was accepted elsewhere or withdrawn [K-10]: a press that follows at once was meant for it.
  if (current && state.queue[0]?.tryoutItemId !== current.tryoutItemId) {
    justChanged.note();
    void sayOutcome(context, snapshot(current) as KioskRequest);
  }
  for (const { tryoutItemId } of added) deps.playOnce('tryout', `tryout:${tryoutItemId}`);
  // Accepted with an unknown outcome, and gone: the same write, sent again, shows whether it was accepted here.
  if (isGone && writes.isUnknown(acceptIntent(current.tryoutItemId))) void acceptCurrent(context);
}

/** Shows the outcome of a request that was answered elsewhere, was withdrawn or has expired [K-10, K-11]. */
async function sayOutcome({ deps, answered }: KioskContext, { tryoutItemId, kiosk }: KioskRequest): Promise<void> {
  if (answered.has(tryoutItemId)) return;
  const answer = await deps.api.storefront.getTryout({ tryoutItemId });
  if (!answer.ok) return;
  const { state, acceptedBy } = answer.data;
  if (state !== 'waiting') deps.onAnswered(tryoutItemId);
  // The user knows what they accepted in another tab or on another device.
  const colleague = acceptedBy && acceptedBy.id !== deps.userId() ? acceptedBy.name : undefined;
  const titles: Record<TryoutStatus, string | undefined> = {
    waiting: undefined,
    accepted: colleague && deps.say('{name} accepted this request.', { name: colleague }),
    withdrawn: deps.say('The customer has withdrawn this request.'),
    expired: deps.say('Expired'),
  };
  const title = titles[state];
  const description = deps.say('Request from Kiosk {name}', { name: kiosk });
  if (title !== undefined) deps.toasts.info(title, { description });
}

async function pollOnce(context: KioskContext): Promise<void> {
  const { api, log, ...deps } = context.deps;
  const [storeId, locationId] = [deps.storeId(), deps.locationId()];
  if (storeId === '' || locationId === '') return;
  const answer = await api.storefront.getAllTryoutItems({ storeId, locationId });
  if (locationId !== deps.locationId()) return;
  if (answer.ok) receive(context, answer.data);
  else log.warn('Kiosk requests could not be read', answer);
}

/** Polls now. Called while a poll is in flight, it polls once more afterwards. */
function poll(context: KioskContext): Promise<void> {
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

/** Polls now, then repeatedly [K-01]. Returns a function that stops it. */
function start(context: KioskContext): () => void {
  for (const [tryoutItemId, until] of Object.entries(putOff(context))) showAgain(context, tryoutItemId, until);
  void poll(context);
  return context.deps.clock.every(TRYOUT_POLL_MS, () => void poll(context));
}

/** Empties the queue after a change of location. */
function reset(context: KioskContext): void {
  context.state.queue = [];
  void poll(context);
}

/** Looks up the units of accepted lines and adds those that are available to a cart [K-06…K-08]. */
async function addToCart(
  { deps }: KioskContext,
  lines: readonly TryoutLine[],
  { locationId, cartKey }: { locationId: string; cartKey: string | undefined },
): Promise<void> {
  const { api, cart, toasts } = deps;
  const found = await Promise.all(
    lines.map(async (line) => ({ line, result: await lookUpUnit(api, locationId, unitOfTryout(line)) })),
  );
  const failed = new Map<string | undefined, string[]>();
  let added = 0;
  for (const { line, result } of found) {
    if ('line' in result) {
      cart.add(result.line, cartKey);
      added += 1;
    } else {
      const names = failed.get(result.warning) ?? [];
      const name = line.productName ?? line.sku ?? deps.say('A pair');
      failed.set(result.warning, [...names, deps.say('{name}, size {size}', { name, size: line.size })]);
    }
  }
  if (added > 0) {
    toasts.positive(deps.say('Request from Kiosk accepted'), {
      description: deps.say('Products are added to your request list'),
    });
  }
  for (const [warning, names] of failed) showFailure(toasts, warning, { description: names.join('; ') });
}

async function acceptCurrent(context: KioskContext): Promise<void> {
  const { state, deps, writes, answered } = context;
  const { api, cart, toasts } = deps;
  const current = state.queue[0] && (snapshot(state).queue[0] as KioskRequest);
  if (!current || state.isAccepting) return;
  state.isAccepting = true;
  // If the location changes meanwhile, the units still go into the cart of the location of the request.
  const target = { locationId: deps.locationId(), cartKey: cart.openKey() };
  const lines = current.lines.map((line) => ({ ...line, requestStatusFlag: true }));
  const answer = await writes.send(acceptIntent(current.tryoutItemId), (key) =>
    api.storefront.acceptTryout(lines, { key }),
  );
  state.isAccepting = false;
  if (!answer) return;
  if (answer.ok) {
    answered.add(current.tryoutItemId);
    removeFromQueue(context, current.tryoutItemId);
    deps.onAccepted();
    deps.onAnswered(current.tryoutItemId);
    await addToCart(context, lines, target);
    return;
  }
  showFailure(toasts, answer.message);
  // Another associate has accepted it, or it no longer exists.
  if (answer.kind !== 'conflict' && answer.kind !== 'not-found') return;
  answered.add(current.tryoutItemId);
  removeFromQueue(context, current.tryoutItemId);
  void poll(context);
}

/** Accepts the request in the popup, if no other associate has, and adds the units to the cart [K-05…K-09]. */
async function accept(context: KioskContext): Promise<void> {
  if (!context.justChanged.isTooSoon()) await acceptCurrent(context);
}

/** Shows a request in the popup again, if it still waits then. */
function showAgain(context: KioskContext, tryoutItemId: string, until: number): void {
  const { state, deps, justChanged } = context;
  const notePress = () => {
    if (state.queue[0]?.tryoutItemId === tryoutItemId) justChanged.note();
  };
  deps.after(until - deps.clock.now(), () => void poll(context).then(notePress));
}

/** Takes the request out of the popup for 30 s, without an answer; the popup shows the next one. */
function later(context: KioskContext): void {
  const { state, deps, justChanged } = context;
  const [current] = state.queue;
  if (!current || state.isAccepting || justChanged.isTooSoon()) return;
  const until = deps.clock.now() + LATER_MS;
  storePutOff(context, current.tryoutItemId, until);
  removeFromQueue(context, current.tryoutItemId);
  showAgain(context, current.tryoutItemId, until);
}

/** Accepts a request that is in the list: it moves to the front of the queue, also if it was rejected in this tab. */
async function acceptListed(context: KioskContext, tryoutItemId: string): Promise<void> {
  const { state, deps } = context;
  const { storeId, locationId } = { storeId: deps.storeId(), locationId: deps.locationId() };
  const answer = await deps.api.storefront.getAllTryoutItems({ storeId, locationId });
  const lines = answer.ok ? answer.data[tryoutItemId] : undefined;
  const request = lines && requestOf(context, tryoutItemId, lines);
  if (!request) {
    if (answer.ok) await sayOutcome(context, { tryoutItemId, kiosk: '', lines: [], receivedAt: '' });
    else showFailure(deps.toasts, answer.message);
    deps.onAccepted();
    return;
  }
  storePutOff(context, tryoutItemId, undefined);
  state.queue = [request, ...state.queue.filter((one) => one.tryoutItemId !== tryoutItemId)];
  await acceptCurrent(context);
}

/** "Not me": stored for this tab [K-04]; the popup shows the next request. */
function reject(context: KioskContext): void {
  const { state, deps, justChanged } = context;
  const [current] = state.queue;
  if (!current || state.isAccepting || justChanged.isTooSoon()) return;
  storeRejected(context, current.tryoutItemId);
  removeFromQueue(context, current.tryoutItemId);
  deps.onAnswered(current.tryoutItemId);
}

/** Try-on requests of kiosks: polled, queued, accepted or rejected [K-01…K-09]. State and actions. */
export function createKioskRequests(deps: KioskRequestsDependencies) {
  const context = createKioskContext(deps);
  return { state: context.state, ...bindActions(context, { poll, start, reset, reject, accept, later, acceptListed }) };
}

export type KioskRequestsStore = ReturnType<typeof createKioskRequests>;
