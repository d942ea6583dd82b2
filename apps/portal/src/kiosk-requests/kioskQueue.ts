import type { Api, TryoutLine } from '@instore/api';
import { proxy } from 'valtio';
import type { Clock, Log } from '../session/clockAndLog.ts';
import type { StoredKeys } from '../session/storedKeys.ts';
import type { PlayOnce, Toasts } from '../shared/toasts/dependencies.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import { JustChanged } from '../shared/writes/justChanged.ts';
import { Writes } from '../shared/writes/writes.ts';
import type { RequestCartStore } from '../requests/index.ts';
import type { SayText } from '../shared/texts/portalText.ts';

/** A try-on request that waits for an answer. */
export interface KioskRequest {
  tryoutItemId: string;
  /** The kiosk's name, e.g. "Front door". */
  kiosk: string;
  lines: TryoutLine[];
  /** The number that the customer was told. */
  customerNumber?: number | null | undefined;
  /** What the customer wrote, and where the pairs are brought to. */
  note?: string | null | undefined;
  spot?: string | null | undefined;
  /** When it was sent, or first seen here; ISO 8601. */
  receivedAt: string;
}

/** State: the first request of the queue is the one in the popup. */
export interface KioskRequests {
  queue: KioskRequest[];
  isAccepting: boolean;
}

export interface KioskRequestsDependencies {
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
}

/** What the actions of the kiosk requests work on. */
export interface KioskContext {
  readonly state: KioskRequests;
  readonly deps: KioskRequestsDependencies;
  readonly writes: Writes;
  readonly justChanged: JustChanged;
  /** Requests that were answered here; an older answer of the server does not bring them back. */
  readonly answered: Set<string>;
  /** The poll in flight. */
  polling: Promise<void> | undefined;
  /** Another poll was requested while one is in flight. */
  isPollWanted: boolean;
}

export function createKioskContext(deps: KioskRequestsDependencies): KioskContext {
  return {
    state: proxy<KioskRequests>({ queue: [], isAccepting: false }),
    deps,
    writes: new Writes(),
    justChanged: new JustChanged(deps.clock),
    answered: new Set(),
    polling: undefined,
    isPollWanted: false,
  };
}

/** The intent of accepting a request, for {@link Writes}. */
export const acceptIntent = (tryoutItemId: string): string => `accept ${tryoutItemId}`;

/** Ids of the requests that were rejected in this tab [K-04]. */
function rejectedIds({ deps }: KioskContext): string[] {
  const stored = deps.keys.readSession('tryoutItemId') ?? '';
  return stored
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}

/** Stores a request as rejected in this tab [K-04]. */
export function storeRejected(context: KioskContext, tryoutItemId: string): void {
  context.deps.keys.writeSession('tryoutItemId', [...rejectedIds(context), tryoutItemId].join(','));
}

/** Requests for which 'Later' was pressed in this tab, and until when they open no popup, ms. */
export function putOff({ deps }: KioskContext): Record<string, number> {
  const stored = JSON.parse(deps.keys.readSession('tryoutLater') ?? '{}') as Record<string, number>;
  return Object.fromEntries(Object.entries(stored).filter(([, until]) => until > deps.clock.now()));
}

/** Stores until when a request opens no popup in this tab, also after a reload; undefined: it may again. */
export function storePutOff(context: KioskContext, tryoutItemId: string, until: number | undefined): void {
  const { [tryoutItemId]: _, ...others } = putOff(context);
  const stored = until === undefined ? others : { ...others, [tryoutItemId]: until };
  context.deps.keys.writeSession('tryoutLater', JSON.stringify(stored));
}

/** Removes a request from the queue; the popup shows the next one. */
export function removeFromQueue({ state, justChanged }: KioskContext, tryoutItemId: string): void {
  state.queue = state.queue.filter((one) => one.tryoutItemId !== tryoutItemId);
  justChanged.note();
}

const byAge = (a: KioskRequest, b: KioskRequest) =>
  a.receivedAt.localeCompare(b.receivedAt) || a.tryoutItemId.localeCompare(b.tryoutItemId);

/** The request of lines, which keeps the time at which it was first seen; undefined without lines. */
export function requestOf(
  { deps }: KioskContext,
  tryoutItemId: string,
  lines: TryoutLine[],
  shown?: KioskRequest,
): KioskRequest | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const receivedAt = shown?.receivedAt ?? first.requestedAt ?? new Date(deps.clock.now()).toISOString();
  return {
    tryoutItemId,
    kiosk: first.name,
    lines,
    customerNumber: first.customerNumber,
    note: first.note,
    spot: first.spot,
    receivedAt,
  };
}

/** The open requests of an answer that may open a popup, oldest first. */
export function waitingRequests(context: KioskContext, answer: Record<string, TryoutLine[]>): KioskRequest[] {
  const { state, writes, answered } = context;
  const known = new Map(state.queue.map((one) => [one.tryoutItemId, one]));
  const closed = new Set([...rejectedIds(context), ...Object.keys(putOff(context)), ...answered]);
  const requests = Object.entries(answer).flatMap(([tryoutItemId, lines]): KioskRequest[] => {
    const isPending = lines.every(({ requestStatusFlag }) => !requestStatusFlag);
    if (!isPending || closed.has(tryoutItemId)) return [];
    const shown = known.get(tryoutItemId);
    // An acceptance that is sent again has to send the same lines.
    if (shown && writes.isOpen(acceptIntent(tryoutItemId))) return [shown];
    const request = requestOf(context, tryoutItemId, lines, shown);
    return request ? [unchanged(shown, request)] : [];
  });
  return requests.toSorted(byAge);
}
