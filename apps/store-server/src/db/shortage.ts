import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { databaseFailure, resourceOf } from './failure.ts';

/** A resource that the database lacks (SQLSTATE class 53), as this node has met it. */
export interface Shortage {
  /** Remembers the SQLSTATE of a failure. */
  note: (code: string) => void;
  /** `true` when nothing is short; otherwise what is. */
  check: () => Promise<true | string>;
}

/**
 * Remembers that the database lacked a resource until a write succeeds that needs new disk space. Only a real failure
 * can tell that a disk is full: small writes find room in files that exist already, so a regular probe would pass. And
 * only a probe can tell that it has room again: without one the node would wait for calls that a load balancer, which
 * has read `/healthz`, no longer sends.
 */
export function createShortage(db: Db): Shortage {
  let code: string | undefined;
  return {
    note: (noted) => {
      code = noted;
    },
    check: async () => {
      if (code === undefined) return true;
      const tried = code;
      const failure = await writeNewPages(db).then(
        () => undefined,
        (error: unknown) => databaseFailure(error),
      );
      if (failure?.kind === 'resources') code = failure.code;
      // A failure that came during the probe counts.
      else if (failure === undefined && code === tried) code = undefined;
      return code === undefined || resourceOf(code);
    },
  };
}

/** Rows that fill a quarter of a page (8 kB) each. */
const ROWS = 8_192;

/** Writes 16 MiB, as much as a segment of PostgreSQL's write-ahead log, and removes them. */
async function writeNewPages(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table new_pages (filler text) on commit drop`);
    await tx.execute(sql`insert into new_pages select repeat('x', 1900) from generate_series(1, ${ROWS}::int)`);
  });
}
