import { SCAN_AGE_MAX_MS, type Failure, mayHaveHappened } from '@instore/api';
import type { Answers } from './answers.ts';
import { type Conflict, type OutboxEntry, nextToSend } from './outboxEntry.ts';
import type { OutboxDevice, OutboxSession, OutboxAnswer, Outbox } from './outboxState.ts';
import type { Retries } from './retries.ts';
import type { StoredEntries } from './storedEntries.ts';

/** The entry as an attempt leaves it: sent, or a conflict because it is too old by now. */
function attempted(entry: OutboxEntry, now: number): OutboxEntry {
  if (now - entry.at > SCAN_AGE_MAX_MS) return { ...entry, conflict: { reason: 'old', at: now } };
  return entry.wasSent ? entry : { ...entry, wasSent: true };
}

/** Whether the next attempt of a write may succeed: without network, session or an answer that decides. */
function mayStillHappen(failure: Failure): boolean {
  return mayHaveHappened(failure) || ['offline', 'unauthorized', 'aborted'].includes(failure.kind);
}

function conflictOf({ kind, message, problem }: Failure, at: number): Conflict {
  return { reason: 'refused', kind, at, message, title: problem?.title };
}

/** Stores what an answer leaves of an entry: a conflict, or nothing. */
async function keep(stored: StoredEntries, entry: OutboxEntry, conflict: Conflict | undefined): Promise<void> {
  try {
    await stored.update(entry.id, (before) => conflict && { ...before, conflict });
  } catch (error) {
    // It stays stored: sent again, it is the same write, and the server gives the same answer.
    stored.noteError(error);
    stored.show(entry.id, conflict && { ...entry, conflict });
  }
}

/** Tries a person's entries in their order until none is left, or one gets no answer. False in the second case. */
async function tryAll(
  state: Outbox,
  personId: () => string,
  tryEntry: (id: number) => Promise<boolean>,
): Promise<boolean> {
  const person = personId();
  for (let entry = nextToSend(state.entries); entry; entry = nextToSend(state.entries)) {
    // An entry is sent only in a session of the person who made it.
    if (person === '' || personId() !== person || entry.personId !== person) return false;
    // oxlint-disable-next-line no-await-in-loop -- one write at a time
    if (!(await tryEntry(entry.id))) return false;
  }
  return true;
}

/** Tries the entries. */
export function createTryEntries({
  state,
  stored,
  answers,
  retries,
  send,
  personId,
  clock,
  channel,
}: { state: Outbox; stored: StoredEntries; answers: Answers; retries: Retries } & OutboxSession &
  Pick<OutboxDevice, 'clock' | 'channel'>) {
  /** Takes an answer that decides. A refusal that the user has not seen becomes a conflict. */
  async function take(entry: OutboxEntry, answer: OutboxAnswer): Promise<void> {
    const { id } = entry;
    const isSeen = answer.ok || answers.isAwaited(id) || answers.isLookedAt(id);
    answers.arrive(id);
    await keep(stored, entry, isSeen ? undefined : conflictOf(answer, clock.now()));
    answers.arrive(undefined);
    channel.postMessage({ answered: { entry, answer } });
    if (!answers.settle(id, answer)) answers.tell(entry, answer);
  }

  /** Sends an entry. False without an answer that decides. */
  async function tryEntry(id: number): Promise<boolean> {
    const entry = await stored.update(id, (before) => attempted(before, clock.now()));
    // Another tab has removed it, or it is too old by now.
    if (!entry || entry.conflict) return true;
    state.sending = id;
    const answer = await send(entry).finally(() => (state.sending = undefined));
    if (!answer.ok && mayStillHappen(answer)) return false;
    retries.reset();
    state.contactAt = clock.now();
    await take(entry, answer);
    return true;
  }

  return () => tryAll(state, personId, tryEntry);
}
