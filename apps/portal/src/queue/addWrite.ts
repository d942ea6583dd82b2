import type { Output } from '@instore/api';
import type { Result } from '@instore/api';
import { type NewWrite, type QueueEntry, lastAbout } from './queueEntry.ts';
import { type QueueContext, type QueuedAnswer, noteStorageError, showEntry } from './queueState.ts';
import { sendQueue } from './sendQueue.ts';

/** A scan is answered within this time, ms [W-14]: an entry without an answer counts as waiting then. */
export const ANSWER_WITHIN_MS = 100;

/**
 * Whether a write was kept.
 * - `kept`: it is stored. `answered` resolves to the server's answer, or to undefined when it waits
 * - `repeated`: the same write is being sent already
 * - `full`, `forbidden`: the device keeps nothing, and nothing was sent
 */
export type Added<Answer = QueuedAnswer> =
  | { readonly outcome: 'kept'; readonly entry: QueueEntry; readonly answered: Promise<Answer | undefined> }
  | { readonly outcome: 'repeated' | 'full' | 'forbidden' };

/**
 * How long `answered` waits for the answer.
 * - `scan`: {@link ANSWER_WITHIN_MS}, so that the next scan is not held up
 * - `attempt`: until an attempt got no answer or the write cannot be sent now. For a button that shows that it is sending
 */
export type WaitFor = 'scan' | 'attempt';

/** The answer to a write of an operation. */
export type AddedOf<Write extends NewWrite> = Added<Result<Output<Write['operation']>>>;

/**
 * Stores a write, then sends it. The same intent as that of the last entry about its subject is that entry again: it is
 * sent at once, and a conflict is tried anew.
 */
export async function add<Write extends NewWrite>(
  context: QueueContext,
  write: Write,
  waitFor: WaitFor = 'scan',
): Promise<AddedOf<Write>> {
  const { state, deps, storing } = context;
  const [subject] = write.subjects;
  const last = subject === undefined ? undefined : lastAbout(state.entries, subject);
  if (storing.has(write.intent)) return { outcome: 'repeated' };
  storing.add(write.intent);
  try {
    const entry =
      last?.intent === write.intent
        ? await repeat(context, last)
        : await deps.store.add({ ...write, personId: deps.personId(), key: deps.newKey(), at: deps.clock.now() });
    if (entry === undefined) return { outcome: 'repeated' };
    state.storage = 'ready';
    showEntry(context, entry.id, entry);
    context.expected = entry.id;
    deps.channel.postMessage({});
    const answered = awaitAnswer(context, entry, waitFor) as Promise<never>;
    sendQueue(context);
    return { outcome: 'kept', entry, answered };
  } catch (error) {
    return { outcome: noteStorageError(context, error) };
  } finally {
    storing.delete(write.intent);
  }
}

/** The entry to send again; undefined while its answer is awaited. A refusal has ended its key. */
async function repeat({ awaited, deps }: QueueContext, { id }: QueueEntry): Promise<QueueEntry | undefined> {
  if (awaited.has(id)) return undefined;
  return deps.store.update(id, (entry) => (entry.conflict ? renewed(entry, deps) : entry));
}

/** An entry of a conflict as a new write, scanned now. */
export function renewed(entry: QueueEntry, { newKey, clock }: QueueContext['deps']): QueueEntry {
  const { conflict: _, wasSent: __, ...rest } = entry;
  return { ...rest, key: newKey(), at: clock.now() };
}

function awaitAnswer(context: QueueContext, { id }: QueueEntry, waitFor: WaitFor): Promise<QueuedAnswer | undefined> {
  const { awaited, deps } = context;
  return new Promise((resolve) => {
    const settle = (answer: QueuedAnswer | undefined) => {
      cancel();
      awaited.delete(id);
      resolve(answer);
    };
    // An answer that has arrived is passed on when the entry is removed, which may be after this time.
    const giveUp = () => {
      if (context.answered !== id) settle(undefined);
    };
    const cancel = waitFor === 'scan' ? deps.after(ANSWER_WITHIN_MS, giveUp) : () => undefined as void;
    awaited.set(id, settle);
  });
}
