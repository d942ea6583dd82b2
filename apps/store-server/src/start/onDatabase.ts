import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type Connection } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';
import { SetupError } from '../base/startErrors.ts';
import type { Db } from '../db/database.ts';
import { AlreadyRunningError, refuseIfRunning } from './running.ts';
import type { Settings } from '../base/settings.ts';

/**
 * Runs a command on the database of a store: on `DATABASE_URL`, also while the store runs, or on the embedded database,
 * only while the store does not run.
 * @throws SetupError when the embedded database is in use, or when no store was ever started on it
 */
export async function onDatabase<T>(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) return withConnection(databaseUrl, work);
  await refuseIfRunning(dataDir).catch((error: unknown) => {
    if (!(error instanceof AlreadyRunningError)) throw error;
    throw new SetupError(`${error.message} Stop it first. With a DATABASE_URL it may keep running.`, { cause: error });
  });
  if (!existsSync(join(dataDir, 'postgres'))) throw new SetupError(`${neverStarted} DATA_DIR is ${dataDir}.`);
  const embedded = await startEmbedded(dataDir);
  try {
    return await withConnection(embedded.url, work);
  } finally {
    await embedded.stop();
  }
}

const neverStarted = 'No store was ever started on this database. Start the store once: it creates the tables.';

async function withConnection<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, pool, close } = connect(url, { max: 1 });
  try {
    await refuseWithoutTables(pool);
    return await work(db);
  } finally {
    await close();
  }
}

async function refuseWithoutTables(pool: Connection['pool']): Promise<void> {
  const { rows } = await pool
    .query<{ there: boolean }>(`select to_regclass('kiosks') is not null as there`)
    .catch((cause: unknown) => {
      throw new SetupError(`The database cannot be used: ${(cause as { code?: string }).code ?? String(cause)}`, {
        cause,
      });
    });
  if (rows[0]?.there !== true) throw new SetupError(neverStarted);
}
