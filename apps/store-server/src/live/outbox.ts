import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';

/** An event for live clients. */
export interface LiveEvent {
  /** A destination of `x-live` in the contract, or `/access/{userId}`, which makes sockets check their rights. */
  destination: string;
  /** The body of that destination. */
  body: object;
}

/** The PostgreSQL channel of new outbox rows; the payload is the id of the row. */
export const OUTBOX_CHANNEL = 'outbox';

/**
 * Writes events to the outbox within a transaction: they are delivered if and only if the transaction commits. A NOTIFY
 * payload is limited to 8,000 bytes, so it contains the id, and every node reads the row.
 */
export async function publish(tx: Db | Tx, ...events: LiveEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.execute(sql`
    with event as (
      insert into outbox (destination, body)
      select destination, body
      from rows from (jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as (destination text, body jsonb))
           with ordinality as given (destination, body, position)
      order by position
      returning id
    )
    select pg_notify(${OUTBOX_CHANNEL}, id::text) from event order by id`);
}
