import type { Failure, Output, Result } from '@instore/api';
import { proxy, ref } from 'valtio';
import type { Clock, Log } from '../session/clockAndLog.ts';
import { isQueueEntry } from './isQueueEntry.ts';
import type { QueueEntry, QueuedOperation, QueueStore } from './queueEntry.ts';

/** The answer of the server to any write of the queue. */
export type QueuedAnswer = Result<Output<QueuedOperation>>;

/**
 * Whether the device can keep writes: `full` and `forbidden` are said at once, and nothing counts as done.
 * `unknown` until the queue was read or written.
 */
export type Storage = 'unknown' | 'ready' | 'full' | 'forbidden';

/** State about the writes that wait on this device [W-13]. */
export interface WriteQueue {
  /** The user's entries in their order, conflicts included. */
  entries: readonly QueueEntry[];
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

export interface WriteQueueDependencies {
  store: QueueStore;
  /** Sends a write with its Idempotency-Key. */
  send: (entry: QueueEntry) => Promise<QueuedAnswer>;
  /** Id of the signed-in person; '' without a session, then nothing is sent. */
  personId: () => string;
  newKey: () => string;
  clock: Pick<Clock, 'now'>;
  /** Runs once after `ms` milliseconds. Returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
  /** Shared by the tabs, so that one of them sends at a time; missing on plain http. */
  locks?: Pick<LockManager, 'request'> | undefined;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  log: Log;
}

/** The message of a tab to the others: the stored entries changed, and the answer to one of them. */
export interface QueueMessage {
  answered?: { entry: QueueEntry; answer: QueuedAnswer };
}

/** Gets the answers to entries that the page shows as waiting. */
export type AnswerListener = (entry: QueueEntry, answer: QueuedAnswer) => void;

/** Shows the refusal of an entry that the page shows as waiting. */
export type ShowRefusal = (entry: QueueEntry, failure: Failure) => void;

/** What the actions of the queue work on. */
export interface QueueContext {
  readonly state: WriteQueue;
  readonly deps: WriteQueueDependencies;
  /** Entries whose outcome is awaited here, with the functions that take it; undefined means that it waits. */
  readonly awaited: Map<number, (answer: QueuedAnswer | undefined) => void>;
  /** The entry whose answer has arrived and is passed on as soon as the device has stored its outcome. */
  answered: number | undefined;
  /** Intents that are being stored. */
  readonly storing: Set<string>;
  readonly listeners: Set<AnswerListener>;
  /** Of the open pages that show refusals; the last one shows them. */
  readonly shows: Set<ShowRefusal>;
  /** The last entry that was added here, whose answer the user expects; undefined once an attempt got no answer. */
  expected: number | undefined;
  /** Entries are being sent here. */
  isSending: boolean;
  /** Something was added or may be sent again since. */
  isWanted: boolean;
  /** Number of changes of `state.entries` here: a list that was read before one of them is out of date. */
  changes: number;
  /** Attempts without an answer in a row. */
  failures: number;
  cancelRetry: () => void;
}

export function createQueueContext(deps: WriteQueueDependencies): QueueContext {
  return {
    state: proxy<WriteQueue>({
      entries: ref([]),
      others: 0,
      sending: undefined,
      storage: 'unknown',
      contactAt: undefined,
      nextTryAt: undefined,
    }),
    deps,
    awaited: new Map(),
    answered: undefined,
    storing: new Set(),
    listeners: new Set(),
    shows: new Set(),
    expected: undefined,
    isSending: false,
    isWanted: false,
    changes: 0,
    failures: 0,
    cancelRetry: () => undefined,
  };
}

/** Shows entries. They are replaced, never changed, and not observed one by one. */
export function showEntries({ state }: QueueContext, entries: readonly QueueEntry[]): void {
  state.entries = ref(entries.toSorted((a, b) => a.id - b.id));
}

/** Shows an entry as it is now; undefined removes it. */
export function showEntry(context: QueueContext, id: number, entry: QueueEntry | undefined): void {
  context.changes += 1;
  const others = context.state.entries.filter((one) => one.id !== id);
  showEntries(context, entry ? [...others, entry] : others);
}

/** Reads the stored entries. `state.storage` shows a failure. */
export async function readQueue(context: QueueContext): Promise<void> {
  const { state, deps } = context;
  const personId = deps.personId();
  const { changes } = context;
  try {
    const [entries, others] = await Promise.all([deps.store.list(personId), deps.store.countOthers(personId)]);
    if (personId !== deps.personId()) return;
    if (changes !== context.changes) {
      await readQueue(context);
      return;
    }
    const known = entries.filter(isQueueEntry);
    if (known.length < entries.length) {
      deps.log.warn(`${entries.length - known.length} stored actions of another release stay on this device`);
    }
    showEntries(context, known);
    state.others = others;
    if (state.storage === 'unknown') state.storage = 'ready';
  } catch (error) {
    noteStorageError(context, error);
  }
}

/** Passes the answer to an entry that waited to the listeners, and shows a refusal on the page that is open. */
export function tellAnswer({ listeners, shows }: QueueContext, entry: QueueEntry, answer: QueuedAnswer): void {
  for (const listener of listeners) listener(entry, answer);
  if (!answer.ok) [...shows].at(-1)?.(entry, answer);
}

/** Shows why the device keeps nothing. */
export function noteStorageError({ state, deps }: QueueContext, error: unknown): 'full' | 'forbidden' {
  const isFull = error instanceof Error && error.name === 'QuotaExceededError';
  state.storage = isFull ? 'full' : 'forbidden';
  deps.log.warn('A write could not be kept on this device', error);
  return state.storage;
}
