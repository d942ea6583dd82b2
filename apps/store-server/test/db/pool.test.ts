import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Connection, connect } from '../../src/db/connect.ts';
import { databaseFailure } from '../../src/db/failure.ts';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startProxy, type DatabaseProxy } from '../support/proxy.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;
/** With one connection, so that one that is not given back is missed. */
let connection: Connection;
let reported: string[];
beforeAll(async () => {
  database = await startTestDatabase('empty');
});
beforeEach(async () => {
  proxy = await startProxy(database.url);
  reported = [];
  const onError = ({ message }: Error) => void reported.push(message);
  connection = connect(proxy.url, { max: 1, statementMs: 500, onError });
});
afterEach(() => closeAll(connection, proxy));
afterAll(() => closeAll(database));

const works = async () => (await connection.db.execute(sql`select 1 as one`)).rows;
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => databaseFailure(error)?.kind,
  );
const NO_ANSWER = 'A query got no answer in time; its connection is closed.';

test('A transaction that cannot begin gives its connection back', async () => {
  await works();
  proxy.block();
  expect(await failureOf(connection.db.transaction((tx) => tx.execute(sql`select 1`)))).toBe('slow');
  await expect.poll(() => connection.pool.totalCount).toBe(0);
  expect(reported).toEqual([NO_ANSWER]);
  expect(await works()).toEqual([{ one: 1 }]);
});

test('A statement without an answer ends its transaction and its connection at once', async () => {
  const work = connection.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    proxy.block();
    await tx.execute(sql`select 1`);
  });
  // The answer to one statement is waited for, 1.5 s, and not the answer to the `rollback`, too.
  const twice = database.pool.query('select pg_sleep(2.5)').then(() => 'waited twice');
  expect(await Promise.race([failureOf(work), twice])).toBe('slow');
  await expect.poll(() => connection.pool.totalCount).toBe(0);
  expect(reported).toEqual([NO_ANSWER]);
  expect(await works()).toEqual([{ one: 1 }]);
  await twice;
});

test('A query without an answer ends its connection', async () => {
  await works();
  proxy.block();
  expect(await failureOf(works())).toBe('slow');
  await expect.poll(() => connection.pool.totalCount).toBe(0);
  expect(reported).toEqual([NO_ANSWER]);
  expect(await works()).toEqual([{ one: 1 }]);
});

test('A connection that ends inside a transaction is reported once', async () => {
  const work = connection.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect.poll(() => reported).toHaveLength(1);
    await tx.execute(sql`select 1`);
  });
  expect(await failureOf(work)).toBe('unreachable');
  expect(reported).toEqual(['terminating connection due to administrator command']);
  expect(await works()).toEqual([{ one: 1 }]);
});

test('An idle connection that is ended is replaced and reported once', async () => {
  await works();
  proxy.cut();
  await expect.poll(() => connection.pool.totalCount).toBe(0);
  proxy.restore();
  expect(await works()).toEqual([{ one: 1 }]);
  expect(reported).toEqual(['Connection terminated unexpectedly']);
});

test('Session settings in the address are added to those of the store', async () => {
  const url = new URL(database.url);
  url.searchParams.set('options', '-c idle_in_transaction_session_timeout=1234 -c work_mem=5MB');
  const { pool, close } = connect(url.href);
  const { rows } = await pool.query(`
    select current_setting('timezone') as timezone, current_setting('statement_timeout') as statement,
           current_setting('idle_in_transaction_session_timeout') as idle, current_setting('work_mem') as memory`);
  expect(rows).toEqual([{ timezone: 'UTC', statement: '11s', idle: '1234ms', memory: '5MB' }]);
  await close();
});
