import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './run.ts';

interface Manifest {
  exports?: unknown;
  dependencies?: Record<string, string>;
}

const read = async (...path: string[]): Promise<Manifest> =>
  JSON.parse(await readFile(join(root, ...path), 'utf8')) as Manifest;

test('Journeys and stories check accessibility with one version of axe-core', async () => {
  const lock = parse(await readFile(join(root, 'pnpm-lock.yaml'), 'utf8')) as { packages: Record<string, unknown> };
  expect(Object.keys(lock.packages).filter((name) => name.startsWith('axe-core@'))).toHaveLength(1);
});

/** Its documentation tells to import this file. */
const DOCUMENTED = ['ajv/dist/2020.js'];

/** What the code of a package imports as values, with a path: `jsbarcode/bin/…`. */
async function importedPaths(folder: string): Promise<string[]> {
  const files = (await readdir(join(root, folder, 'src'), { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(root, folder, 'src', name), 'utf8')));
  const found = texts.flatMap((text) => [
    ...text.matchAll(/^import (?!type ).*? from '((?:@[\w-]+\/)?[\w.-]+\/[^']+)'/gm),
  ]);
  return [...new Set(found.map(([, path = '']) => path))].filter((path) => !path.startsWith('.'));
}

const nameOf = (path: string): string => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

test('A library whose inside is imported is held at one minor version', async () => {
  const folders = [
    'apps/kiosk',
    'apps/portal',
    'apps/store-server',
    ...['api', 'browser', 'realtime', 'ui'].map((name) => `packages/${name}`),
  ];
  const held: string[] = [];
  for (const folder of folders) {
    const { dependencies = {} } = await read(folder, 'package.json');
    for (const path of await importedPaths(folder)) {
      const installed = join(folder, 'node_modules', nameOf(path), 'package.json');
      if (DOCUMENTED.includes(path) || !existsSync(join(root, installed))) continue;
      if ((await read(installed)).exports === undefined) held.push(`${nameOf(path)} ${dependencies[nameOf(path)]}`);
    }
  }
  expect(held.length).toBeGreaterThan(0);
  expect(held.filter((dependency) => !/ ~?\d/.test(dependency))).toEqual([]);
});
