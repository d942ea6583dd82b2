import { readFlags } from '../apps/store-server/src/base/flags.ts';
import { readSettings } from '../apps/store-server/src/base/settings.ts';
import { SetupError } from '../apps/store-server/src/base/startErrors.ts';
import { restore } from '../apps/store-server/src/ops/backup/restore.ts';
import { reportsFailure } from './reportsFailure.ts';

/** Restores a backup into a new DATA_DIR. */

const usage = `DATA_DIR=<new directory> pnpm store:restore -- --from <file.tar.gz>
  --from   an archive of pnpm store:backup
  Restores it into a DATA_DIR without a database, checks that it starts, and prints the rows of each table.`;

await reportsFailure(async () => {
  const { from } = readFlags(process.argv.slice(2), { from: { type: 'string' } }, usage);
  if (from === undefined) throw new SetupError(usage);
  const { dataDir, databaseUrl } = readSettings(process.env, []);
  if (databaseUrl !== undefined) {
    throw new SetupError('DATABASE_URL is set. A backup is restored into DATA_DIR: docs/deploy/backup.md.');
  }
  const { manifest, rows } = await restore(from, dataDir);
  const lines = Object.entries(rows).map(([table, count]) => `${String(count).padStart(9)}  ${table}`);
  return [...lines, `${dataDir} has the store of ${manifest.takenAt}. Start it with pnpm start.`].join('\n');
});
