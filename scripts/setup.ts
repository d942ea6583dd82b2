import { type Flags, readFlags } from '../apps/store-server/src/flags.ts';
import type { Db } from '../apps/store-server/src/operations/operation.ts';
import { readSettings } from '../apps/store-server/src/settings.ts';
import { onDatabase, SetupError } from '../apps/store-server/src/setup/onDatabase.ts';
import { StartError } from '../apps/store-server/src/startError.ts';
import { tellWhy } from '../apps/store-server/src/tellWhy.ts';

/**
 * Runs a command that sets something up in a store's database, with the settings (DATABASE_URL, DATA_DIR) with which the
 * store is started. What is wrong is said in one line, with exit code 1, or 2 for flags and settings.
 */
export async function setUp<const Known extends Flags>(
  usage: string,
  options: Known,
  work: (db: Db, flags: ReturnType<typeof readFlags<Known>>) => Promise<string>,
): Promise<void> {
  try {
    const flags = readFlags(process.argv.slice(2), options, usage);
    console.log(await onDatabase(readSettings(process.env, []), (db) => work(db, flags)));
  } catch (error) {
    process.exitCode = tellWhy(error instanceof SetupError ? new StartError(error.message, { cause: error }) : error);
  }
}
