import { readSettings } from '../apps/store-server/src/base/settings.ts';
import { printAsLog } from '../apps/store-server/src/start/printAsLog.ts';
import { reportFailure } from '../apps/store-server/src/start/reportFailure.ts';
import { assertCanStart } from './assertCanStart.ts';
import { checkBrandFile } from './brand.ts';
import { assertBuilt, buildApps } from './buildApps.ts';

/**
 * Builds the portal if its source is newer than the last build, then runs the store, which serves it.
 * Flags (`--empty`, `--large`) and settings (PORT, HOST, DATA_DIR, DATABASE_URL) are the store's. With `--no-build` the
 * apps must be built already, as in an image.
 */

printAsLog(process.env);
const builds = !process.argv.includes('--no-build');
try {
  // The store checks this too, but only after the build.
  const settings = readSettings(process.env, process.argv.slice(2));
  if (!builds) assertBuilt();
  await assertCanStart(settings);
  if (settings.brandFile !== undefined) checkBrandFile(settings.brandFile);
} catch (error) {
  process.exit(reportFailure(error));
}

const code = builds ? await buildApps() : 0;
if (code !== 0) process.exit(code);

// In this process, so that a signal to it stops the store and its database.
await import('../apps/store-server/src/main.ts');
