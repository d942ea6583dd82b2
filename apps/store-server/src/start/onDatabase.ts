import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type Connection } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';
import { SetupError } from '../base/setupError.ts';
import type { Db } from '../db/database.ts';
import { AlreadyRunningError, refuseIfRunning } from './running.ts';
import type { Settings } from '../base/settings.ts';

/**
 * Works on the database of a store, as its settings name it: `DATABASE_URL`, also while the store runs, or the embedded
 * one, while it does not.
 * @throws SetupError when the embedded one is in use, or when no store was ever started there
 */
export async function onDatabase<T>(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) return withConnection(databaseUrl, work);
  await refuseIfRunning(dataDir).catch((error: unknown) => {
    if (!(error instanceof AlreadyRunningError)) throw error;
    throw new SetupError(`${error.message} Stop it first; with a DATABASE_URL it may go on running.`, { cause: error });
  });
  if (!existsSync(join(dataDir, 'postgres'))) throw new SetupError(`${neverStarted} DATA_DIR is ${dataDir}.`);
  const embedded = await startEmbedded(dataDir);
  try {
    return await withConnection(embedded.url, work);
  } finally {
    await embedded.stop();
  }
}

const neverStarted = 'No store was ever started on this database: start it once, it makes what it needs.';

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
