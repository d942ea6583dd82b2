import { join } from 'node:path';
import { AlreadyRunningError } from '../apps/store-server/src/start/running.ts';
import { readSettings } from '../apps/store-server/src/base/settings.ts';
import { StartError } from '../apps/store-server/src/base/startErrors.ts';
import { reportFailure } from '../apps/store-server/src/start/reportFailure.ts';
import { assertCanStart } from './assertCanStart.ts';
import { root } from './run.ts';
import { runInParallel } from './runInParallel.ts';

/** Runs the store, which restarts after changes, and the portal and the kit with hot reload, until Ctrl-C. */

const flags = process.argv.slice(2);

try {
  await assertCanStart(readSettings(process.env, flags));
} catch (error) {
  const isRunning = error instanceof AlreadyRunningError;
  const advice = 'Stop it first: the development server would use it instead of the code that you change.';
  process.exit(reportFailure(isRunning ? new StartError(`${error.message} ${advice}`, { cause: error }) : error));
}

// The portal's development server forwards calls to this store.
process.env['STORE_URL'] ??= `http://127.0.0.1:${process.env['PORT'] || '4100'}`;
console.log('Open http://127.0.0.1:5173 once both are ready. It reloads when a file changes.\n');

const bin = join(root, 'node_modules/.bin');
process.exitCode = await runInParallel([
  {
    command: join(bin, 'tsx'),
    args: ['watch', '--clear-screen=false', 'apps/store-server/src/main.ts', ...flags],
    cwd: root,
  },
  { command: join(bin, 'vite'), args: [], cwd: join(root, 'apps/portal') },
]);
