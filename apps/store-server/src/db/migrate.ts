import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool, PoolClient } from 'pg';
import { StartError } from '../base/startErrors.ts';
import { databaseFailure } from './failure.ts';
import { applyTriggers } from './triggers.ts';

/** The advisory lock of the migrations: a number that nothing else locks; spells "stor". */
export const MIGRATION_LOCK = 0x73746f72;

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

export interface MigrateOptions {
  /** How long a migration waits for the lock of a table, ms; requests for that table wait behind it. @default 2000 */
  lockTimeoutMs?: number;
  /** Time between two attempts, ms. @default 1000 */
  pauseMs?: number;
  /** How often to try while other nodes use the tables. @default 20 */
  attempts?: number;
}

/**
 * Brings the tables up to date. Nodes that start at the same time wait for each other, so each migration runs once.
 * Nodes of an older release may go on working: if their requests lock the tables, the migrations or the triggers are
 * undone and tried again.
 * @param pool one without time limits: the migration of a big table may take long
 * @throws StartError when the tables stay locked
 */
export async function migrate(
  pool: Pool,
  { lockTimeoutMs = 2_000, pauseMs = 1_000, attempts = 20 }: MigrateOptions = {},
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Hides the notice of `create schema if not exists` on every start.
    await client.query('set client_min_messages to warning');
    // After the advisory lock, for which a node may wait long.
    await client.query(`set lock_timeout to ${lockTimeoutMs}`);
    for (let attempt = 1; !(await tryMigrations(client)); attempt += 1) {
      if (attempt === attempts) {
        throw new StartError(
          'The tables cannot be changed while other connections use them. Start the store again later.',
        );
      }
      await wait(pauseMs);
    }
  } finally {
    // Closed instead of returned to the pool: that releases the lock also after a failed migration.
    client.release(true);
  }
}

/**
 * Applies the missing migrations in one transaction, then the triggers in another.
 * @returns false when a lock prevented one of them; a committed transaction is not undone
 */
async function tryMigrations(client: PoolClient): Promise<boolean> {
  try {
    await applyMigrations(drizzle(client), { migrationsFolder });
    const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
    await applyTriggers(client, newest);
    return true;
  } catch (error) {
    if (databaseFailure(error)?.kind === 'locked') return false;
    throw error;
  }
}
