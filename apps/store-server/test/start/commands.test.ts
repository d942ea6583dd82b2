// @module-tag all
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROLES } from '@instore/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../src/db/freePort.ts';
import { run, runHere } from '../support/command.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startNode, type TestNode } from '../support/node.ts';

// Whole programs start here, on machines that may be busy with other tests.
vi.setConfig({ testTimeout: 240_000 });

let database: TestDatabase;
let node: TestNode;
beforeAll(async () => {
  database = await startTestDatabase('empty');
  node = await startNode(database);
});
afterAll(async () => {
  await node.close();
  await database.close();
});

test.each([
  'start',
  'dev',
  'demo-request',
  'kiosk-key',
  'add-staff',
  'set-location',
  'backup',
  'restore',
  'import',
  'doctor',
  'brand-check',
])('The command %s prints its usage and its flags, without a store', async (command) => {
  const env = { DATABASE_URL: 'postgres://nowhere.invalid/x' };
  const help = await runHere(command, env, ['--', '--help']);
  expect(help.code, help.text).toBe(0);
  expect(help.text).toMatch(/^(DATA_DIR=<new directory> )?pnpm [a-z:-]+ /);
  if (command === 'add-staff') expect(help.text).toContain(ROLES.join(', '));
  const wrong = await runHere(command, env, ['--bulk']);
  expect(wrong.code).toBe(2);
  expect(wrong.text).toMatch(/^There is no flag --bulk\. There are: (--[a-z-]+, )*--help\.\n$/);
});

test('Invalid settings are reported before the build', async () => {
  const start = await run('start', { PORT: 'http' }, []);
  expect(start).toEqual({ code: 2, text: 'PORT: must be a port number from 0 to 65535 (got "http")\n' });
});

test('The development server does not start beside a running store', async () => {
  const { dataDir } = database;
  await writeFile(join(dataDir, 'running.json'), JSON.stringify({ pid: process.pid, url: node.url }));
  const beside = await run('dev', { DATA_DIR: dataDir, PORT: String(await freePort()) }, []);
  expect(beside.code).toBe(1);
  expect(beside.text).toMatch(
    /^The store is already running at .* Stop it first: the development server would use it instead of the code that you change\.\n$/,
  );
  const { port } = new URL(node.url);
  const taken = await runHere('dev', { DATA_DIR: join(dataDir, 'other'), PORT: port }, []);
  expect(taken).toEqual({
    code: 1,
    text: `PORT: ${port} is in use by another program; set PORT to a free one.\n`,
  });
});

test('A brand file with colours that are hard to read is refused with the pair', { tags: 'O-07' }, async () => {
  const file = join(database.dataDir, 'brand.json');
  await writeFile(file, JSON.stringify({ name: 'mint-street', accent: '#7DF0C3' }));
  expect(await run('brand-check', {}, [file])).toEqual({
    code: 0,
    text: 'The brand "mint-street" can be read in all themes.\n',
  });
  await writeFile(
    file,
    JSON.stringify({ name: 'mint-street', accent: '#1D2B8C', themes: { light: { onSignal: '#15171A' } } }),
  );
  const refused = await runHere('brand-check', {}, [file]);
  expect(refused.code).toBe(2);
  expect(refused.text).toMatch(/- light: onSignal #15171A on signal #1D2B8C reaches 1\.\d+, needs 4\.5/);
  const start = await runHere('start', { BRAND_FILE: file, DATA_DIR: join(database.dataDir, 'new'), PORT: '0' }, []);
  expect(start).toEqual(refused);
  const none = join(database.dataDir, 'none.json');
  await writeFile(file, JSON.stringify({ name: 'mint-street', accent: '#7DF0C3', colour: 'red' }));
  const check = (...args: string[]) => runHere('brand-check', {}, ['--', ...args]);
  const unknown = await check(file);
  expect(unknown.code).toBe(2);
  expect(unknown.text).toContain(`${file} is refused. the brand: there is no "colour".`);
  expect(await check(none)).toMatchObject({ code: 2, text: expect.stringContaining('cannot be read: ENOENT') });
  for (const wrong of [await check(), await check(file, file)])
    expect(wrong).toMatchObject({ code: 2, text: expect.stringMatching(/^pnpm check:brand <file\.json>/) });
});

test('The demo request fails with the reason, for example an unknown kiosk', { tags: 'C-05' }, async () => {
  const here = { HOST: '127.0.0.1', PORT: new URL(node.url).port };
  const demo = (env: Record<string, string>, ...args: string[]) => runHere('demo-request', { ...here, ...env }, args);
  // A process of its own, as an operator starts it.
  expect(await run('demo-request', here, ['--lines', '20'])).toEqual({
    code: 1,
    text: 'The store has no such products.\n',
  });
  expect(await demo({}, '--lines', '0')).toEqual({
    code: 1,
    text: '--lines must be a whole number from 1 to 20, not "0".\n',
  });
  expect(await demo({}, '--lines', '1.5')).toMatchObject({ code: 1, text: expect.stringContaining('not "1.5".') });
  expect(await demo({}, '--kiosk', 'Somewhere')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^--kiosk must be one of "Front door",.*"Somewhere"/),
  });
  const wrongKey = { KIOSK_ID: 'front-door', KIOSK_KEY: 'wrong' };
  expect(await demo(wrongKey, '--kiosk', 'Somewhere', '--lines', '1')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^authenticateDevice failed: .*\(401\)/),
  });
  expect(await demo({ PORT: String(await freePort()) })).toMatchObject({
    code: 1,
    text: expect.stringContaining('"pnpm start" starts a store'),
  });
});
