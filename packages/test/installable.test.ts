import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { expect, inject, test } from 'vitest';
import { packages } from '../../scripts/packages/pack.ts';
import { root } from '../../scripts/run.ts';
import { readManifest } from './outside.ts';

const archives = inject('archives');
const installed = join(inject('outside'), 'node_modules/@instore');
const execute = promisify(execFile);

test.for(packages)('@instore/%s has nothing that publint would remark on', async (name) => {
  const archive = await readFile(archives[name]);
  const { messages } = await publint({
    pack: { tarball: archive.buffer.slice(archive.byteOffset, archive.byteOffset + archive.length) },
    strict: true,
  });
  expect(messages).toEqual([]);
});

/** attw does not resolve patterns: one of each. `types.test.ts` imports all. */
const OF_PATTERNS = ['Button', 'messages/es'];

test.for(packages)('@instore/%s has types that each kind of entry point resolves to', async (name) => {
  const entries = name === 'ui' ? OF_PATTERNS : [];
  const include = entries.length > 0 ? ['--include-entrypoints', ...entries] : [];
  const attw = join(root, 'node_modules/.bin/attw');
  const { stdout } = await execute(attw, [
    archives[name],
    '--profile',
    'esm-only',
    '--format',
    'ascii',
    '--no-color',
    ...include,
  ]);
  expect(stdout).toContain(`@instore/${name}`);
  for (const entry of entries) expect(stdout).toContain(`"@instore/ui/${entry}"`);
});

test('the only peer dependency of the kit is React', async () => {
  const { peerDependencies } = await readManifest(join(installed, 'ui'));
  expect(Object.keys(peerDependencies ?? {})).toEqual(['react', 'react-dom']);
});

test('packages name each other by version, not by workspace', async () => {
  const { dependencies } = await readManifest(join(installed, 'realtime'));
  const { version } = JSON.parse(await readFile(join(root, 'packages/api/package.json'), 'utf8')) as {
    version: string;
  };
  expect(dependencies?.['@instore/api']).toBe(version);
});

test.for(packages)('@instore/%s carries neither sources nor tests nor stories', async (name) => {
  const files = await readdir(join(installed, name), { recursive: true });
  expect(files).toContain('dist/index.js');
  expect(files.filter((file) => /(^|[^d])\.tsx?$|\.(test|stories)\.|fixtures|test-support/.test(file))).toEqual([]);
});

test.for(packages)('declarations of @instore/%s import files that are there', async (name) => {
  const dist = join(installed, name, 'dist');
  const files = await readdir(dist, { recursive: true });
  const texts = await Promise.all(
    files.filter((file) => file.endsWith('.d.ts')).map((file) => readFile(join(dist, file), 'utf8')),
  );
  expect(texts.join('\n')).not.toMatch(/(from |import\()['"]\.[^'"]*\.tsx?['"]/);
});
