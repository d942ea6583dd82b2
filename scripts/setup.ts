import { type Flags, readFlags } from '../apps/store-server/src/base/flags.ts';
import type { Db } from '../apps/store-server/src/db/database.ts';
import { readSettings, type Settings } from '../apps/store-server/src/base/settings.ts';
import { onTables } from '../apps/store-server/src/start/onDatabase.ts';
import { reportsFailure } from './reportsFailure.ts';

/** Runs a setup command on the store's database, which DATABASE_URL or DATA_DIR name, as for the store. */
export function setUp<const Known extends Flags>(
  usage: string,
  options: Known,
  work: (db: Db, flags: ReturnType<typeof readFlags<Known>>, settings: Settings) => Promise<string>,
): Promise<void> {
  return reportsFailure(async () => {
    const flags = readFlags(process.argv.slice(2), options, usage);
    const settings = readSettings(process.env, []);
    return onTables(settings, (db) => work(db, flags, settings));
  });
}
