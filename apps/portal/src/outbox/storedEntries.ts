import { ref } from 'valtio';
import type { Log } from '../session/clockAndLog.ts';
import { isOutboxEntry } from './isOutboxEntry.ts';
import type { NewEntry, OutboxEntry } from './outboxEntry.ts';
import type { OutboxDevice, OutboxSession, Outbox } from './outboxState.ts';

/** Shows entries. They are replaced, never changed, and not observed one by one. */
function showAll(state: Outbox, entries: readonly OutboxEntry[]): void {
  state.entries = ref(entries.toSorted((a, b) => a.id - b.id));
}

/** The entries that this release can send and show. */
function knownOf(entries: readonly OutboxEntry[], log: Log): OutboxEntry[] {
  const known = entries.filter(isOutboxEntry);
  const unknown = entries.length - known.length;
  if (unknown > 0) log.warn(`${unknown} stored actions of another release stay on this device`);
  return known;
}

/** The entries of the signed-in person: each change is stored, then shown. */
export function createStoredEntries({
  state,
  storage,
  personId,
  log,
}: { state: Outbox } & Pick<OutboxDevice, 'log' | 'storage'> & Pick<OutboxSession, 'personId'>) {
  /** Shows an entry as it is now; undefined removes it. */
  function show(id: number, entry: OutboxEntry | undefined): void {
    const others = state.entries.filter((one) => one.id !== id);
    showAll(state, entry ? [...others, entry] : others);
  }

  /** Adds an entry at the end. */
  async function add(entry: NewEntry): Promise<OutboxEntry> {
    const added = await storage.add(entry);
    show(added.id, added);
    return added;
  }

  /** Changes a stored entry; `change` returns undefined to remove it. Resolves to the changed entry, or undefined. */
  async function update(id: number, change: (entry: OutboxEntry) => OutboxEntry | undefined) {
    let left: OutboxEntry | undefined;
    await storage.update(id, (entry) => (left = change(entry)));
    show(id, left);
    return left;
  }

  /** Reads the entries of the person. */
  async function read(): Promise<void> {
    const [person, before] = [personId(), state.entries];
    try {
      const [entries, others] = await Promise.all([storage.list(person), storage.countOthers(person)]);
      if (person !== personId()) return undefined;
      // The list is older than a change that was made here meanwhile.
      if (before !== state.entries) return await read();
      showAll(state, knownOf(entries, log));
      state.others = others;
      if (state.storage === 'unknown') state.storage = 'ready';
    } catch (error) {
      noteError(error);
    }
    return undefined;
  }

  /** Shows why the device keeps nothing. */
  function noteError(error: unknown): 'full' | 'forbidden' {
    const isFull = error instanceof Error && error.name === 'QuotaExceededError';
    state.storage = isFull ? 'full' : 'forbidden';
    log.warn('A write could not be kept on this device', error);
    return state.storage;
  }

  return { add, show, update, read, noteError };
}

export type StoredEntries = ReturnType<typeof createStoredEntries>;
