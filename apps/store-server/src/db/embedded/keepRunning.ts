import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../../base/startErrors.ts';

/** How many times a database that ends unexpectedly is restarted within `PERIOD_MS`. */
export const RESTARTS = 3;

/** The period of `RESTARTS`, ms. */
const PERIOD_MS = 10 * 60_000;

/**
 * How long a database must have ended before it is restarted, ms. `pg_ctl restart` checks every 100 ms whether the old
 * server has ended: it would take a server that starts in between for the old one, and wait until its time limit.
 */
const GONE_MS = 500;

/** The database has ended and is not restarted. */
export class DatabaseLostError extends StartError {
  override name = 'DatabaseLostError';
}

interface Watched {
  isRunning: () => boolean;
  /** Restarts it; resolves when it answers. */
  restart: () => Promise<void>;
  /** Called once when it has ended and cannot be restarted. The watch ends too. */
  onLost: (error: DatabaseLostError) => void;
  /** Called with a line when it has ended and when it runs again. */
  log: (line: string) => void;
  /** Time between two checks, ms. */
  everyMs: number;
}

/**
 * Watches a database and restarts it when it ends unexpectedly, at most `RESTARTS` times in `PERIOD_MS`.
 * @returns a function that ends the watch; its promise resolves when no restart is running
 */
export function keepRunning({ isRunning, restart, onLost, log, everyMs }: Watched): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const watch = async (): Promise<void> => {
    let ends: number[] = [];
    while (!signal.aborted) {
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted || isRunning()) continue;
      await wait(GONE_MS, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted || isRunning()) continue;
      const now = performance.now();
      ends = [...ends.filter((at) => now - at < PERIOD_MS), now];
      if (ends.length > RESTARTS) {
        const minutes = PERIOD_MS / 60_000;
        throw new DatabaseLostError(`The embedded database has ended ${ends.length} times in ${minutes} minutes.`);
      }
      log('The embedded database has ended unexpectedly. It is restarted.');
      await restart();
      log('The embedded database runs again.');
    }
  };
  const watching = watch().catch((cause: unknown) => {
    if (signal.aborted) return;
    const message = cause instanceof Error ? cause.message : String(cause);
    onLost(cause instanceof DatabaseLostError ? cause : new DatabaseLostError(message, { cause }));
  });
  return async () => {
    stopping.abort();
    await watching;
  };
}
