import type { Output, Result } from '@instore/api';
import { proxy, ref } from 'valtio';
import type { Clock, Log } from '../session/clockAndLog.ts';
import type { OutboxEntry, OutboxStorage, OutboxOperation } from './outboxEntry.ts';

/** The answer of the server to any write of the outbox. */
export type OutboxAnswer = Result<Output<OutboxOperation>>;

/**
 * Whether the device can keep writes: `full` and `forbidden` are said at once, and nothing counts as done.
 * `unknown` until the outbox was read or written.
 */
export type Storage = 'unknown' | 'ready' | 'full' | 'forbidden';

/** State of the writes that wait on this device [W-13]. */
export interface Outbox {
  /** The user's entries in their order, conflicts included. */
  entries: readonly OutboxEntry[];
  /** Number of entries of other people. */
  others: number;
  /** The entry whose answer is awaited. */
  sending: number | undefined;
  storage: Storage;
  /** When the server answered last, milliseconds since 1970. */
  contactAt: number | undefined;
  /** When entries are sent again without an event, milliseconds since 1970. */
  nextTryAt: number | undefined;
}

/** The device and its browser, as the outbox uses them. */
export interface OutboxDevice {
  storage: OutboxStorage;
  newKey: () => string;
  clock: Pick<Clock, 'now'>;
  /** Runs once after `ms` milliseconds. Returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
  /** Shared by the tabs, so that one of them sends at a time; missing on plain http. */
  locks?: Pick<LockManager, 'request'> | undefined;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  log: Log;
}

/** The session and the store's server, as the outbox uses them. */
export interface OutboxSession {
  /** Sends a write with its Idempotency-Key. */
  send: (entry: OutboxEntry) => Promise<OutboxAnswer>;
  /** Id of the signed-in person; '' without a session, then nothing is sent. */
  personId: () => string;
}

/** The message of a tab to the others: the stored entries changed, and the answer to one of them. */
export interface OutboxMessage {
  answered?: { entry: OutboxEntry; answer: OutboxAnswer };
}

/** The outbox before it is read. */
export const createOutboxState = (): Outbox =>
  proxy<Outbox>({
    entries: ref([]),
    others: 0,
    sending: undefined,
    storage: 'unknown',
    contactAt: undefined,
    nextTryAt: undefined,
  });
