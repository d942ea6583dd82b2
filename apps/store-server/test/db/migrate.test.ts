import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, type Connection } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

let database: TestDatabase;
/** The connections of the node that migrates. */
let node: Connection;
beforeEach(async () => {
  database = await startTestDatabase();
  node = connect(database.url);
  // As a release before the triggers of live changes left it: its tables, and its five migrations.
  await database.pool.query(
    'drop schema public cascade; create schema public; delete from drizzle.__drizzle_migrations; delete from drizzle.applied_triggers',
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(0, 5)) {
    for (const statement of sql) await database.pool.query(statement);
    await database.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
});
afterEach(() => closeAll(node, database));

const triggers = async () =>
  (
    await database.pool.query(
      `select 1 from pg_trigger where tgfoid = 'publish_changes'::regproc and tgrelid = 'units'::regclass`,
    )
  ).rowCount;
const isWaiting = async () =>
  (
    await database.pool.query(
      `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
       where datname = current_database() and relation = 'units'::regclass and mode = 'ShareRowExclusiveLock' and not granted`,
    )
  ).rowCount === 1;

test('A migration that deadlocks with a request of an older node is tried again', async () => {
  const request = await database.pool.connect();
  await request.query('begin; update units set missing = missing where id = 1');
  const migrated = migrate(node.patient.pool, { lockTimeoutMs: 60_000, pauseMs: 10 });
  await vi.waitUntil(isWaiting, { timeout: 20_000 });
  // The migration has locked this table already. PostgreSQL cancels one of the two; the request may be it.
  const isDone = await request.query('update request_lines set status = status where id = 1').then(
    () => true,
    ({ code }: { code?: string }) => code !== '40P01',
  );
  await request.query(isDone ? 'commit' : 'rollback');
  request.release();
  await migrated;
  expect(await triggers()).toBe(3);
});

test('A migration lets requests through while it waits for a long transaction', async () => {
  const long = await database.pool.connect();
  await long.query('begin; update units set missing = missing where id = 1');
  await expect(migrate(node.patient.pool, { lockTimeoutMs: 20, pauseMs: 1, attempts: 3 })).rejects.toThrow(
    'The tables cannot be changed while other connections use them. Start the store again later.',
  );
  const waiting = migrate(node.patient.pool, { lockTimeoutMs: 50, pauseMs: 50 });
  await vi.waitUntil(isWaiting, { timeout: 20_000 });
  // Behind the lock that the migration wants, until the migration stops waiting.
  await database.pool.query('update units set missing = missing where id = 2');
  await long.query('commit');
  long.release();
  await waiting;
  expect(await triggers()).toBe(3);
});
