import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROLES } from '@instore/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../src/db/freePort.ts';
import { run } from '../support/command.ts';
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
  'staff-add',
  'location-set',
  'backup',
  'restore',
  'import',
  'doctor',
])('The command %s prints its usage and its flags, without a store', async (command) => {
  const env = { DATABASE_URL: 'postgres://nowhere.invalid/x' };
  const [help, wrong] = await Promise.all([run(command, env, ['--', '--help']), run(command, env, ['--bulk'])]);
  expect(help.code, help.text).toBe(0);
  expect(help.text).toMatch(/^(DATA_DIR=<new directory> )?pnpm [a-z:]+ /);
  if (command === 'staff-add') expect(help.text).toContain(ROLES.join(', '));
  expect(wrong.code).toBe(2);
  expect(wrong.text).toMatch(/^There is no flag --bulk\. There are: (--[a-z-]+, )+--help\.\n$/);
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
  const taken = await run('dev', { DATA_DIR: join(dataDir, 'other'), PORT: port }, []);
  expect(taken).toEqual({
    code: 1,
    text: `PORT: ${port} is in use by another program; set PORT to a free one.\n`,
  });
});

test('[O-07] A brand file is checked: one that can be read passes, another one is refused with the pair of colours', async () => {
  const file = join(database.dataDir, 'brand.json');
  await writeFile(file, JSON.stringify({ name: 'mint-street', accent: '#7DF0C3' }));
  expect(await run('brand-check', {}, [file])).toEqual({
    code: 0,
    text: 'The brand "mint-street" can be read in all themes.\n',
  });
  await writeFile(file, JSON.stringify({ name: 'mint-street', accent: '#1D2B8C' }));
  const refused = await run('brand-check', {}, [file]);
  expect(refused.code).toBe(2);
  expect(refused.text).toMatch(/- light: signal #1D2B8C on lid #15171A reaches 1\.\d+, needs 4\.5/);
  const start = await run('start', { BRAND_FILE: file, DATA_DIR: join(database.dataDir, 'new'), PORT: '0' }, []);
  expect(start).toEqual(refused);
  expect(await run('brand-check', {}, [join(database.dataDir, 'none.json')])).toMatchObject({ code: 2 });
});

test('[C-05] The demo request to a store without units fails with the reason', async () => {
  const asked = await run('demo-request', { HOST: '127.0.0.1', PORT: new URL(node.url).port }, []);
  expect(asked).toEqual({ code: 1, text: 'The store has no such products.\n' });
});
