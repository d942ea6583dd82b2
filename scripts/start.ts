import { join } from 'node:path';
import { readSettings } from '../apps/store-server/src/base/settings.ts';
import { reportFailure } from '../apps/store-server/src/start/reportFailure.ts';
import { assertCanStart } from './assertCanStart.ts';
import { isOutdated } from './isOutdated.ts';
import { root, run } from './run.ts';

/**
 * Builds the portal if its source is newer than the last build, then runs the store, which serves it.
 * Flags (`--empty`, `--large`) and settings (PORT, HOST, DATA_DIR, DATABASE_URL) are the store's.
 */

try {
  // The store checks this too, but only after the build.
  await assertCanStart(readSettings(process.env, process.argv.slice(2)));
} catch (error) {
  process.exit(reportFailure(error));
}

const portal = join(root, 'apps/portal');
const sources = ['apps/portal', 'packages/ui', 'packages/api', 'packages/realtime', 'pnpm-lock.yaml'];

if (
  await isOutdated(
    join(portal, 'dist/index.html'),
    sources.map((path) => join(root, path)),
  )
) {
  console.log('Building the portal…');
  const code = await run('vite', ['build', '--logLevel', 'warn'], portal);
  if (code !== 0) process.exit(code);
}

// In this process, so that a signal to it stops the store and its database.
await import('../apps/store-server/src/main.ts');
