import { join } from 'node:path';
import { root } from './run.ts';
import { runTogether } from './together.ts';

/** Runs the store with restart on change and the portal (with the kit) with hot reload, until Ctrl-C. */

// The portal's development server hands calls on to this very store.
process.env['STORE_URL'] ??= `http://127.0.0.1:${process.env['PORT'] || '4100'}`;
console.log('Open http://127.0.0.1:5173 once both are ready: it reloads as you write.\n');

const bin = join(root, 'node_modules/.bin');
process.exitCode = await runTogether([
  {
    command: join(bin, 'tsx'),
    args: ['watch', '--clear-screen=false', 'apps/store-server/src/main.ts', ...process.argv.slice(2)],
    cwd: root,
  },
  { command: join(bin, 'vite'), args: [], cwd: join(root, 'apps/portal') },
]);
