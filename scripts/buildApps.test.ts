import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesOf } from './buildApps.ts';
import { root } from './run.ts';

test.each(['apps/portal', 'apps/kiosk'])(
  'a start builds %s again after a change of what its build is made of',
  (app) => {
    const manifest = JSON.parse(readFileSync(join(root, app, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const packages = Object.keys(manifest.dependencies).flatMap((name) => /^@instore\/(.+)/.exec(name)?.[1] ?? []);
    expect(packages.length).toBeGreaterThan(2);
    const made = [
      app,
      ...packages.map((name) => `packages/${name}`),
      'scripts/vitePlugins.ts',
      'scripts/classNames.ts',
    ];
    expect(sourcesOf(app)).toEqual(expect.arrayContaining([...made, 'pnpm-lock.yaml'].map((path) => join(root, path))));
  },
);
