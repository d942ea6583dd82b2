import { readFlags } from '../apps/store-server/src/base/flags.ts';
import { readSettings } from '../apps/store-server/src/base/settings.ts';
import { SetupError } from '../apps/store-server/src/base/startErrors.ts';
import { backUp } from '../apps/store-server/src/ops/backup/backUp.ts';
import { onDatabase } from '../apps/store-server/src/start/onDatabase.ts';
import { reportsFailure } from './reportsFailure.ts';

/** Backs up the embedded database, also while the store runs. */

const usage = `pnpm store:backup [-- --to <file.tar.gz>]
  --to   the archive; by default in-store-<time>.tar.gz in this directory
  Backs up the store in DATA_DIR, also while it runs. With a DATABASE_URL use the tools of that PostgreSQL: docs/deploy/backup.md.`;

/** 20261123T0104Z */
const now = (): string =>
  new Date()
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '')
    .replace(/\d\dZ$/, 'Z');

await reportsFailure(async () => {
  const { to = `in-store-${now()}.tar.gz` } = readFlags(process.argv.slice(2), { to: { type: 'string' } }, usage);
  const { dataDir, databaseUrl } = readSettings(process.env, []);
  if (databaseUrl !== undefined) {
    throw new SetupError('DATABASE_URL is set. Back up that PostgreSQL with its own tools: docs/deploy/backup.md.');
  }
  const { postgres } = await onDatabase({ dataDir }, (url) => backUp({ url, dataDir, target: to }));
  return `${to} has the store of ${dataDir} (PostgreSQL ${postgres}) with its keys. Keep it where only operators read it.`;
});
