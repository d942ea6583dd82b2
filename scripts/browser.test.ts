import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chromiumArgs, chromiumExecutable, drawingArgs } from './browser.ts';

const { PATH, CHROMIUM_PATH } = process.env;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instore-browser-'));
  delete process.env['CHROMIUM_PATH'];
});
afterEach(async () => {
  process.env['PATH'] = PATH;
  if (CHROMIUM_PATH !== undefined) process.env['CHROMIUM_PATH'] = CHROMIUM_PATH;
  else delete process.env['CHROMIUM_PATH'];
  await rm(folder, { recursive: true });
});

async function install(place: string, name: string): Promise<string> {
  const file = join(folder, place, name);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, '');
  return file;
}

test('a test runs in the headless shell if there is one, else in another Chromium', async () => {
  process.env['PATH'] = ['none', 'first', 'second'].map((place) => join(folder, place)).join(delimiter);
  const shell = await install('second', 'chromium-headless-shell');
  expect(chromiumExecutable()).toBe(shell);
  const chrome = await install('first', 'google-chrome');
  expect(chromiumExecutable()).toBe(chrome);
  const chromium = await install('first', 'chromium');
  expect(chromiumExecutable()).toBe(chromium);
  const firstShell = await install('first', 'chromium-headless-shell');
  expect(chromiumExecutable()).toBe(firstShell);
});

test('CHROMIUM_PATH names the browser, unless it is empty', async () => {
  process.env['PATH'] = join(folder, 'first');
  const installed = await install('first', 'chromium');
  process.env['CHROMIUM_PATH'] = '/opt/own/chromium';
  expect(chromiumExecutable()).toBe('/opt/own/chromium');
  process.env['CHROMIUM_PATH'] = '';
  expect(chromiumExecutable()).toBe(installed);
});

test('a browser under test has a sandbox unless root runs it', () => {
  expect(chromiumArgs().includes('--no-sandbox')).toBe(process.getuid?.() === 0);
  expect(drawingArgs()).toEqual([
    ...chromiumArgs(),
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ]);
});
