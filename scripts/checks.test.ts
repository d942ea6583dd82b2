import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checks, checksOf, filesToLint, generated, regenerated } from './checks.ts';
import { root } from './run.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instore-checks-'));
  file = join(folder, 'client.ts');
  await writeFile(file, 'one');
});
afterEach(() => rm(folder, { recursive: true }));

test('a check fails when a generator writes another text than the committed one', async () => {
  const passes = (text: string, code = 0) =>
    generated('client', relative(root, file), async (output) => {
      await writeFile(output, text);
      return code;
    }).passes();
  expect(await passes('one')).toBe(true);
  expect(await passes('two')).toBe(false);
  expect(await passes('one', 1)).toBe(false);
  expect(await readFile(file, 'utf8')).toBe('one');
});

test('a check fails when a generator changes its file, and passes the next time', async () => {
  const passes = (text: string, code = 0) =>
    regenerated('routes', relative(root, file), async () => {
      await writeFile(file, text);
      return code;
    }).passes();
  expect(await passes('one')).toBe(true);
  expect(await passes('two')).toBe(false);
  expect(await passes('two')).toBe(true);
  expect(await passes('two', 1)).toBe(false);
});

test('a change is linted in its own files, and a rule change in all files', () => {
  const closings = 'apps/portal/src/bookings/closings.ts';
  expect(filesToLint([closings, 'README.md', 'packages/api/openapi.yaml', 'scripts/a.mjs'])).toEqual([
    closings,
    'scripts/a.mjs',
  ]);
  for (const all of ['.oxlintrc.json', 'tsconfig.json', 'packages/ui/tsconfig.build.json', 'apps/portal/package.json'])
    expect(filesToLint([closings, all])).toBe('all');
});

test('a change runs all checks, but lint only with code', () => {
  const names = (...changed: string[]) => checksOf(changed).map(({ name }) => name);
  const all = checks.map(({ name }) => name);
  const [lint, declarations] = ['lint and module boundaries', 'declarations of the packages'];
  expect(all).toEqual(expect.arrayContaining([lint, declarations]));
  expect(names('packages/ui/src/index.ts')).toEqual(all);
  expect(names('apps/portal/src/main.tsx')).toEqual(all.filter((name) => name !== declarations));
  expect(names('README.md')).toEqual(all.filter((name) => name !== declarations && name !== lint));
});
