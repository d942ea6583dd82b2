import { bindVerbs } from '../mechanisms/bindVerbs.ts';
import { add } from './addWrite.ts';
import { drop, removeUnsent, replace, retry } from './decideConflict.ts';
import { type NewWrite, lastAbout } from './queueEntry.ts';
import {
  type AnswerListener,
  type QueueContext,
  type QueueMessage,
  type WriteQueueDependencies,
  createQueueContext,
  readQueue,
} from './queueFacts.ts';
import { sendQueue } from './sendQueue.ts';

/**
 * The queue of all stockroom writes [W-13]: each is stored on the device, then sent in order, one at a time, with its
 * Idempotency-Key.
 *
 *     const added = await queue.add({
 *       operation: 'moveUnits', input: { … },
 *       intent: 'move 2048… to A-14-03', subjects: ['unit 2048…'], label: { name: 'Halden Court 82', size: '10.5' },
 *     });
 *     if (added.outcome !== 'kept') …   // `full` or `forbidden`: say so, nothing happened. `repeated`: ignore it.
 *     const answer = await added.answered;   // the server's answer; undefined: it waits, show the expected result
 *
 * - `facts.entries` are the user's entries; `lastEntryAbout('unit 2048…')` is the one that a row shows as waiting.
 * - `onAnswer` tells how an entry that waited was answered. A refusal also leaves a conflict in `facts.entries`,
 *   which the user answers by `retry`, `drop` or `replace`. Later entries of its subjects wait behind it.
 * - `removeUnsent` is the undo of an entry that waits. After it was sent, add the inverse write instead.
 * - A new operation is added to `QUEUED_OPERATIONS`; its input has the time of the scan if the contract has `scannedAt`.
 */
export function createWriteQueue(deps: WriteQueueDependencies) {
  const context = createQueueContext(deps);
  deps.channel.addEventListener('message', ({ data }: MessageEvent<QueueMessage>) => void follow(context, data));
  return {
    facts: context.facts,
    ...bindVerbs(context, { open, onAnswer, lastEntryAbout, removeUnsent, retry, drop, replace, sendNow }),
    add: <Write extends NewWrite>(write: Write) => add(context, write),
  };
}

/** Reads the queue of the signed-in person, and sends it. */
async function open(context: QueueContext): Promise<void> {
  await readQueue(context);
  if (context.deps.personId() !== '') sendQueue(context);
}

/** Tries again now: the network may be back. */
function sendNow(context: QueueContext): void {
  context.failures = 0;
  sendQueue(context);
}

/** Calls the listener for each answer to an entry that waited. Returns a function that ends it. */
function onAnswer({ listeners }: QueueContext, listener: AnswerListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The last entry about a subject, e.g. "line 11". */
const lastEntryAbout = ({ facts }: QueueContext, subject: string) => lastAbout(facts.entries, subject);

/** Another tab has changed the stored entries. */
async function follow(context: QueueContext, { answered }: QueueMessage): Promise<void> {
  await readQueue(context);
  if (!answered || answered.entry.personId !== context.deps.personId()) return;
  const { entry, answer } = answered;
  const settle = context.awaited.get(entry.id);
  // A refusal is a conflict by now: the other tab did not know that it was awaited here.
  if (settle) settle(answer.ok ? answer : undefined);
  else for (const listener of context.listeners) listener(entry, answer);
}

export type WriteQueueState = ReturnType<typeof createWriteQueue>;
