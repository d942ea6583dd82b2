import type { Failure, Output } from '@instore/api';
import type { PortalText, SayText } from '../shared/texts/portalText.ts';
import { Writes } from '../shared/writes/writes.ts';
import type { Answers, WaitFor } from './answers.ts';
import { type NewWrite, type OutboxEntry, lastAbout } from './outboxEntry.ts';
import type { OutboxDevice, OutboxSession, Outbox } from './outboxState.ts';
import type { StoredEntries } from './storedEntries.ts';

/** What happened to a write. */
export type Written<Data> =
  /** The store did it. */
  | { readonly outcome: 'done'; readonly data: Data }
  /** It is kept on this device, and sent later: show the expected result. */
  | { readonly outcome: 'waiting'; readonly entry: OutboxEntry }
  /** The store refused it. */
  | { readonly outcome: 'refused'; readonly entry: OutboxEntry; readonly failure: Failure }
  /** Nothing was sent: the same write is under way, or the device keeps nothing, which the outbox has said. */
  | { readonly outcome: 'notSent'; readonly reason: 'repeated' | 'full' | 'forbidden' };

/** How a caller follows its write. */
export interface WriteOptions {
  /** @default 'scan' */
  waitFor?: WaitFor;
  /** Called as soon as the write is stored on the device: the next one need not wait for the answer. */
  onStored?: () => void;
  /** Says that the device keeps nothing, in place of a toast and a sound. */
  refuse?: (message: string) => void;
}

/** What to say when the device keeps nothing: nothing was done [W-13]. */
const NOT_KEPT = {
  full: 'This device is full. Nothing was done: free some space, then try again.',
  forbidden: 'This browser keeps no data. Nothing was done: allow site data, then try again.',
} as const satisfies Record<string, PortalText>;

/** An entry of a conflict as a new write, scanned now. */
export function renewed(entry: OutboxEntry, { newKey, clock }: Pick<OutboxDevice, 'newKey' | 'clock'>): OutboxEntry {
  const { conflict: _, wasSent: __, ...rest } = entry;
  return { ...rest, key: newKey(), at: clock.now() };
}

/** Puts writes into the outbox. */
export function createAddWrite({
  state,
  stored,
  answers,
  sendOutbox,
  personId,
  newKey,
  clock,
  channel,
  say,
  refuseInToast,
}: {
  state: Outbox;
  stored: StoredEntries;
  answers: Answers;
  sendOutbox: () => void;
  say: SayText;
  refuseInToast: (message: string) => void;
} & Pick<OutboxSession, 'personId'> &
  Pick<OutboxDevice, 'newKey' | 'clock' | 'channel'>) {
  const writes = new Writes();

  /** Stores a write; undefined while the same write awaits its answer. */
  async function store(write: NewWrite): Promise<OutboxEntry | undefined> {
    const [subject] = write.subjects;
    const last = subject === undefined ? undefined : lastAbout(state.entries, subject);
    if (last?.intent !== write.intent) {
      return stored.add({ ...write, personId: personId(), key: newKey(), at: clock.now() });
    }
    if (answers.isAwaited(last.id)) return undefined;
    // A refusal has ended its key.
    return stored.update(last.id, (entry) => (entry.conflict ? renewed(entry, { newKey, clock }) : entry));
  }

  return async <Write extends NewWrite>(
    write: Write,
    { waitFor = 'scan', onStored, refuse = refuseInToast }: WriteOptions = {},
  ): Promise<Written<Output<Write['operation']>>> => {
    const storeAndAwait = async () => {
      const entry = await store(write);
      return entry && { entry, answer: answers.answerTo(entry.id, waitFor) };
    };
    const kept = await writes.once(write.intent, storeAndAwait).catch(stored.noteError);
    if (kept === 'full' || kept === 'forbidden') refuse(say(NOT_KEPT[kept]));
    if (typeof kept !== 'object') return { outcome: 'notSent', reason: kept ?? 'repeated' };
    const { entry } = kept;
    state.storage = 'ready';
    channel.postMessage({});
    sendOutbox();
    onStored?.();
    const answer = await kept.answer;
    if (!answer) return { outcome: 'waiting', entry };
    if (!answer.ok) return { outcome: 'refused', entry, failure: answer };
    return { outcome: 'done', data: answer.data as Output<Write['operation']> };
  };
}
