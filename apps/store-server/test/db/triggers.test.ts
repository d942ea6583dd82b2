import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, type Connection } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { triggersHash } from '../../src/db/triggers.ts';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Of indexes and stored columns: a change of them is a migration that computes the stored values again. */
const OF_TABLES = ['colour_family', 'normal_text', 'product_words'];

let database: TestDatabase;
let node: Connection;
beforeEach(async () => {
  database = await startTestDatabase('tables');
  node = connect(database.url);
});
afterEach(() => closeAll(node, database));

/** The functions and triggers of the store by their names, as PostgreSQL writes them. */
async function definitions(): Promise<Record<string, string>> {
  const { rows } = await database.pool.query<{ name: string; definition: string }>(
    `select pg_proc.oid::regprocedure::text as name, pg_get_functiondef(pg_proc.oid) as definition
     from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
     where nspname = 'public' and proname <> all ($1)
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
     union all
     select tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     order by name`,
    [OF_TABLES],
  );
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
}

const removeAll = () =>
  database.pool.query(`do $$ declare each record; begin
    for each in select tgname, tgrelid::regclass as of from pg_trigger where not tgisinternal loop
      execute format('drop trigger %I on %s', each.tgname, each.of);
    end loop;
    for each in select pg_proc.oid::regprocedure as name from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
      where nspname = 'public' and proname not in ('${OF_TABLES.join("', '")}')
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    loop execute 'drop function ' || each.name; end loop;
  end $$`);

const forgetApplied = () => database.pool.query('delete from drizzle.applied_triggers');

test('The files of triggers hold each function and trigger of all migrations', async () => {
  const migrated = await definitions();
  await removeAll();
  expect(await definitions()).toEqual({});
  await forgetApplied();
  await migrate(node.patient.pool);
  expect(await definitions()).toEqual(migrated);
});

test('A store of an older release gets the functions and triggers of a new one', async () => {
  const fresh = await definitions();
  await database.pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  await database.pool.query(
    'create schema drizzle; create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(0, 20)) {
    for (const statement of sql) await database.pool.query(statement);
    await database.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
  await migrate(node.patient.pool);
  expect(await definitions()).toEqual(fresh);
});

const replaceOne = () =>
  database.pool.query(
    'create or replace function publish_access() returns trigger language plpgsql as $$ begin return null; end $$',
  );

test('Another version of a function is replaced', async () => {
  const fresh = await definitions();
  await replaceOne();
  await database.pool.query(`update drizzle.applied_triggers set hash = 'other'`);
  await migrate(node.patient.pool);
  expect(await definitions()).toEqual(fresh);
});

test('The triggers of a later release stay', async () => {
  await replaceOne();
  await database.pool.query(`update drizzle.applied_triggers set hash = 'later'`);
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select 'later', max(created_at) + 1
     from drizzle.__drizzle_migrations`,
  );
  const later = await definitions();
  await migrate(node.patient.pool);
  expect(await definitions()).toEqual(later);
});

test('The newest migration for triggers names them as they are', () => {
  const names = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .flatMap((name) => /^-- Triggers: (\w+)/m.exec(readFileSync(`${migrationsFolder}/${name}`, 'utf8'))?.[1] ?? []);
  expect(names.at(-1), 'See docs/contributing/trigger.md').toBe(triggersHash);
});
