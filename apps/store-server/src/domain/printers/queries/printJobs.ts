import type { PrintJob } from '@instore/api';
import { desc, eq, type SQL } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { users } from '../../../db/schema/people.ts';
import { printers, printJobs } from '../../../db/schema/printing.ts';

/** Print jobs that a list shows. */
const LIST_MAX = 50;

async function select(db: Db | Tx, where: SQL): Promise<PrintJob[]> {
  const rows = await db
    .select({ job: printJobs, printer: printers.name, requestedBy: users.name })
    .from(printJobs)
    .innerJoin(printers, eq(printers.id, printJobs.printerId))
    .innerJoin(users, eq(users.id, printJobs.requestedBy))
    .where(where)
    .orderBy(desc(printJobs.id))
    .limit(LIST_MAX);
  return rows.map(({ job, printer, requestedBy }) => ({
    printJobId: String(job.id),
    printerId: String(job.printerId),
    printer,
    kind: job.kind,
    subject: job.subject,
    labels: job.labels,
    status: job.status,
    problem: job.problem,
    requestedBy,
    requestedAt: job.requestedAt.toISOString(),
    endedAt: job.endedAt?.toISOString() ?? null,
  }));
}

/** Reads the newest print jobs of a location. */
export const readPrintJobs = (db: Db | Tx, locationId: string): Promise<PrintJob[]> =>
  select(db, eq(printJobs.locationId, locationId));

/** Queues a print job. */
export async function addPrintJob(tx: Tx, job: typeof printJobs.$inferInsert): Promise<PrintJob> {
  const [added] = await tx.insert(printJobs).values(job).returning({ id: printJobs.id });
  return readPrintJob(tx, added?.id ?? 0);
}

/** Reads a print job. @throws ProblemError 404 */
export async function readPrintJob(tx: Tx, id: number): Promise<PrintJob> {
  const [job] = await select(tx, eq(printJobs.id, id));
  if (job === undefined) throw noJob();
  return job;
}

/** Locks a print job. It waits for a node that sends it. @throws ProblemError 404 */
export async function lockPrintJob(tx: Tx, id: number): Promise<typeof printJobs.$inferSelect> {
  const [job] = await tx.select().from(printJobs).where(eq(printJobs.id, id)).for('update');
  if (job === undefined) throw noJob();
  return job;
}

const noJob = () => problem(404, 'Not found', { detail: 'There is no such print job.' });
