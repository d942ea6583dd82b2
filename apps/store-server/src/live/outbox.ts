import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';

/** An event for live clients: where it goes and the JSON that they get. */
export interface LiveEvent {
  /** `/topic/messages` or `/user/{user_id}/in-app-notifications`. */
  destination: string;
  /** A Notification of the contract. */
  body: object;
}

/** The channel that says "there is something new in the outbox"; its payload is the row's id. */
export const OUTBOX_CHANNEL = 'outbox';

/**
 * Puts an event into the outbox inside the caller's transaction: it is delivered when, and only when, that commits.
 * A NOTIFY payload is limited to 8,000 bytes, so it carries the id and every node reads the row.
 */
export async function publish(tx: Db | Tx, event: LiveEvent): Promise<void> {
  await tx.execute(sql`
    with event as (
      insert into outbox (destination, body) values (${event.destination}, ${JSON.stringify(event.body)}::jsonb)
      returning id
    )
    select pg_notify(${OUTBOX_CHANNEL}, id::text) from event`);
}
