import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readSettings } from '../../src/base/settings.ts';
import { freePort } from '../../src/db/freePort.ts';
import { diagnose } from '../../src/ops/doctor/diagnose.ts';
import { reportOf } from '../../src/ops/doctor/finding.ts';
import { run } from '../support/command.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';

vi.setConfig({ testTimeout: 120_000 });

let database: TestDatabase;
let taken: Server;
let takenPort: number;
beforeAll(async () => {
  database = await startTestDatabase('tables');
  takenPort = await freePort();
  taken = createServer().listen(takenPort, '127.0.0.1');
});
afterAll(async () => {
  taken?.close();
  await database?.close();
});

/** The findings for these settings, as text. */
async function findings(env: Record<string, string>): Promise<string> {
  const port = String(await freePort());
  return reportOf(await diagnose(readSettings({ PORT: port, DATA_DIR: database.dataDir, ...env }, [])));
}

test('A store with its own database can start: everything that was checked is named', async () => {
  const text = await findings({ DATABASE_URL: database.url });
  expect(text).toMatch(/^ok {7}PORT: 127\.0\.0\.1:\d+ is free\.$/m);
  expect(text).toMatch(/^ok {7}DATA_DIR: .* can be written\.$/m);
  expect(text).toMatch(/^ok {7}DATABASE_URL: .* runs PostgreSQL 18/m);
  expect(text).toMatch(/^(?:ok {7}|WARNING {2})Node\.js: /m);
  expect(text).toContain('migrations: the tables are up to date.');
  expect(text).toContain('BROKER_URL: PostgreSQL carries the live events.');
  expect(text).toMatch(/\n0 problems, \d warnings\.$/);
});

test('A database that has migrations to come, or is of a newer release, says so', async () => {
  const { rows } = await database.pool.query<{ id: number; created_at: string }>(
    'select id, created_at from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  const [last] = rows;
  const set = (when: number) =>
    database.pool.query('update drizzle.__drizzle_migrations set created_at = $1 where id = $2', [when, last?.id]);
  await set(Number(last?.created_at) - 1);
  expect(await findings({ DATABASE_URL: database.url })).toContain('migrations: the next start applies 1.');
  await set(Number(last?.created_at) + 1);
  expect(await findings({ DATABASE_URL: database.url })).toContain(
    'PROBLEM  migrations: the database is of a newer release.',
  );
  await set(Number(last?.created_at));
});

test.each<[string, () => Record<string, string>, RegExp]>([
  ['a port in use', () => ({ PORT: String(takenPort) }), /PROBLEM {2}PORT: .* EADDRINUSE\. Stop what uses it/],
  ['the metrics too', () => ({ METRICS_PORT: String(takenPort) }), /PROBLEM {2}METRICS_PORT: .* EADDRINUSE/],
  [
    'the metrics at an address of their own',
    () => ({ HOST: '127.0.0.2', METRICS_HOST: '127.0.0.1', METRICS_PORT: String(takenPort) }),
    /PROBLEM {2}METRICS_PORT: 127\.0\.0\.1.* EADDRINUSE/,
  ],
  ['no such folder', () => ({ DATA_DIR: '/proc/nowhere' }), /PROBLEM {2}DATA_DIR: \/proc cannot be written/],
  [
    'a database that does not answer',
    () => ({ DATABASE_URL: 'postgres://store@127.0.0.1:1/store' }),
    /PROBLEM {2}DATABASE_URL: 127\.0\.0\.1:1 cannot be used: ECONNREFUSED\. Check host, port/,
  ],
  [
    'a wrong password',
    () => ({ DATABASE_URL: database.url.replace(/:[^:@]+@/, ':wrong@') }),
    /PROBLEM {2}DATABASE_URL: .* cannot be used: 28P01/,
  ],
  [
    'a primary as the read replica',
    () => ({ DATABASE_URL: database.url, DATABASE_READ_URL: database.url }),
    /PROBLEM {2}DATABASE_READ_URL: .* is no replica: it accepts writes/,
  ],
  ['no broker', () => ({ BROKER_URL: 'amqp://127.0.0.1:1' }), /PROBLEM {2}BROKER_URL: 127\.0\.0\.1:1 cannot be used/],
  [
    'no identity provider',
    () => ({
      HOST: '127.0.0.1',
      IDENTITY: 'jwks',
      IDENTITY_AUTHORITY: 'https://127.0.0.1:1/tenant/v2.0',
      IDENTITY_JWKS_URL: 'https://127.0.0.1:1/keys',
      IDENTITY_ISSUER: 'https://127.0.0.1:1/tenant/v2.0',
      IDENTITY_CLIENT_ID: 'client',
      IDENTITY_AUDIENCE: 'api',
      IDENTITY_REQUIRED_SCOPE: 'store',
    }),
    /PROBLEM {2}IDENTITY_AUTHORITY: .* cannot be read[^]*PROBLEM {2}IDENTITY_JWKS_URL[^]*WARNING {2}TRUSTED_PROXIES/,
  ],
])('What prevents a start is a problem that says what to do: %s', async (_case, env, expected) => {
  expect(await findings(env())).toMatch(expected);
});

test('The exit code says whether the store can start', async () => {
  const env = { DATABASE_URL: database.url, DATA_DIR: database.dataDir, PORT: String(await freePort()) };
  const [good, strict, bad, broken] = await Promise.all([
    run('doctor', env, []),
    run('doctor', env, ['--strict']),
    run('doctor', { ...env, BRAND_FILE: join(database.dataDir, 'none.json') }, []),
    run('doctor', { ...env, PORT: 'http' }, []),
  ]);
  expect(good.code, good.text).toBe(0);
  expect(strict.code).toBe(1);
  expect(bad).toMatchObject({ code: 1, text: expect.stringContaining('PROBLEM  BRAND_FILE') as string });
  expect(broken.code).toBe(2);
});
