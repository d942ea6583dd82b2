import type { Client } from 'pg';
import type { OutboxEvent } from './hub.ts';

/** Reads events by their ids, in the order of the ids that are given. */
export async function readEvents(client: Client, ids: number[]): Promise<OutboxEvent[]> {
  const { rows } = await client.query<OutboxEvent>(
    'select id::float8 as id, destination, body from outbox where id = any($1::bigint[])',
    [ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Reads the events of the last milliseconds, in the order of their ids. */
export async function readRecentEvents(client: Client, ageMs: number): Promise<OutboxEvent[]> {
  const { rows } = await client.query<OutboxEvent>(
    `select id::float8 as id, destination, body from outbox
     where created_at > clock_timestamp() - make_interval(secs => $1) order by id`,
    [ageMs / 1000],
  );
  return rows;
}

/** Deletes events that are older than some milliseconds. */
export async function deleteOldEvents(client: Client, ageMs: number): Promise<void> {
  const age = [ageMs / 1000];
  await client.query('delete from outbox where created_at < clock_timestamp() - make_interval(secs => $1)', age);
}
