import type { ReadChanges } from '@instore/realtime';
import type { Log } from '../../session/clockAndLog.ts';

/** What changed at the location in use, by ids; `all`: too many ids, so everything is read again. */
export type Changes = Omit<ReadChanges, 'id'>;

/** Reads what changed again. While its promise is open it is not called again. */
export type ChangesListener = (changes: Changes) => unknown;

/** How long changes are collected before a list is read again, milliseconds: a write in several steps is one read. */
export const COLLECT_MS = 50;

/** The longest time: as long as further changes come during each read, each is collected twice as long as the last. */
export const COLLECT_MOST_MS = 800;

const none = (): Changes => ({ all: false, lines: [], tryouts: [], units: [] });

/** For a part that may have missed changes. */
export const anyChange: Changes = { ...none(), all: true };

const union = (a: readonly string[] = [], b: readonly string[] = []): string[] => [...new Set([...a, ...b])];

/** Both changes, of all kinds that one of them names. */
function merge({ all, ...a }: Changes, { all: isAll, ...b }: Changes): Changes {
  const ids = { ...a };
  for (const [kind, more] of Object.entries(b) as [keyof typeof b, string[]][]) ids[kind] = union(a[kind], more);
  return { all: all || isAll, ...ids };
}

const isEmpty = ({ all, lines, tryouts, units, ...rare }: Changes): boolean =>
  !all && [lines, tryouts, units, ...Object.values(rare)].every((ids) => ids.length === 0);

/**
 * Passes what changed at the location to the open lists [K-10, W-09]. Each list gets the changes of a burst at once, and
 * those that come while it reads are collected for its next read. Where changes come all the time, a list is read about
 * once a second: each read draws the list.
 */
export function createLocationChanges({
  after,
  log,
}: {
  /** Runs once after `ms` milliseconds. Returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
  log: Log;
}) {
  const queues = new Set<(changes: Changes) => void>();

  const createQueue = (listener: ChangesListener) => {
    let collected = none();
    let wait = COLLECT_MS;
    let isBusy = false;
    let isClosed = false;
    const flush = async () => {
      const changes = collected;
      collected = none();
      try {
        if (!isClosed) await listener(changes);
      } catch (error) {
        log.warn('Changes could not be shown', error);
      }
      isBusy = false;
      const isSteady = !isEmpty(collected);
      wait = isSteady ? Math.min(2 * wait, COLLECT_MOST_MS) : COLLECT_MS;
      if (isSteady) schedule();
    };
    const schedule = () => {
      isBusy = true;
      after(wait, () => void flush());
    };
    return {
      add(changes: Changes) {
        collected = merge(collected, changes);
        if (!isBusy) schedule();
      },
      close: () => (isClosed = true),
    };
  };

  return {
    /** Changes came over the live connection. */
    receive(changes: Changes): void {
      if (!isEmpty(changes)) for (const add of queues) add(changes);
    },
    /** Calls the listener for changes from now on. Returns a function that ends it. */
    listen(listener: ChangesListener): () => void {
      const { add, close } = createQueue(listener);
      queues.add(add);
      return () => {
        queues.delete(add);
        close();
      };
    },
  };
}
