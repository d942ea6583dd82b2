import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run.ts';

/** Runs the store with restart on change and the portal (with the kit) with hot reload, until Ctrl-C. */

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
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
