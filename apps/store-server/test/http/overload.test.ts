import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import { migrate, MIGRATION_LOCK } from '../../src/db/migrate.ts';
import { seed, SEED_LOCK } from '../../src/seed/seed.ts';
import { registerErrors } from '../../src/http/errors.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase('empty');
});
afterAll(() => database?.close());

test('While every database connection is in use, the answer is to try again', async () => {
  const narrow = connect(database.url, { max: 1, waitMs: 500 });
  const taken = await narrow.pool.connect();
  const app = Fastify();
  registerErrors(app);
  app.get('/query', () => narrow.db.execute('select 1'));
  app.get('/transaction', () => narrow.db.transaction((tx) => tx.execute('select 1')));
  app.get('/not-a-number', () => database.db.execute(`select 'x'::bigint`));
  for (const url of ['/query', '/transaction']) {
    const answer = await app.inject({ url });
    expect(answer.statusCode, url).toBe(503);
    expect(answer.headers['retry-after'], url).toBe('1');
    expect(answer.json(), url).toMatchObject({ detail: expect.stringContaining('try again in a moment') });
  }
  expect((await app.inject({ url: '/not-a-number' })).statusCode).toBe(400);
  taken.release();
  expect((await app.inject({ url: '/query' })).statusCode).toBe(200);
  await app.close();
  await narrow.close();
});

test('A write that deadlocks gets the reason and Retry-After', async () => {
  const app = Fastify();
  registerErrors(app);
  app.get('/read-only', () =>
    database.db.transaction((tx) => tx.execute('delete from wrong_keys'), { accessMode: 'read only' }),
  );
  app.get('/deadlock', () => database.db.execute(`do $$ begin raise 'deadlock' using errcode = '40P01'; end $$`));
  const readOnly = await app.inject({ url: '/read-only' });
  expect(readOnly.statusCode).toBe(503);
  expect(readOnly.headers['retry-after']).toBe('1');
  expect(readOnly.json()).toMatchObject({
    title: 'The store is read-only',
    detail: 'The database accepts no changes at the moment. Nothing was changed: try again in a moment.',
  });
  const deadlock = await app.inject({ url: '/deadlock' });
  expect(deadlock.statusCode).toBe(503);
  expect(deadlock.json()).toMatchObject({ title: 'The store is busy' });
  await app.close();
});

test('A statement that takes too long is cancelled and changes nothing', async () => {
  // Long enough for the first statement on a busy machine: only the second may be cancelled.
  const hasty = connect(database.url, { statementMs: 1_000 });
  const logged: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } } });
  registerErrors(app);
  app.get('/slow', () =>
    hasty.db.transaction(async (tx) => {
      await tx.execute('create table half_done ()');
      await tx.execute('select pg_sleep(60)');
    }),
  );
  const answer = await app.inject({ url: '/slow' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('1');
  expect(answer.json()).toMatchObject({ title: 'The store is busy', detail: expect.stringContaining('try again') });
  const { rows } = await database.pool.query(`select to_regclass('half_done') as found`);
  expect(rows).toEqual([{ found: null }]);
  // The log names the statement.
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('pg_sleep(60)');
  await app.close();
  await hasty.close();
});

test('Migrations and demo data have no time limit, and wait for another node', async () => {
  await database.pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  const hasty = connect(database.url, { statementMs: 50 });
  const other = await database.pool.connect();
  for (const [lock, write] of [
    [MIGRATION_LOCK, () => migrate(hasty.patient.pool)],
    [SEED_LOCK, () => seed(hasty.patient.pool, 'demo', new Date())],
  ] as const) {
    await other.query('select pg_advisory_lock($1)', [lock]);
    const written = write();
    // Four times as long as a statement may take.
    await other.query('select pg_sleep(0.2)');
    await other.query('select pg_advisory_unlock($1)', [lock]);
    await written;
  }
  other.release();
  expect((await database.pool.query('select 1 from units limit 1')).rowCount).toBe(1);
  await hasty.close();
});

test('Session settings of the address limit requests, but not migrations and demo data', async () => {
  const limits = '-c statement_timeout=1234 -c idle_in_transaction_session_timeout=5678';
  const node = connect(`${database.url}?options=${encodeURIComponent(limits)}`);
  const settings = `select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`;
  expect((await node.pool.query(settings)).rows).toEqual([{ statement: '1234ms', idle: '5678ms' }]);
  expect((await node.patient.pool.query(settings)).rows).toEqual([{ statement: '0', idle: '0' }]);
  await node.close();
});
