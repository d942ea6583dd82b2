import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** How long a node that no longer runs keeps the others from sending, s. It is longer than a message takes. */
const LEAD_S = 15;

/** A node that sends renews its time when less than this is left, s. */
const RENEW_S = 10;

/**
 * Whether this node is the one that sends. By the clock of the database, so that nodes with different clocks agree. A node
 * reads only, unless it takes or renews the time.
 */
export async function lead(db: Db, node: string): Promise<boolean> {
  const { rows: before } = await db.execute<{ isOwn: boolean; left: number }>(sql`
    select node = ${node}::uuid as "isOwn", extract(epoch from until - clock_timestamp())::float8 as left from push_sender`);
  const [held] = before;
  if (held !== undefined && held.left > (held.isOwn ? RENEW_S : 0)) return held.isOwn;
  const { rows: taken } = await db.execute(sql`
    insert into push_sender (node, until) values (${node}::uuid, clock_timestamp() + ${LEAD_S} * interval '1 second')
    on conflict (is_sender) do update set node = excluded.node, until = excluded.until
    where push_sender.node = excluded.node or push_sender.until < clock_timestamp()
    returning node`);
  return taken.length > 0;
}

/** Lets another node send at once. */
export async function endLead(db: Db, node: string): Promise<void> {
  await db.execute(sql`delete from push_sender where node = ${node}::uuid`);
}
