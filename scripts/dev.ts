import { join } from 'node:path';
import { AlreadyRunningError, refuseIfRunning } from '../apps/store-server/src/start/running.ts';
import { readSettings, type Settings } from '../apps/store-server/src/base/settings.ts';
import { StartError } from '../apps/store-server/src/base/startError.ts';
import { reportFailure } from '../apps/store-server/src/start/reportFailure.ts';
import { openGate } from '../apps/store-server/src/http/gate.ts';
import { root } from './run.ts';
import { runTogether } from './together.ts';

/** Runs the store with restart on change and the portal (with the kit) with hot reload, until Ctrl-C. */

const flags = process.argv.slice(2);

try {
  await refuseOther(readSettings(process.env, flags));
} catch (error) {
  process.exit(reportFailure(error));
}

/**
 * Makes sure that the store can start: beside another one the portal would show that one's data, and its code would never
 * be reloaded.
 * @throws StartError, or the system's error of a port that is taken
 */
async function refuseOther({ databaseUrl, dataDir, port, host }: Settings): Promise<void> {
  try {
    if (databaseUrl === undefined) await refuseIfRunning(dataDir);
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) throw error;
    throw new StartError(`${error.message} Stop it first: its code would not be reloaded.`, { cause: error });
  }
  await (await openGate(port, host)).close();
}

// The portal's development server hands calls on to this very store.
process.env['STORE_URL'] ??= `http://127.0.0.1:${process.env['PORT'] || '4100'}`;
console.log('Open http://127.0.0.1:5173 once both are ready: it reloads as you write.\n');

const bin = join(root, 'node_modules/.bin');
process.exitCode = await runTogether([
  {
    command: join(bin, 'tsx'),
    args: ['watch', '--clear-screen=false', 'apps/store-server/src/main.ts', ...flags],
    cwd: root,
  },
  { command: join(bin, 'vite'), args: [], cwd: join(root, 'apps/portal') },
]);
