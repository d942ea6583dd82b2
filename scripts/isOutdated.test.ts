import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildFrom, isOutdated, OUTSIDE_OF_STORYBOOK } from './isOutdated.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instore-outdated-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(text: string, ...path: string[]): Promise<string> {
  const file = join(folder, ...path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, text);
  return file;
}

const dist = () => join(folder, 'dist');
const sources = () => [join(folder, 'src'), join(folder, 'not-there')];
const isNowOutdated = () => isOutdated(dist(), sources());

const build = (code = 0) =>
  buildFrom(dist(), sources(), async () => {
    await write('built', 'dist', 'index.html');
    return code;
  });

test('a start builds when there is nothing built yet', async () => {
  await write('one', 'src', 'main.ts');
  expect(await isNowOutdated()).toBe(true);
});

test('a second start does not build again', async () => {
  await write('one', 'src', 'main.ts');
  expect(await build()).toBe(0);
  expect(await isNowOutdated()).toBe(false);
});

test('a generator that writes the same text causes no build', async () => {
  const file = await write('one', 'src', 'main.ts');
  await build();
  await write('one', 'src', 'main.ts');
  await utimes(file, 4_000_000_000, 4_000_000_000);
  await write('output of another build', 'src', 'dist', 'main.js');
  await write('a test', 'src', 'main.test.ts');
  await write('a story', 'src', 'Main.stories.tsx');
  expect(await isNowOutdated()).toBe(false);
});

test('a start builds after a change deep in the source', async () => {
  const file = await write('one', 'src', 'routes', 'index.tsx');
  await build();
  await write('two', 'src', 'routes', 'index.tsx');
  await utimes(file, 10, 10);
  expect(await isNowOutdated()).toBe(true);
});

test('a start builds after a source was added, renamed or removed', async () => {
  const file = await write('one', 'src', 'main.ts');
  await build();
  const added = await write('two', 'src', 'added.ts');
  expect(await isNowOutdated()).toBe(true);
  await rm(added);
  expect(await isNowOutdated()).toBe(false);
  await rm(file);
  await write('one', 'src', 'renamed.ts');
  expect(await isNowOutdated()).toBe(true);
});

test('a start builds again after a source changed during the build', async () => {
  await write('one', 'src', 'main.ts');
  await buildFrom(dist(), sources(), async () => {
    await write('built', 'dist', 'index.html');
    await write('two', 'src', 'main.ts');
    return 0;
  });
  expect(await isNowOutdated()).toBe(true);
});

test('a start builds again after a build that failed', async () => {
  await write('one', 'src', 'main.ts');
  expect(await build(1)).toBe(1);
  expect(await isNowOutdated()).toBe(true);
});

test('Storybook is built again after a change of a story, but not of a test', async () => {
  const story = await write('one', 'src', 'Button.stories.tsx');
  const isBookOutdated = () => isOutdated(dist(), sources(), OUTSIDE_OF_STORYBOOK);
  await write('built', 'dist', 'index.html');
  await buildFrom(dist(), sources(), async () => 0, OUTSIDE_OF_STORYBOOK);
  await write('a test', 'src', 'Button.test.tsx');
  expect(await isBookOutdated()).toBe(false);
  await writeFile(story, 'two');
  expect(await isBookOutdated()).toBe(true);
});
