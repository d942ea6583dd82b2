import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isOutdated } from './isOutdated.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instore-outdated-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a file and dates it, and its folder, to a given second. */
async function at(second: number, ...path: string[]): Promise<string> {
  const file = join(folder, ...path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, '');
  await utimes(file, second, second);
  await utimes(join(file, '..'), second, second);
  return file;
}

test('a start builds when there is nothing built yet', async () => {
  await at(10, 'src', 'main.ts');
  expect(await isOutdated(join(folder, 'dist/index.html'), [join(folder, 'src')])).toBe(true);
});

test('a second start does not build again', async () => {
  await at(10, 'src', 'main.ts');
  const built = await at(20, 'dist', 'index.html');
  expect(await isOutdated(built, [join(folder, 'src'), join(folder, 'not-there')])).toBe(false);
});

test('a start builds after a change deep in the source', async () => {
  const built = await at(20, 'dist', 'index.html');
  await at(30, 'src', 'routes', 'index.tsx');
  expect(await isOutdated(built, [join(folder, 'src')])).toBe(true);
});
