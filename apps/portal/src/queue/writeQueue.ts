import { subscribe } from 'valtio';
import { bindActions } from '../shared/bindActions.ts';
import { type WaitFor, add } from './addWrite.ts';
import { drop, removeUnsent, replace, retry } from './decideConflict.ts';
import { type NewWrite, type QueueEntry, lastAbout, nextToSend } from './queueEntry.ts';
import {
  type AnswerListener,
  type QueueContext,
  type QueueMessage,
  type ShowRefusal,
  type WriteQueueDependencies,
  createQueueContext,
  readQueue,
  tellAnswer,
} from './queueState.ts';
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
 * - `state.entries` are the user's entries; `lastEntryAbout('unit 2048…')` is the one that a row shows as waiting.
 * - `onAnswer` gets the answers to entries that waited. A page shows refusals while it has called `onRefusal`.
 * - A refusal of the last entry that was added here is only shown by the page. Any other refusal (nothing shows it, the
 *   user has scanned on, the network was away, the page was loaded again) leaves a conflict in `state.entries`, which
 *   the user answers by `retry`, `drop` or `replace`. Later entries of its subjects wait behind it.
 * - `removeUnsent` is the undo of an entry that waits. After it was sent, add the inverse write instead.
 * - A new operation is added to `QUEUED_OPERATIONS`. Its time is sent if the contract has `scannedAt`.
 */
export function createWriteQueue(deps: WriteQueueDependencies) {
  const context = createQueueContext(deps);
  deps.channel.addEventListener('message', ({ data }: MessageEvent<QueueMessage>) => void follow(context, data));
  return {
    state: context.state,
    ...bindActions(context, actions),
    add: <Write extends NewWrite>(write: Write, waitFor?: WaitFor) => add(context, write, waitFor),
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

/** A page shows refusals from now on. Returns a function that ends it. */
function onRefusal({ shows }: QueueContext, show: ShowRefusal): () => void {
  shows.add(show);
  return () => void shows.delete(show);
}

/**
 * Resolves to true when the server has answered all entries that `isMeant` names, conflicts excepted; to false as soon as
 * they cannot be sent now.
 */
function whenAnswered({ state }: QueueContext, isMeant: (entry: QueueEntry) => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const isLeft = state.entries.some((entry) => !entry.conflict && isMeant(entry));
      const isStuck = state.nextTryAt !== undefined || nextToSend(state.entries) === undefined;
      if (isLeft && !isStuck) return;
      stop();
      resolve(!isLeft);
    };
    const stop = subscribe(state, look);
    look();
  });
}

/** The last entry about a subject, e.g. "line 11". */
const lastEntryAbout = ({ state }: QueueContext, subject: string) => lastAbout(state.entries, subject);

/** Another tab has changed the stored entries. */
async function follow(context: QueueContext, { answered }: QueueMessage): Promise<void> {
  await readQueue(context);
  if (!answered || answered.entry.personId !== context.deps.personId()) return;
  const { entry, answer } = answered;
  const settle = context.awaited.get(entry.id);
  // A refusal is a conflict by now: the other tab did not know that it was awaited here.
  if (settle) settle(answer.ok ? answer : undefined);
  else tellAnswer(context, entry, answer);
}

const actions = {
  open,
  onAnswer,
  onRefusal,
  whenAnswered,
  lastEntryAbout,
  removeUnsent,
  retry,
  drop,
  replace,
  sendNow,
};

export type WriteQueueStore = ReturnType<typeof createWriteQueue>;
