import { join } from 'node:path';
import { packages } from './packages/pack.ts';
import { root, run } from './run.ts';

/** Builds the packages, the portal and the static Storybook. */

const steps: readonly [program: string, args: string[], folder: string][] = [
  ...packages.map((name): [string, string[], string] => [
    'tsx',
    [join(root, 'scripts/packages/build.ts')],
    join(root, 'packages', name),
  ]),
  ['vite', ['build'], join(root, 'apps/portal')],
  ['vite', ['build'], join(root, 'apps/kiosk')],
  ['storybook', ['build', '--quiet', '--output-dir', 'storybook-static'], root],
];
for (const [program, args, folder] of steps) {
  const code = await run(program, args, folder);
  if (code !== 0) process.exit(code);
}
