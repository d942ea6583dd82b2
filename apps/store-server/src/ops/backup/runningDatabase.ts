import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SetupError } from '../../base/startErrors.ts';
import { addressOf, startEmbedded } from '../../db/embedded.ts';
import { isRunning, readPostmaster } from '../../db/embedded/postmaster.ts';

/**
 * Does work on the embedded database of a DATA_DIR: on the one that the store runs, or on one that is started for it.
 * @throws SetupError when there is no database
 */
export async function onRunningDatabase<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const home = resolve(dataDir);
  const directory = join(home, 'postgres');
  if (!existsSync(directory)) throw new SetupError(`There is no database in ${home}.`);
  const postmaster = readPostmaster(directory);
  if (postmaster !== undefined && isRunning(directory, postmaster.port)) return work(addressOf(home, postmaster.port));
  const database = await startEmbedded(home);
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}
