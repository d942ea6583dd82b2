import { type Flags, readFlags } from '../apps/store-server/src/base/flags.ts';
import type { Db } from '../apps/store-server/src/db/database.ts';
import { readSettings } from '../apps/store-server/src/base/settings.ts';
import { onDatabase } from '../apps/store-server/src/start/onDatabase.ts';
import { SetupError } from '../apps/store-server/src/base/startErrors.ts';
import { StartError } from '../apps/store-server/src/base/startErrors.ts';
import { reportFailure } from '../apps/store-server/src/start/reportFailure.ts';

/**
 * Runs a setup command on the store's database, which DATABASE_URL or DATA_DIR name, as for the store. A failure is
 * printed in one line; the exit code is 2 for invalid flags and settings, 1 for other failures.
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
