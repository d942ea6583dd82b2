import { SCAN_AGE_MAX_MS, type Failure, mayHaveHappened } from '@instore/api';
import { type Conflict, type QueueEntry, nextToSend } from './queueEntry.ts';
import {
  type QueueContext,
  type QueuedAnswer,
  noteStorageError,
  readQueue,
  showEntry,
  tellAnswer,
} from './queueState.ts';

/** One lock for all tabs: writes are sent one at a time. */
const LOCK = 'stockroom-writes';

/** Pauses after attempts without an answer, ms; the last one repeats. Events of the network come earlier. */
const RETRY_MS = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000];

/** Sends what can be sent, one write at a time. While entries are being sent, they are looked through once more. */
export function sendQueue(context: QueueContext): void {
  context.isWanted = true;
  if (context.isSending) return;
  context.isSending = true;
  context.cancelRetry();
  context.state.nextTryAt = undefined;
  const { locks, log } = context.deps;
  const work = () => sendWhileWanted(context);
  Promise.resolve(locks ? locks.request(LOCK, work) : work())
    .catch((error: unknown) => {
      log.warn('The queue could not be sent', error);
      // The database of the device may answer again: the entries wait for the next attempt.
      context.isWanted = false;
      stopWaiting(context);
    })
    .finally(() => {
      context.isSending = false;
      context.state.sending = undefined;
      if (context.isWanted) sendQueue(context);
    });
}

async function sendWhileWanted(context: QueueContext): Promise<void> {
  // Another tab may have sent or added entries.
  await readQueue(context);
  while (context.isWanted) {
    context.isWanted = false;
    // oxlint-disable-next-line no-await-in-loop -- one write at a time
    if (!(await sendAll(context))) stopWaiting(context);
    // The remaining entries wait behind a conflict.
    else if (!context.isWanted) settleAwaited(context);
  }
}

/** Sends entries until none is left, or one gets no answer. False in the second case. */
async function sendAll(context: QueueContext): Promise<boolean> {
  const { state, deps } = context;
  const personId = deps.personId();
  for (let entry = nextToSend(state.entries); entry; entry = nextToSend(state.entries)) {
    // An entry is sent only in a session of the person who made it.
    if (personId === '' || deps.personId() !== personId || entry.personId !== personId) return false;
    // oxlint-disable-next-line no-await-in-loop -- one write at a time
    if (!(await sendEntry(context, entry.id))) return false;
  }
  return true;
}

/** Sends an entry. False without an answer that decides. */
async function sendEntry(context: QueueContext, id: number): Promise<boolean> {
  const { state, deps } = context;
  const entry = await deps.store.update(id, (stored) =>
    isTooOld(context, stored) ? { ...stored, conflict: { reason: 'old', at: deps.clock.now() } } : sent(stored),
  );
  showEntry(context, id, entry);
  // Removed by another tab, or too old by now.
  if (!entry || entry.conflict) return true;
  state.sending = id;
  const answer = await deps.send(entry);
  state.sending = undefined;
  if (!answer.ok && mayStillHappen(answer)) return false;
  context.failures = 0;
  state.contactAt = deps.clock.now();
  await take(context, entry, answer);
  return true;
}

const isTooOld = ({ deps }: QueueContext, { at }: QueueEntry) => deps.clock.now() - at > SCAN_AGE_MAX_MS;

const sent = (entry: QueueEntry): QueueEntry => (entry.wasSent ? entry : { ...entry, wasSent: true });

/** Whether the next attempt of a write may succeed: without network, session or an answer that decides. */
function mayStillHappen(failure: Failure): boolean {
  return mayHaveHappened(failure) || ['offline', 'unauthorized', 'aborted'].includes(failure.kind);
}

/** Takes an answer that decides. A refusal that the user has not seen becomes a conflict. */
async function take(context: QueueContext, entry: QueueEntry, answer: QueuedAnswer): Promise<void> {
  const { deps, awaited } = context;
  const settle = awaited.get(entry.id);
  context.answered = entry.id;
  const isSeen = answer.ok || settle !== undefined || isShown(context, entry.id);
  const conflict = isSeen ? undefined : conflictOf(answer, deps.clock.now());
  try {
    const left = await deps.store.update(entry.id, (stored) => conflict && { ...stored, conflict });
    showEntry(context, entry.id, conflict && left);
  } catch (error) {
    // It stays stored: sent again, it is the same write, and the server gives the same answer.
    noteStorageError(context, error);
    showEntry(context, entry.id, conflict && { ...entry, conflict });
  }
  context.answered = undefined;
  deps.channel.postMessage({ answered: { entry, answer } });
  settle?.(answer);
  if (!settle) tellAnswer(context, entry, answer);
}

/**
 * Whether a page shows the refusal of this entry, and the user looks at it: nothing was added since, and no attempt was
 * left without an answer. Then it needs no conflict [W-14].
 */
const isShown = ({ shows, expected }: QueueContext, id: number): boolean => shows.size > 0 && expected === id;

function conflictOf({ kind, message, problem }: Failure, at: number): Conflict {
  return {
    reason: 'refused',
    kind,
    at,
    message,
    title: problem?.title,
  };
}

/** What has no answer now counts as waiting. */
function settleAwaited({ awaited }: QueueContext): void {
  for (const settle of awaited.values()) settle(undefined);
}

/** Without an answer, everything waits until the next attempt. */
function stopWaiting(context: QueueContext): void {
  const { state, deps } = context;
  settleAwaited(context);
  context.expected = undefined;
  const pause = RETRY_MS[Math.min(context.failures, RETRY_MS.length - 1)] ?? 0;
  context.failures += 1;
  state.nextTryAt = deps.clock.now() + pause;
  context.cancelRetry = deps.after(pause, () => sendQueue(context));
}
