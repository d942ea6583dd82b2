import { and, eq, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import { said } from '../../base/problems.ts';
import type { Db } from '../../db/database.ts';
import { importParts, imports } from '../../db/schema/imports.ts';
import { reasonOf } from './reasonOf.ts';

/** Time without a heartbeat after which a run counts as lost, ms: its node has ended. */
export const RUN_LOST_MS = 30_000;

/** An upload that stops for so long is given up, ms. */
export const UPLOAD_LOST_MS = 10 * 60_000;

/** So long a checked file waits for a decision, ms: meanwhile nobody else imports at its location. */
export const DECISION_MS = 24 * 60 * 60_000;

/** How long an import is listed after its end, ms. */
export const KEPT_MS = 90 * 24 * 60 * 60_000;

/** Imports of one run of the job. */
const RUN_MAX = 100;

/**
 * Ends imports that nobody continues [P-04]: a node has ended, a browser was closed, or nobody has decided. Nothing of
 * them was written. Deletes old ones.
 */
export async function giveUpImports(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const silent = (ms: number) => lt(imports.aliveAt, before(ms));
  // A lost run is not begun again: a file that ends a node would end the next one, too.
  await end(db, now, 'failed', 'The store was stopped meanwhile. Nothing was written: choose the file again.', [
    inArray(imports.state, ['checking', 'applying']),
    isNotNull(imports.run),
    silent(RUN_LOST_MS),
  ]);
  await end(db, now, 'failed', 'The upload stopped. Nothing was written: choose the file again.', [
    eq(imports.state, 'uploading'),
    silent(UPLOAD_LOST_MS),
  ]);
  await end(db, now, 'cancelled', 'It was not applied within a day.', [
    eq(imports.state, 'checked'),
    silent(DECISION_MS),
  ]);
  await db.delete(imports).where(lt(imports.endedAt, before(KEPT_MS)));
}

async function end(db: Db, now: Date, state: 'failed' | 'cancelled', reason: string, which: SQL[]): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await tx
      .select({ id: imports.id })
      .from(imports)
      .where(and(...which))
      .limit(RUN_MAX)
      .for('update', { skipLocked: true });
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx
      .update(imports)
      .set({ state, ...reasonOf(said(reason)), endedAt: now, run: null })
      .where(inArray(imports.id, ids));
    await tx.delete(importParts).where(inArray(importParts.importId, ids));
  });
}
