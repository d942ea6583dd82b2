import { readFlags } from '../apps/store-server/src/base/flags.ts';
import { readSettings } from '../apps/store-server/src/base/settings.ts';
import { SettingsError } from '../apps/store-server/src/base/startErrors.ts';
import { fileAt } from '../apps/store-server/src/import/fileSource.ts';
import { importFile } from '../apps/store-server/src/import/importFile.ts';
import { kinds } from '../apps/store-server/src/import/kinds/index.ts';
import { linesOf } from '../apps/store-server/src/import/report.ts';
import { onDatabase } from '../apps/store-server/src/start/onDatabase.ts';
import { reportsFailure } from './reportsFailure.ts';

/** Imports a file, or says what it would change. The exit code is 1 for a file with problems. */

const usage = `pnpm store:import <kind> <file.csv|file.xlsx> [--apply] [--complete]
  <kind>       ${kinds.map(({ name }) => name).join(', ')}; docs/import.md has their columns
  --apply      writes the changes; without it they are only reported
  --complete   removes what the file lacks, where docs/import.md says so (stock)
  Reads DATABASE_URL or DATA_DIR like the store, which may run meanwhile.`;

const options = { apply: { type: 'boolean' }, complete: { type: 'boolean' } } as const;

await reportsFailure(async () => {
  const given = process.argv.slice(2).filter((argument) => argument !== '--');
  const names = given.filter((argument) => !argument.startsWith('--'));
  const flags = readFlags(
    given.filter((argument) => argument.startsWith('--')),
    options,
    usage,
  );
  const kind = kinds.find(({ name }) => name === names[0]);
  const [, file] = names;
  if (kind === undefined || file === undefined || names.length > 2) throw new SettingsError([usage]);
  const { apply: isApplied = false, complete: isComplete = false } = flags;
  const settings = readSettings(process.env, []);
  const { marketplaceImageHost: pictureHost } = settings.limits;
  const report = await onDatabase(settings, (url) =>
    importFile({ url, kind, file: fileAt(file), isApplied, isComplete, pictureHost }),
  );
  if (report.problems.count > 0) process.exitCode = 1;
  return linesOf(report).join('\n');
});
