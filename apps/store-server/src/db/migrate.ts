import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

/** Any number that nothing else in this database locks; spells "stor". */
export const MIGRATION_LOCK = 0x73746f72;

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/**
 * Brings the tables up to date. Nodes that start together wait for each other, so each migration runs once.
 * @param pool the patient one: a big table is rebuilt for as long as that takes
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // `create schema if not exists` says so on every start; that is no news.
    await client.query('set client_min_messages to warning');
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    // Not returned to the pool: closing it frees the lock even when a migration failed half-way.
    client.release(true);
  }
}
