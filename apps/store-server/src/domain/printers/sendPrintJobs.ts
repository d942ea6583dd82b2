import type { PrinterState, PrintProblem } from '@instore/api';
import { and, asc, desc, eq, exists, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { isInRanges } from '../../base/addressRanges.ts';
import type { Db, Tx } from '../../db/database.ts';
import { printers, printJobs } from '../../db/schema/printing.ts';
import type { Talk, TalkResult } from './talk.ts';

/** A printer's turn begins no job after this time, ms: then the next printer has its turn. */
const TURN_MS = 5_000;

/** Pauses after the first, second … failure, s; the last one repeats. */
const PAUSES_S = [5, 10, 20, 30];

/** After which a printer without jobs is asked how it is, ms. */
const CHECK_MS = 60_000;

/** How long a job waits for its printer, ms. Labels that are printed much later are not expected any more. */
export const GIVE_UP_MS = 15 * 60_000;

/** How long ended jobs stay in the list, ms. */
const LISTED_MS = 7 * 24 * 60 * 60 * 1000;

type Printer = typeof printers.$inferSelect;
type Job = Pick<typeof printJobs.$inferSelect, 'id' | 'zpl'>;

interface Parts {
  db: Db;
  now: () => Date;
  talk: Talk;
  /** The addresses that the settings allow. */
  ranges: readonly string[];
  /** Aborted when the node stops. */
  stop: AbortSignal;
}

/**
 * Sends what waits to one printer after the other, in its order, and asks the others how they are. Any node may run it at
 * any time, also several times at once: the row of a printer is locked while one run talks to it, and another run skips
 * it. A node that ends frees the lock with its connection.
 */
export async function sendPrintJobs(parts: Parts): Promise<void> {
  const { db, now, stop } = parts;
  const due = await db
    .select({ id: printers.id })
    .from(printers)
    .where(isDue(db, now()))
    // People wait for labels; a check can wait.
    .orderBy(desc(exists(waitingOf(db))), asc(printers.id));
  for (const { id } of due) {
    if (stop.aborted) return;
    await serve(id, parts);
  }
}

/** Deletes what the list no longer keeps. */
export async function deleteOldPrintJobs(db: Db, now: Date): Promise<void> {
  await db.delete(printJobs).where(lt(printJobs.endedAt, new Date(now.getTime() - LISTED_MS)));
}

const waitingOf = (db: Db | Tx, more?: SQL) =>
  db
    .select({ id: printJobs.id })
    .from(printJobs)
    .where(and(eq(printJobs.printerId, printers.id), eq(printJobs.status, 'waiting'), more));

/** A job that was not tried yet ends the pause: a person has just pressed Print. */
function isDue(db: Db | Tx, now: Date): SQL | undefined {
  const isReady = or(isNull(printers.nextAt), lte(printers.nextAt, now));
  const isOld = or(isNull(printers.checkedAt), lte(printers.checkedAt, new Date(now.getTime() - CHECK_MS)));
  return or(exists(waitingOf(db, eq(printJobs.tries, 0))), and(isReady, exists(waitingOf(db))), isOld);
}

async function serve(id: number, parts: Parts): Promise<void> {
  const { db, now, stop } = parts;
  const end = now().getTime() + TURN_MS;
  let hasMore = true;
  while (hasMore && !stop.aborted && now().getTime() < end) {
    hasMore = await db.transaction(async (tx) => {
      const [printer] = await tx
        .select()
        .from(printers)
        .where(and(eq(printers.id, id), isDue(tx, now())))
        .for('no key update', { skipLocked: true });
      return printer !== undefined && (await talkTo(tx, printer, parts));
    });
  }
}

/** @returns whether the next job may be sent at once */
async function talkTo(tx: Tx, printer: Printer, { now, talk, ranges, stop }: Parts): Promise<boolean> {
  const [job] = await tx
    .select({ id: printJobs.id, zpl: printJobs.zpl })
    .from(printJobs)
    .where(and(eq(printJobs.printerId, printer.id), eq(printJobs.status, 'waiting')))
    .orderBy(asc(printJobs.id))
    .limit(1)
    // A person who cancels it meanwhile waits, and learns that it is sent.
    .for('update');
  const result: TalkResult = isInRanges(printer.address, ranges)
    ? await talk(printer, job?.zpl, stop)
    : { state: 'not-allowed', sent: 'no' };
  // A stopping node knows nothing about the printer: another one tries again.
  if (stop.aborted && result.sent === 'no') return false;
  await notePrinter(tx, printer, { ...result, hasJob: job !== undefined }, now());
  if (job === undefined) return false;
  await noteJobs(tx, { printer, job, ...result }, now());
  return result.sent === 'yes';
}

async function notePrinter(
  tx: Tx,
  { id, state: former, stateSince, failures }: Printer,
  { state, sent, hasJob }: TalkResult & { hasJob: boolean },
  at: Date,
): Promise<void> {
  const hasFailed = hasJob && sent !== 'yes';
  const pause = PAUSES_S[Math.min(failures, PAUSES_S.length - 1)] ?? 0;
  await tx
    .update(printers)
    .set({
      state,
      stateSince: state === former ? stateSince : at,
      checkedAt: at,
      failures: hasFailed ? failures + 1 : 0,
      nextAt: hasFailed ? new Date(at.getTime() + pause * 1000) : null,
    })
    .where(eq(printers.id, id));
}

async function noteJobs(
  tx: Tx,
  { printer, job, state, sent }: TalkResult & { printer: Printer; job: Job },
  at: Date,
): Promise<void> {
  const set = (change: PgUpdateSetSource<typeof printJobs>, which: SQL | undefined) =>
    tx
      .update(printJobs)
      .set(change)
      .where(and(eq(printJobs.printerId, printer.id), eq(printJobs.status, 'waiting'), which));
  if (sent === 'yes') {
    await set({ status: 'sent', problem: null, endedAt: at }, eq(printJobs.id, job.id));
    return;
  }
  if (sent === 'unconfirmed') {
    // Sent again, it might print a second label of the same pair: a person decides.
    await set({ status: 'failed', problem: 'unconfirmed', endedAt: at }, eq(printJobs.id, job.id));
    return;
  }
  const problem = problemOf(state);
  await set({ problem, tries: sql`${printJobs.tries} + 1` }, undefined);
  const isOver = lte(printJobs.requestedAt, new Date(at.getTime() - GIVE_UP_MS));
  // No waiting changes the settings.
  await set({ status: 'failed', endedAt: at }, problem === 'not-allowed' ? undefined : isOver);
}

const problemOf = (state: PrinterState): PrintProblem =>
  state === 'ready' || state === 'unknown' ? 'no-answer' : state;
