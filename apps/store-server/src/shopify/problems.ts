import type { ClientBase } from 'pg';
import { asc } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { shopifyProblems } from '../db/schema/shopify.ts';

/** What a problem is about. */
export type ProblemKind = 'product' | 'order' | 'location';

/** A record of the shop that the store could not take over, and why. */
export interface NewProblem {
  /** Its id here. */
  subject: string;
  title: string;
  reason: string;
  /** The number in the shop of an order, by which it is read again. */
  recordId?: string | undefined;
}

/** Adds problems; a subject keeps its newest one. */
export async function addProblems(
  client: ClientBase,
  kind: ProblemKind,
  problems: readonly NewProblem[],
): Promise<void> {
  if (problems.length === 0) return;
  const values = (['subject', 'title', 'reason', 'recordId'] as const).map((name) =>
    problems.map((each) => each[name] ?? null),
  );
  await client.query(
    `insert into shopify_problems (kind, subject, title, reason, record_id)
     select $1, subject, min(title), min(reason), min(record_id)
     from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as given (subject, title, reason, record_id)
     group by subject
     on conflict (kind, subject) do update set (title, reason, record_id, found_at)
       = (excluded.title, excluded.reason, excluded.record_id, clock_timestamp())`,
    [kind, ...values],
  );
}

/** Removes the problems of a kind, or those of one product: `7001` and its colourways `7001-11`. */
export async function clearProblems(
  client: ClientBase,
  kind: Exclude<ProblemKind, 'order'>,
  subject?: string,
): Promise<void> {
  await client.query(
    `delete from shopify_problems where kind = $1 and ($2::text is null or subject = $2 or starts_with(subject, $2 || '-'))`,
    [kind, subject ?? null],
  );
}

/** Removes the problems of orders that were read again. */
export async function clearOrders(client: ClientBase, numbers: readonly string[]): Promise<void> {
  await client.query(`delete from shopify_problems where kind = 'order' and subject = any($1)`, [numbers]);
}

/** All problems, with the newest state of each record. */
export const listProblems = (db: Db): Promise<(typeof shopifyProblems.$inferSelect)[]> =>
  db.select().from(shopifyProblems).orderBy(asc(shopifyProblems.kind), asc(shopifyProblems.subject));
