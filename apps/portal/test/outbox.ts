import { DEVICE, type KeptStorage } from '../src/shared/kept/keptStorage.ts';
import type { WaitFor } from '../src/outbox/answers.ts';
import type { NewEntry, NewWrite, OutboxEntry, OutboxStorage } from '../src/outbox/outboxEntry.ts';
import type { OutboxMessage, OutboxAnswer } from '../src/outbox/outboxState.ts';
import type { OutboxStore, createOutbox } from '../src/outbox/outbox.ts';
import { english, noAnswer, ok, recordLog, recordToasts, requestLine, settle } from './support.ts';

type OutboxParts = Parameters<typeof createOutbox>[0];

/** A storage of entries in memory. `fail` makes the next writes reject, e.g. with a `QuotaExceededError`. */
export function memoryOutboxStorage() {
  const entries = new Map<number, OutboxEntry>();
  let last = 0;
  let failure: Error | undefined;
  const guard = () => {
    if (failure) throw failure;
  };
  const storage: OutboxStorage = {
    async list(personId) {
      return structuredClone([...entries.values()].filter((entry) => entry.personId === personId));
    },
    async countOthers(personId) {
      return [...entries.values()].filter((entry) => entry.personId !== personId).length;
    },
    async countByPerson() {
      const counts: Record<string, number> = {};
      for (const { personId } of entries.values()) counts[personId] = (counts[personId] ?? 0) + 1;
      return counts;
    },
    async add(entry: NewEntry) {
      guard();
      last += 1;
      const added = { ...structuredClone(entry), id: last } as OutboxEntry;
      entries.set(last, added);
      return added;
    },
    async update(id, change) {
      guard();
      const entry = entries.get(id);
      const changed = entry && change(entry);
      if (changed) entries.set(id, changed);
      else entries.delete(id);
      return changed ?? entry;
    },
  };
  return { storage, entries, fail: (error: Error | undefined) => void (failure = error) };
}

/** A storage of kept lists in memory. */
export function memoryKeptStorage(): KeptStorage {
  const kept = new Map<string, { personId: string; data: unknown }>();
  const removeOthers = (personId: string) => {
    for (const [key, one] of kept) if (one.personId !== DEVICE && one.personId !== personId) kept.delete(key);
  };
  return {
    read: async (personId, key) => structuredClone(kept.get(`${personId} ${key}`)?.data),
    async write(personId, key, data) {
      if (personId !== DEVICE) removeOthers(personId);
      kept.set(`${personId} ${key}`, { personId, data: structuredClone(data) });
    },
    clear: async () => removeOthers(DEVICE),
  };
}

/** Timers that run when a test moves the time. */
export function manualTimers(start = Date.UTC(2025, 10, 21, 14, 32)) {
  let now = start;
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    now: () => now,
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    /** Moves the time, and lets everything run that it starts. */
    async pass(ms: number): Promise<void> {
      const until = now + ms;
      for (;;) {
        const due = [...timers].filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers.delete(due);
        now = due.at;
        due.run();
        // oxlint-disable-next-line no-await-in-loop -- each timer sees what the one before has done
        await settle();
      }
      now = until;
      await settle();
    },
  };
}

/** One browser with tabs that share storage, lock and channel, and a network that a test can cut. */
export function outboxDevice(answer: (entry: OutboxEntry) => OutboxAnswer | Promise<OutboxAnswer> = done) {
  const memory = memoryOutboxStorage();
  const timers = manualTimers();
  const listeners: [tab: number, listen: (event: MessageEvent<OutboxMessage>) => void][] = [];
  let held = Promise.resolve<unknown>(undefined);
  let isCut = false;
  let tabs = 0;
  /** Everything that reached the server, repetitions included. */
  const received: OutboxEntry[] = [];
  let person = 'dario';
  let keys = 0;
  const locks = {
    request: (_name: string, work: () => Promise<unknown>) => (held = held.then(work, work)),
  } as unknown as Pick<LockManager, 'request'>;
  const send = async (entry: OutboxEntry): Promise<OutboxAnswer> => {
    if (isCut) return noAnswer;
    received.push(entry);
    return answer(entry);
  };
  const tab = (): OutboxParts => {
    const number = (tabs += 1);
    return {
      storage: memory.storage,
      send,
      personId: () => person,
      newKey: () => `key-${(keys += 1)}`,
      clock: timers,
      after: (ms, run) => timers.after(ms, run),
      locks,
      channel: {
        postMessage: (data: OutboxMessage) => {
          for (const [to, listen] of listeners) if (to !== number) listen({ data } as MessageEvent<OutboxMessage>);
        },
        addEventListener: ((_type: 'message', listen: (event: MessageEvent<OutboxMessage>) => void) =>
          void listeners.push([number, listen])) as BroadcastChannel['addEventListener'],
      },
      log: recordLog(),
      toasts: recordToasts().toasts,
      play: async () => undefined,
      say: english,
    };
  };
  return {
    ...memory,
    timers,
    received,
    tab,
    cut: (is: boolean) => void (isCut = is),
    signIn: (to: string) => void (person = to),
  };
}

/** The answer of a server that did the write. */
export const done = (): OutboxAnswer => ok(requestLine({ status: 'checkedout' }));

/** The check-out of a line as a write for the outbox. */
export const scan = (line: number, over: Partial<NewWrite> = {}) =>
  ({
    operation: 'checkOut',
    input: { locationId: 'loc-1', barcode: `20000000${line}`, lineId: String(line) },
    intent: `check out ${line}`,
    subjects: [`line ${line}`],
    label: { name: 'Halden Court 82', size: '10.5', bin: 'A-14-03' },
    ...over,
  }) as NewWrite & { operation: 'checkOut' };

/** A tab that never gets the lock: another tab sends its writes. */
export const lockedOut = (deps: OutboxParts): OutboxParts => ({
  ...deps,
  locks: { request: () => new Promise<never>(() => undefined) },
});

/** Adds a write; resolves as soon as it is stored. */
export const stored = (outbox: Pick<OutboxStore, 'add'>, write: NewWrite, waitFor?: WaitFor): Promise<void> =>
  new Promise((onStored) => void outbox.add(write, { waitFor, onStored }));

/** Adds a write while the network is away, and sends it afterwards. */
export async function addOffline(
  device: Pick<ReturnType<typeof outboxDevice>, 'cut'>,
  outbox: Pick<OutboxStore, 'add' | 'sendNow'>,
  write: NewWrite,
): Promise<void> {
  device.cut(true);
  await stored(outbox, write);
  await settle();
  device.cut(false);
  outbox.sendNow();
  await settle();
}
