import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run.ts';

/** Runs the store with restart on change and the portal (with the kit) with hot reload, until Ctrl-C. */

// The portal's development server hands calls on to this very store.
process.env['STORE_URL'] ??= `http://127.0.0.1:${process.env['PORT'] || '4100'}`;
console.log('Open http://127.0.0.1:5173 once both are ready: it reloads as you write.\n');

const bin = join(root, 'node_modules/.bin');
const children = [
  spawn(
    join(bin, 'tsx'),
    ['watch', '--clear-screen=false', 'apps/store-server/src/main.ts', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
    },
  ),
  spawn(join(bin, 'vite'), [], { cwd: join(root, 'apps/portal'), stdio: 'inherit' }),
];

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
// Ctrl-C reaches the children by itself, and a second signal would cut the store off while it closes its database.
process.on('SIGINT', () => {});
process.on('SIGTERM', stop);
process.on('SIGHUP', stop);
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
