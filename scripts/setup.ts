import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Db } from '../apps/store-server/src/operations/operation.ts';
import { DataDirError } from '../apps/store-server/src/db/embedded/dataDir.ts';
import { readSettings, SettingsError } from '../apps/store-server/src/settings.ts';
import { onDatabase, SetupError } from '../apps/store-server/src/setup/onDatabase.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Runs a command that sets something up in a store's database, with the settings (DATABASE_URL, DATA_DIR) with which the
 * store is started. What is wrong is said in one line, with exit code 1, or 2 for flags and settings.
 */
export async function setUp<const Known extends Options>(
  usage: string,
  options: Known,
  work: (db: Db, flags: ReturnType<typeof flagsOf<Known>>) => Promise<string>,
): Promise<void> {
  try {
    const flags = flagsOf(options, usage);
    if (process.argv.includes('--help')) {
      console.log(usage);
      return;
    }
    console.log(await onDatabase(readSettings(process.env, []), (db) => work(db, flags)));
  } catch (error) {
    const isKnown = [SetupError, SettingsError, DataDirError].some((known) => error instanceof known);
    console.error(isKnown ? (error as Error).message : error);
    process.exitCode = error instanceof SettingsError ? 2 : 1;
  }
}

function flagsOf<const Known extends Options>(options: Known, usage: string) {
  try {
    return parseArgs({
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      options: { ...options, help: { type: 'boolean' } },
    }).values;
  } catch (error) {
    throw new SettingsError([`${error instanceof Error ? error.message : String(error)}\n\n${usage}`]);
  }
}
