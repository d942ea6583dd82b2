import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { databaseFailure, resourceOf } from './failure.ts';

/** A resource that the database lacks (SQLSTATE class 53), as this node has met it. */
export interface Shortage {
  /** Remembers the SQLSTATE of a failure. */
  note: (code: string) => void;
  /** `true` when nothing is short; otherwise the name of the resource. */
  check: () => Promise<true | string>;
}

/** The shortest time between two probes, ms. Anyone may request `/healthz`, and each probe writes 16 MiB. */
export const PROBE_INTERVAL_MS = 10_000;

export interface ShortageOptions {
  /** The shortest time between two probes, ms. @default PROBE_INTERVAL_MS */
  intervalMs?: number;
  /** A clock that never goes back, ms. @default performance.now */
  now?: () => number;
}

/**
 * Remembers that the database lacked a resource until a probe succeeds. Only a failed write shows that a disk is full:
 * small writes find room in existing files, so a regular probe would pass. Only a probe shows that there is room again:
 * a load balancer that has read `/healthz` sends no more writes.
 * @param probe a write that needs new disk space, such as `writeNewPages`
 */
export function createShortage(
  probe: () => Promise<void>,
  { intervalMs = PROBE_INTERVAL_MS, now = () => performance.now() }: ShortageOptions = {},
): Shortage {
  let code: string | undefined;
  /** Failures so far: one that arrives during a probe is newer than the probe's success. */
  let failures = 0;
  let probedAt = Number.NEGATIVE_INFINITY;
  let probing: Promise<void> | undefined;

  const tryAgain = async (): Promise<void> => {
    const failuresBefore = failures;
    try {
      await probe();
      if (failures === failuresBefore) code = undefined;
    } catch (error) {
      const failure = databaseFailure(error);
      if (failure?.kind === 'resources') code = failure.code;
    } finally {
      probing = undefined;
    }
  };

  return {
    note: (noted) => {
      code = noted;
      failures += 1;
    },
    check: async () => {
      if (code !== undefined && probing === undefined && now() - probedAt >= intervalMs) {
        probedAt = now();
        probing = tryAgain();
      }
      await probing;
      return code === undefined || resourceOf(code);
    },
  };
}

/** Rows that fill a quarter of a page (8 kB) each. */
const ROWS = 8_192;

/** Writes 16 MiB, as much as a segment of PostgreSQL's write-ahead log, and removes them. */
export async function writeNewPages(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table new_pages (filler text) on commit drop`);
    await tx.execute(sql`insert into new_pages select repeat('x', 1900) from generate_series(1, ${ROWS}::int)`);
  });
}
