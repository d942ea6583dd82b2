import { join } from 'node:path';
import { root, run } from './run.ts';

/** Builds what is deployed: the portal and the static book. */

const steps: readonly [program: string, args: string[], folder: string][] = [
  ['vite', ['build'], join(root, 'apps/portal')],
  ['storybook', ['build', '--quiet', '--output-dir', 'storybook-static'], root],
];
for (const [program, args, folder] of steps) {
  const code = await run(program, args, folder);
  if (code !== 0) process.exit(code);
}
