import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packages } from '../../scripts/packages/pack.ts';
import { root } from '../../scripts/run.ts';

const execute = promisify(execFile);

/** What `changeset version` reads and writes: manifests, changelogs and changesets. */
const FILES = /^(package\.json|pnpm-workspace\.yaml|CHANGELOG\.md)$/;

const CHANGE = 'A line that this test adds.';

let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'instore-release-'));
  await cp(join(root, '.changeset'), join(copy, '.changeset'), { recursive: true });
  const named = packages.map((name) => `'@instore/${name}': patch\n`).join('');
  await writeFile(join(copy, '.changeset/added.md'), `---\n${named}---\n\n${CHANGE}\n`);
  for (const folder of ['.', ...(await workspaces())]) {
    const files = (await readdir(join(root, folder))).filter((file) => FILES.test(file));
    for (const file of files) await cp(join(root, folder, file), join(copy, folder, file));
  }
  const git = (...order: string[]) =>
    execute('git', ['-c', 'user.name=a', '-c', 'user.email=a@a', ...order], { cwd: copy });
  await git('init', '--quiet');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'A copy');
  await execute(join(root, 'node_modules/.bin/changeset'), ['version'], { cwd: copy });
});
afterAll(() => rm(copy, { recursive: true, force: true }));

async function workspaces(): Promise<string[]> {
  const parents = await Promise.all(
    ['packages', 'apps'].map(async (parent) => (await readdir(join(root, parent))).map((name) => join(parent, name))),
  );
  return ['artwork', ...parents.flat()];
}

const manifest = async (base: string, folder: string) =>
  JSON.parse(await readFile(join(base, folder, 'package.json'), 'utf8')) as { version: string; private?: boolean };

test('a release turns all changesets into the versions and changelogs of packages', async () => {
  expect(await readdir(join(copy, '.changeset'))).toEqual(['config.json']);
  for (const name of packages) {
    const { version } = await manifest(copy, `packages/${name}`);
    expect(version).not.toBe((await manifest(root, `packages/${name}`)).version);
    const changelog = await readFile(join(copy, 'packages', name, 'CHANGELOG.md'), 'utf8');
    expect(changelog).toMatch(new RegExp(`^# @instore/${name}\n\n## ${version.replaceAll('.', '\\.')}\n`));
    expect(changelog).toContain(CHANGE);
  }
});

test('a release leaves the private packages as they are', async () => {
  for (const folder of (await workspaces()).filter(
    (name) => !(packages as readonly string[]).includes(basename(name)),
  )) {
    const before = await manifest(root, folder).catch(() => undefined);
    if (before === undefined) continue;
    expect((await manifest(copy, folder)).version, folder).toBe(before.version);
    expect(await readdir(join(copy, folder))).not.toContain('CHANGELOG.md');
  }
});
