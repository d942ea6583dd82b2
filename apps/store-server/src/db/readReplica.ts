import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { connect } from './connect.ts';
import type { Db } from './database.ts';

/** How long a replica that lags or fails is not used, ms: reads do not wait for it again and again. */
const UNUSED_MS = 5_000;

/** Time between two queries whether the replica has caught up, ms. */
const ASK_EVERY_MS = 20;

/** How long a read waits for a connection to the replica, ms. */
const CONNECTION_WAIT_MS = 1_000;

/** A streaming replica from which expensive reads are answered. */
export interface ReadReplica {
  /**
   * The database for one read: the replica once it has everything that was committed before the call, so that a caller
   * always reads the own writes; the primary if that takes longer than the configured lag.
   */
  forRead: () => Promise<Db>;
  close: () => Promise<void>;
}

export interface ReadReplicaOptions {
  /** `postgres://` address of the replica. */
  url: string;
  /** The connections of quick queries to the primary. */
  primary: Pool;
  /** Where a read goes instead. */
  fallback: Db;
  /** How long a read waits until the replica has caught up, ms. */
  lagMaxMs: number;
  /** Called with the reason when the replica is not used for a while. @default no report */
  onError?: (error: Error) => void;
  /** Milliseconds that only grow. @default performance.now */
  clock?: () => number;
}

/** Connects to a replica on its first read. */
export function openReadReplica(options: ReadReplicaOptions): ReadReplica {
  const { url, primary, fallback, lagMaxMs, onError = () => {}, clock = () => performance.now() } = options;
  const replica = connect(url, { waitMs: CONNECTION_WAIT_MS, onError });
  let unusedUntil = -Infinity;
  const stopUsing = (reason: Error): Db => {
    // Reads that began together report it once.
    if (clock() >= unusedUntil) onError(reason);
    unusedUntil = clock() + UNUSED_MS;
    return fallback;
  };
  const hasReached = async (position: string): Promise<boolean> => {
    const { rows } = await replica.pool.query<{ reached: boolean | null }>(REACHED, [position]);
    return rows[0]?.reached === true;
  };
  return {
    forRead: async () => {
      if (clock() < unusedUntil) return fallback;
      const { rows } = await primary.query<{ position: string }>('select pg_current_wal_flush_lsn() as position');
      const until = clock() + lagMaxMs;
      try {
        while (!(await hasReached(rows[0]?.position ?? ''))) {
          if (clock() >= until) return stopUsing(new Error(`The read replica is more than ${lagMaxMs} ms behind.`));
          await pause(ASK_EVERY_MS);
        }
        return replica.costlyDb;
      } catch (cause) {
        return stopUsing(new Error('The read replica cannot be used.', { cause }));
      }
    },
    close: replica.close,
  };
}

/** Whether the replica has replayed the write-ahead log up to a position. A server that accepts writes is no replica. */
const REACHED = 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as reached';
