import { type Flags, readFlags } from '../apps/store-server/src/base/flags.ts';
import type { Db } from '../apps/store-server/src/db/database.ts';
import { readSettings } from '../apps/store-server/src/base/settings.ts';
import { onDatabase } from '../apps/store-server/src/start/onDatabase.ts';
import { SetupError } from '../apps/store-server/src/base/startErrors.ts';
import { StartError } from '../apps/store-server/src/base/startErrors.ts';
import { reportFailure } from '../apps/store-server/src/start/reportFailure.ts';

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
    process.exitCode = reportFailure(
      error instanceof SetupError ? new StartError(error.message, { cause: error }) : error,
    );
  }
}
