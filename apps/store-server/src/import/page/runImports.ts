import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { said, type Said } from '../../base/problems.ts';
import type { Db } from '../../db/database.ts';
import { importParts, imports } from '../../db/schema/imports.ts';
import { rolesGivenBy } from '../../domain/administration/index.ts';
import { FileFault } from '../fileFault.ts';
import { importFile } from '../importFile.ts';
import { kinds } from '../kinds/index.ts';
import { readCorrections } from './readCorrections.ts';
import { reasonOf } from './reasonOf.ts';
import { FINDINGS_LISTED, recordReport, type Run, RunOver } from './recordReport.ts';
import { storedFile } from './storedFile.ts';

/** Interval of the heartbeat of a run, ms: it stores its progress, and reads whether it was cancelled. */
export const PROGRESS_EVERY_MS = 500;

/** What the runs of a node need. */
export interface RunParts {
  db: Db;
  /** The address of the database without a pooler: a run has a connection of its own. */
  url: string;
  /** The one foreign host of pictures. */
  pictureHost?: string | undefined;
  now: () => Date;
  /** Aborts when the node stops: another node, or the next start, does the run. */
  stop: AbortSignal;
  /** @default PROGRESS_EVERY_MS */
  progressEveryMs?: number;
}

type Waiting = typeof imports.$inferSelect & Run;

/**
 * Checks or writes the files that wait for it, one after the other [P-04].
 * @throws the failure of a run, after the import is marked
 */
export async function runImports(parts: RunParts): Promise<void> {
  for (let next = await take(parts); next !== undefined; next = await take(parts)) await run(parts, next);
}

/** Takes the oldest import that waits; another node skips it. */
async function take({ db, now, stop }: RunParts): Promise<Waiting | undefined> {
  if (stop.aborted) return undefined;
  return db.transaction(async (tx) => {
    const [waiting] = await tx
      .select()
      .from(imports)
      .where(and(inArray(imports.state, ['checking', 'applying']), isNull(imports.run)))
      .orderBy(asc(imports.aliveAt), asc(imports.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (waiting === undefined) return undefined;
    const mine = { run: randomUUID(), aliveAt: now() };
    await tx.update(imports).set(mine).where(eq(imports.id, waiting.id));
    return { ...waiting, ...mine, state: waiting.state as Run['state'] };
  });
}

async function run(parts: RunParts, waiting: Waiting): Promise<void> {
  const { db, now, stop } = parts;
  const over = new AbortController();
  const isMine = and(eq(imports.id, waiting.id), eq(imports.run, waiting.run), eq(imports.state, waiting.state));
  const signal = AbortSignal.any([over.signal, stop]);
  const progress = followProgress(parts, waiting, over);
  try {
    await importStored(parts, waiting, signal, progress.onRead);
  } catch (error) {
    if (stop.aborted) return void (await db.update(imports).set({ run: null, progress: 0 }).where(isMine));
    if (over.signal.aborted || error instanceof RunOver) return;
    const isFault = error instanceof FileFault;
    const reason = isFault ? error.said : said('The store could not finish this. Nothing was written: try again.');
    await fail(db, waiting.id, isMine, reason, now());
    if (!isFault) throw error;
  } finally {
    await progress.end();
  }
}

/** Marks an import as failed, if the condition still holds, and deletes its file. */
async function fail(db: Db, id: number, isMine: ReturnType<typeof and>, reason: Said, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const failed = await tx
      .update(imports)
      .set({ state: 'failed', run: null, endedAt: now, ...reasonOf(reason) })
      .where(isMine)
      .returning({ id: imports.id });
    if (failed.length > 0) await tx.delete(importParts).where(eq(importParts.importId, id));
  });
}

async function importStored(
  { db, url, pictureHost, now }: RunParts,
  waiting: Waiting,
  signal: AbortSignal,
  onRead: (bytes: number) => void,
): Promise<void> {
  const { kind: name, isComplete, actor, actorRole, actorLocations } = waiting;
  const kind = kinds.find((each) => each.name === name);
  if (kind === undefined) throw new Error(`There is no kind ${name}`);
  await importFile({
    url,
    kind,
    corrections: await readCorrections(db, waiting.id),
    file: storedFile(db, waiting, signal, onRead),
    isApplied: waiting.state === 'applying',
    isComplete,
    pictureHost,
    importer: { userId: actor, locationIds: actorLocations ?? 'all', roles: rolesGivenBy(actorRole) },
    mostProblems: FINDINGS_LISTED,
    onReport: (client, report) => recordReport(client, waiting, report, now()),
    signal,
  });
}

/** Stores how far a run is while it works, and ends the run when it is not this node's any more. */
function followProgress(
  { db, now, progressEveryMs = PROGRESS_EVERY_MS }: RunParts,
  { id, run: mine, state, fileName, size }: Waiting,
  over: AbortController,
) {
  // A spreadsheet is read twice: it is checked as a whole before its rows are read.
  const all = /\.xlsx$/i.test(fileName) ? size * 2 : size;
  let read = 0;
  let saving: Promise<unknown> | undefined;
  const save = async () => {
    const progress = Math.min(100, Math.floor((read * 100) / all));
    const kept = await db
      .update(imports)
      .set({ progress, aliveAt: now() })
      .where(and(eq(imports.id, id), eq(imports.run, mine), eq(imports.state, state)))
      .returning({ id: imports.id });
    if (kept.length === 0) over.abort(new RunOver());
  };
  const timer = setInterval(() => {
    // Without the database the run fails by itself.
    saving ??= save()
      .catch(() => undefined)
      .finally(() => (saving = undefined));
  }, progressEveryMs);
  return {
    onRead: (bytes: number) => void (read += bytes),
    end: async () => {
      clearInterval(timer);
      await saving;
    },
  };
}
