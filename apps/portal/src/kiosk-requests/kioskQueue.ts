import type { TryoutLine } from '@instore/api';
import { proxy } from 'valtio';
import type { Clock } from '../session/clockAndLog.ts';
import type { StoredKeys } from '../session/storedKeys.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import { JustChanged } from '../shared/writes/justChanged.ts';
import { createClosedRequests } from './closedRequests.ts';

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
  /** The request in the popup is being accepted. */
  isPending: boolean;
}

/** The most requests in the queue; further ones come with a later poll. */
const QUEUE_MAX = 100;

const byAge = (a: KioskRequest, b: KioskRequest) =>
  a.receivedAt.localeCompare(b.receivedAt) || a.tryoutItemId.localeCompare(b.tryoutItemId);

/** The request of lines, which keeps the time at which it was first seen; undefined without lines. */
function requestOf(tryoutItemId: string, lines: TryoutLine[], now: string, shown?: KioskRequest) {
  const [first] = lines;
  if (!first) return undefined;
  const { name: kiosk, customerNumber, note, spot } = first;
  const receivedAt = shown?.receivedAt ?? first.requestedAt ?? now;
  return { tryoutItemId, kiosk, lines, customerNumber, note, spot, receivedAt };
}

/** The requests that wait, the one in the popup first. `isOpen` tells of which the acceptance has no outcome yet. */
export function createKioskQueue({
  keys,
  clock,
  isOpen,
}: {
  keys: StoredKeys;
  clock: Clock;
  isOpen: (tryoutItemId: string) => boolean;
}) {
  const state = proxy<KioskRequests>({ queue: [], isPending: false });
  const closed = createClosedRequests({ keys, clock });
  const justChanged = new JustChanged(clock);
  const now = () => new Date(clock.now()).toISOString();

  /** The open requests of an answer that may open a popup, oldest first. */
  const waitingIn = (answer: Record<string, TryoutLine[]>): KioskRequest[] => {
    const known = new Map(state.queue.map((one) => [one.tryoutItemId, one]));
    const ids = closed.ids();
    const requests = Object.entries(answer).flatMap(([tryoutItemId, lines]): KioskRequest[] => {
      const isPending = lines.every(({ requestStatusFlag }) => !requestStatusFlag);
      if (!isPending || ids.has(tryoutItemId)) return [];
      const shown = known.get(tryoutItemId);
      // An acceptance that is sent again has to send the same lines.
      if (shown && isOpen(tryoutItemId)) return [shown];
      const request = requestOf(tryoutItemId, lines, now(), shown);
      return request ? [unchanged(shown, request)] : [];
    });
    return requests.toSorted(byAge);
  };

  return {
    state,
    closed,
    justChanged,
    /** The request of lines that were asked for in the list; undefined without lines. */
    requestOf: (tryoutItemId: string, lines: TryoutLine[]) => requestOf(tryoutItemId, lines, now()),
    /** Shows the requests of an answer, the one on screen first. `isKept`: that one is gone, but is being accepted. */
    show(answer: Record<string, TryoutLine[]>): { added: KioskRequest[]; isKept: boolean } {
      const known = new Set(state.queue.map(({ tryoutItemId }) => tryoutItemId));
      const [current] = state.queue;
      const queue = waitingIn(answer);
      const at = queue.findIndex((one) => one.tryoutItemId === current?.tryoutItemId);
      if (at > 0) queue.unshift(...queue.splice(at, 1));
      queue.splice(QUEUE_MAX);
      // A request that is being accepted stays until the server has answered.
      const isKept = current !== undefined && at < 0 && isOpen(current.tryoutItemId);
      state.queue = isKept ? [current, ...queue] : queue;
      return { added: queue.filter(({ tryoutItemId }) => !known.has(tryoutItemId)), isKept };
    },
    /** Removes a request; the popup shows the next one. */
    remove(tryoutItemId: string): void {
      state.queue = state.queue.filter((one) => one.tryoutItemId !== tryoutItemId);
      justChanged.note();
    },
  };
}

export type KioskQueue = ReturnType<typeof createKioskQueue>;
