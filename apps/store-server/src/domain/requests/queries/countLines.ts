import { and, count, inArray, type SQL } from 'drizzle-orm';
import { requestLines } from '../../../db/schema/requests.ts';
import type { Db } from '../../../db/database.ts';

type Status = (typeof requestLines.$inferSelect)['status'];

/** Counts the lines in each status; 0 for a status without lines. */
export async function countLines<Wanted extends Status>(
  db: Db,
  statuses: Wanted[],
  where: SQL | undefined,
): Promise<Record<Wanted, number>> {
  const rows = await db
    .select({ status: requestLines.status, count: count() })
    .from(requestLines)
    .where(and(where, inArray(requestLines.status, statuses)))
    .groupBy(requestLines.status);
  const found = new Map(rows.map((row) => [row.status, row.count]));
  return Object.fromEntries(statuses.map((status) => [status, found.get(status) ?? 0])) as Record<Wanted, number>;
}
