import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { PoolClient } from 'pg';

const folder = new URL('triggers/', import.meta.url);

/** The functions and triggers of the database (ADR 50). */
const triggers = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n'))
  .join('\n');

/** A short name of the triggers: the newest migration that changes them has it. */
export const triggersHash: string = createHash('sha256').update(triggers).digest('hex').slice(0, 16);

/**
 * Applies the triggers when the database has others.
 * @param newest the time of this release's newest migration: the triggers of a later release stay
 */
export async function applyTriggers(client: PoolClient, newest: number): Promise<void> {
  await client.query('create table if not exists drizzle.applied_triggers (hash text not null)');
  const { rows } = await client.query<{ hash: string | null; isLater: boolean }>(
    `select (select hash from drizzle.applied_triggers) as hash,
            exists (select from drizzle.__drizzle_migrations where created_at > $1) as "isLater"`,
    [newest],
  );
  const [applied] = rows;
  if (applied === undefined || applied.isLater || applied.hash === triggersHash) return;
  // Statements of one query are one transaction.
  await client.query(`${triggers}
    delete from drizzle.applied_triggers;
    insert into drizzle.applied_triggers values ('${triggersHash}')`);
}
