import { afterEach, expect, test } from 'vitest';
import { demoKiosks } from '../../src/seed/stores.ts';
import { readSettings, type Settings } from '../../src/base/settings.ts';
import { startStore } from '../../src/start/startStore.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';

const tenant = {
  IDENTITY: 'jwks',
  IDENTITY_AUTHORITY: 'https://login.example/tenant/',
  IDENTITY_CLIENT_ID: 'portal',
  IDENTITY_AUDIENCE: 'portal',
  IDENTITY_REQUIRED_SCOPE: 'Portal.Access',
};

const undo: (() => Promise<unknown>)[] = [];
let database: TestDatabase;
const settingsOf = (env: NodeJS.ProcessEnv, flags: string[]): Settings => ({
  ...readSettings({ ...env, DATABASE_URL: database.url, DATA_DIR: database.dataDir, LOG_LEVEL: 'fatal' }, flags),
  port: 0,
});

const expectNotLost = (error: unknown): never => {
  throw error;
};

const count = async (table: string): Promise<number | undefined> =>
  (await database.pool.query<{ count: number }>(`select count(*)::int from ${table}`)).rows[0]?.count;

async function open(kind: 'tables' | 'empty' | 'demo'): Promise<void> {
  database = await startTestDatabase(kind);
  undo.push(database.close);
}

async function close(): Promise<void> {
  for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
}

afterEach(close);

test.each([[[]], [['--empty']], [['--large']]])(
  'With a real identity provider the demo keys open nothing (flags: %j)',
  { tags: ['S-05', 'R-04'] },
  async (flags) => {
    await open('tables');
    const { url, hasLocations } = await startStore(settingsOf(tenant, flags), undo, expectNotLost);
    for (const table of ['stores', 'locations', 'kiosks', 'users', 'user_roles', 'products']) {
      expect(await count(table), table).toBe(0);
    }
    expect(hasLocations).toBe(false);
    for (const { deviceId, key } of demoKiosks) {
      const answer = await fetch(`${url}/api/userauth/authenticate/device`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ deviceId, key }),
      });
      expect(answer.status).toBe(401);
    }
  },
);

test('A store with a real identity provider refuses a database with demo people', async () => {
  await open('empty');
  const refused = /^The database holds .* of the demo, [^\n]*docs\/deploy\/entra\.md[^\n]*$/;
  await expect(startStore(settingsOf(tenant, []), undo, expectNotLost)).rejects.toThrow(refused);
  await database.pool.query('delete from user_roles');
  await expect(startStore(settingsOf(tenant, []), undo, expectNotLost)).rejects.toThrow(refused);
  await database.pool.query(`delete from kiosks where device_id <> 'mezzanine'`);
  await expect(startStore(settingsOf(tenant, []), undo, expectNotLost)).rejects.toThrow(refused);
  await database.pool.query(`update kiosks set key_hash = 'another'`);
  await expect(startStore(settingsOf(tenant, []), undo, expectNotLost)).resolves.toMatchObject({ staff: [] });
});

test('The demo starts on its own database', async () => {
  await open('empty');
  const { staff, hasLocations } = await startStore(settingsOf({}, []), undo, expectNotLost);
  expect(staff).toHaveLength(18);
  expect(hasLocations).toBe(true);
  expect(await count('kiosks')).toBe(3);
});
