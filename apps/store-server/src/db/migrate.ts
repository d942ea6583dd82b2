import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

/** The advisory lock of the migrations: a number that nothing else locks; spells "stor". */
export const MIGRATION_LOCK = 0x73746f72;

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/**
 * Brings the tables up to date. Nodes that start at the same time wait for each other, so each migration runs once.
 * @param pool one without time limits: the migration of a big table may take long
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Hides the notice of `create schema if not exists` on every start.
    await client.query('set client_min_messages to warning');
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    // Closed instead of returned to the pool: that releases the lock also after a failed migration.
    client.release(true);
  }
}
