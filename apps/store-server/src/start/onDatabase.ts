import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { connect, type Connection, PATIENT_WAIT_MS } from '../db/connect.ts';
import { addressOf, startEmbedded } from '../db/embedded.ts';
import { isRunning, readPostmaster } from '../db/embedded/postmaster.ts';
import { SetupError } from '../base/startErrors.ts';
import type { Db } from '../db/database.ts';
import type { Settings } from '../base/settings.ts';

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/**
 * Runs a command on the database of a store, which may run meanwhile: on `DATABASE_URL`, else on the embedded database of
 * `DATA_DIR`, which is started for the command if it does not run.
 * @param work gets the address of the database
 * @throws SetupError when there is no database
 */
export async function onDatabase<T>({ databaseUrl, dataDir }: Place, work: (url: string) => Promise<T>): Promise<T> {
  if (databaseUrl !== undefined) return work(databaseUrl);
  const home = resolve(dataDir);
  const directory = join(home, 'postgres');
  if (!existsSync(directory)) throw new SetupError(`${neverStarted} DATA_DIR is ${home}.`);
  const postmaster = readPostmaster(directory);
  if (postmaster !== undefined && isRunning(directory, postmaster.port)) return work(addressOf(home, postmaster.port));
  const embedded = await startEmbedded(home);
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

/**
 * Runs a command on the tables of a store, which may run meanwhile.
 * @throws SetupError when the database cannot be used, or when no store was ever started on it
 */
export const onTables = <T>(place: Place, work: (db: Db) => Promise<T>): Promise<T> =>
  onDatabase(place, async (url) => {
    const { db, pool, close } = connect(url, { max: 1, waitMs: PATIENT_WAIT_MS });
    try {
      await refuseWithoutTables(pool);
      return await work(db);
    } finally {
      await close();
    }
  });

const neverStarted = 'No store was ever started on this database. Start the store once: it creates the tables.';

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
