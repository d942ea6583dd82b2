import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './run.ts';

const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');

interface GitHub {
  permissions: Record<string, string>;
  jobs: { check: { strategy: { matrix: { node: number[] } }; steps: { run?: string }[] } };
}
interface GitLab {
  check: { parallel: { matrix: { NODE: string[] }[] }; script: string[] };
}
interface Manifest {
  license: string;
  engines?: { node: string };
  keywords?: string[];
  bugs?: { url: string };
  repository?: { url: string; directory: string };
}

const COMMANDS = ['.ci/start', '.ci/run'];

test('GitHub runs both commands of the README on the oldest and the newest Node.js', async () => {
  const { jobs, permissions } = parse(await read('.github/workflows/check.yml')) as GitHub;
  expect(jobs.check.strategy.matrix.node).toEqual([20, 24]);
  expect(jobs.check.steps.flatMap(({ run }) => run ?? [])).toEqual(COMMANDS);
  expect(permissions).toEqual({ contents: 'read' });
});

test('GitLab runs both commands of the README on the oldest and the newest Node.js', async () => {
  const { check } = parse(await read('.gitlab-ci.yml')) as GitLab;
  expect(check.parallel.matrix).toEqual([{ NODE: ['20', '24'] }]);
  expect(check.script).toEqual(COMMANDS);
});

test.each(COMMANDS)('%s can be run', async (command) => {
  expect((await stat(join(root, command))).mode & 0o111).toBe(0o111);
  expect(await read(command)).toMatch(/^#!.*\n(#.*\n)+set -uo pipefail\n/);
});

test('Renovate and pnpm take a version after the same time', async () => {
  const { minimumReleaseAge } = JSON.parse(await read('renovate.json')) as { minimumReleaseAge: string };
  const workspace = parse(await read('pnpm-workspace.yaml')) as Record<string, unknown>;
  expect(`${Number(workspace['minimumReleaseAge']) / 1_440} days`).toBe(minimumReleaseAge);
  // Otherwise an installation asks the registry about every package.
  expect(workspace).toMatchObject({ trustPolicy: 'no-downgrade', trustLockfile: true });
});

test.each(['api', 'realtime', 'ui'])('The package %s says where it comes from and what it runs on', async (name) => {
  const whole = JSON.parse(await read('package.json')) as Manifest;
  const manifest = JSON.parse(await read(`packages/${name}/package.json`)) as Manifest;
  expect(manifest.engines?.node).toBe(whole.engines?.node);
  expect(manifest.license).toBe(whole.license);
  expect(manifest.repository?.directory).toBe(`packages/${name}`);
  expect(manifest.bugs?.url).toMatch(/^https:/);
  expect(manifest.keywords?.length).toBeGreaterThan(0);
});

test('The licence of the project is the licence of the packages', async () => {
  const text = (await read('LICENSE')).replace('This project', 'This package');
  for (const name of ['api', 'realtime', 'ui'])
    expect(await read(`packages/${name}/LICENSE`)).toContain(text.trimEnd());
});
