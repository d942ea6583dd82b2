// @module-tag all
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { create, list } from 'tar';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import { startEmbedded } from '../../src/db/embedded.ts';
import { backUp } from '../../src/ops/backup/backUp.ts';
import { onDatabase } from '../../src/start/onDatabase.ts';
import { restore } from '../../src/ops/backup/restore.ts';
import { beginSignin, choosePerson, createBrowser, redeem, type Tokens } from '../support/browser.ts';
import { run, runHere } from '../support/command.ts';
import { copyDatabaseFiles, makeDataDir } from '../support/databaseFiles.ts';
import { signInKiosk } from '../support/kioskWrites.ts';
import { startHere } from '../support/program.ts';

// Whole programs start here, on machines that may be busy with other tests.
vi.setConfig({ testTimeout: 240_000 });

let folder: string;
const homes: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-backup-'));
});
afterAll(async () => {
  for (const directory of [folder, ...homes]) await rm(directory, { recursive: true, force: true });
});

async function newDataDir(): Promise<string> {
  const home = await makeDataDir();
  homes.push(home);
  return home;
}

/** The names of the files in an archive. */
async function namesIn(file: string): Promise<string[]> {
  const names: string[] = [];
  await list({ file, onReadEntry: ({ path }) => names.push(path) });
  return names;
}

/** A fingerprint of the rows of every table, and the values of the sequences. */
async function contentOf(url: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: url, application_name: 'test' });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE'`,
  );
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(each::text, chr(10) order by each::text)), '') as rows from ${name} as each`,
    );
    content[name] = rows[0]?.rows ?? '';
  }
  const { rows: sequences } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value as last from pg_sequences`,
  );
  for (const { name, last } of sequences) content[name] = last;
  await client.end();
  return content;
}

test('A backup that is restored elsewhere has every table equal, and a user signs in', { tags: 'O-04' }, async () => {
  const dataDir = await newDataDir();
  await copyDatabaseFiles(dataDir);
  const store = await startHere({ DATA_DIR: dataDir });
  await signInKiosk(store.url);
  const kiosk = ['--id', 'back-door', '--name', 'Back door', '--location', 'canal-street'];
  const added = await runHere('kiosk-key', { DATA_DIR: dataDir }, kiosk);
  expect(added, added.text).toMatchObject({ code: 0 });
  const archive = join(folder, 'store.tar.gz');
  const before = await onDatabase({ dataDir }, contentOf);
  const made = await run('backup', { DATA_DIR: dataDir }, ['--', '--to', archive]);
  expect(made, made.text).toMatchObject({ code: 0 });
  expect(await onDatabase({ dataDir }, contentOf)).toEqual(before);
  expect((await fetch(`${store.url}/healthz`)).status).toBe(200);
  await store.close();
  expect(((await stat(archive)).mode & 0o777).toString(8)).toBe('600');
  expect(await readdir(folder)).toEqual(['store.tar.gz']);

  const elsewhere = await newDataDir();
  const restored = await run('restore', { DATA_DIR: elsewhere }, ['--', '--from', archive]);
  expect(restored, restored.text).toMatchObject({ code: 0 });
  expect(restored.text).toMatch(/^ +\d+ {2}units$/m);
  expect((await readdir(elsewhere)).filter((name) => name.startsWith('restoring-'))).toEqual([]);
  expect(Object.keys(before).length).toBeGreaterThan(25);
  expect(await onDatabase({ dataDir: elsewhere }, contentOf)).toEqual(before);
  // Tokens of the local sign-in stay valid.
  const keysOf = (home: string) => readFile(join(home, 'signin-keys.json'), 'utf8');
  expect(await keysOf(elsewhere)).toBe(await keysOf(dataDir));

  const copy = await startHere({ DATA_DIR: elsewhere });
  try {
    await signInKiosk(copy.url);
    const browser = createBrowser(copy.url);
    const pending = beginSignin(copy.url);
    const back = await choosePerson(browser, pending, 'maren-okafor');
    const { access_token: accessToken } = (await (await redeem(browser, pending, back)).json()) as Tokens;
    const exchanged = await fetch(`${copy.url}/api/userauth/authenticate/oauth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accessToken }),
    });
    expect(exchanged.status).toBe(200);
  } finally {
    await copy.close();
  }
});

test('A backup during writes has every transaction committed before it, as a whole', { tags: 'O-04' }, async () => {
  const dataDir = await newDataDir();
  await copyDatabaseFiles(dataDir);
  const database = await startEmbedded(dataDir);
  const { pool, close } = connect(database.url, { max: 4 });
  await pool.query('create table transfers (id bigint generated always as identity, amount int, filler text)');
  let committed = 0;
  const stopping = new AbortController();
  const writers = [1, 2, 3].map(async () => {
    while (!stopping.signal.aborted) {
      // Two rows of one transaction, whose sum is 0, and a change of older pages.
      const client = await pool.connect();
      await client.query('begin');
      await client.query(`insert into transfers (amount, filler) values (7, repeat('x', 500))`);
      await client.query(`insert into transfers (amount, filler) values (-7, repeat('y', 500))`);
      // Locked in the order of their numbers: two writers with the same rows would wait for each other.
      await client.query(
        `with changed as (
           select id from transfers where id in (select id from transfers order by random() limit 3) order by id for update
         )
         update transfers set filler = repeat('z', 500) where id in (select id from changed)`,
      );
      await client.query('commit');
      client.release();
      committed += 1;
      // The copy needs the log from its own start, not from this checkpoint.
      if (committed % 20 !== 0) continue;
      // A checkpoint removes the files of the log that came before it, if nothing keeps them.
      if (committed % 60 === 0) await pool.query('select pg_switch_wal()');
      await pool.query('checkpoint');
    }
  });
  await vi.waitUntil(() => committed > 200, { timeout: 60_000, interval: 10 });
  const atStart = committed;
  // A second try needs another file: a backup overwrites none.
  const target = join(await mkdtemp(join(folder, 'busy-')), 'store.tar.gz');
  await backUp({ url: database.url, dataDir, target });
  // PostgreSQL begins where the label says; without it, at a later checkpoint that may miss changes of copied files.
  const own = (await namesIn(target)).filter((name) => /backup_label|postmaster|server\.log/.test(name));
  expect(own).toEqual(['./postgres/backup_label']);
  expect(committed).toBeGreaterThan(atStart);
  stopping.abort();
  await Promise.all(writers);
  await close();
  await database.stop();

  const elsewhere = await newDataDir();
  const { rows } = await restore(target, elsewhere);
  expect(rows['transfers']).toBeGreaterThanOrEqual(atStart * 2);
  const found = await onDatabase({ dataDir: elsewhere }, async (url) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const answer = await client.query<{ sum: number; odd: number; absent: number }>(
      'select sum(amount)::int as sum, count(*)::int % 2 as odd, (max(id) - count(*))::int as absent from transfers',
    );
    await client.end();
    return answer.rows[0];
  });
  expect(found).toMatchObject({ sum: 0, odd: 0 });
  // At most the two rows of each writer's transaction that was open at the end.
  expect(found?.absent).toBeLessThanOrEqual(2 * writers.length);
});

test('A restore never overwrites a store, and refuses a file that is no backup', { tags: 'O-04' }, async () => {
  const dataDir = await newDataDir();
  const file = join(folder, 'something.tar.gz');
  await writeFile(file, 'something');
  await expect(restore(file, dataDir)).rejects.toThrow('cannot be read');
  const archive = join(folder, 'archive.tar.gz');
  await create({ gzip: true, file: archive, cwd: folder }, ['something.tar.gz']);
  await expect(restore(archive, dataDir)).rejects.toThrow('is not a backup that pnpm store:backup has made');
  expect(await readdir(dataDir)).toEqual([]);
  await copyDatabaseFiles(dataDir);
  await expect(restore(file, dataDir)).rejects.toThrow('has a database already');
  await expect(backUp({ url: '', dataDir, target: file })).rejects.toThrow('exists already');
  const none = await runHere('backup', { DATA_DIR: join(folder, 'nothing') }, []);
  expect(none.text).toMatch(/^No store was ever started on this database\. .* DATA_DIR is .*\n$/);
  const own = await runHere('backup', { DATABASE_URL: 'postgres://nowhere.invalid/x' }, []);
  expect(own.text).toContain('docs/deploy/backup.md');
  const external = await runHere('restore', { DATABASE_URL: 'postgres://nowhere.invalid/x' }, [
    '--',
    '--from',
    archive,
  ]);
  expect(external.text).toContain('A backup is restored into DATA_DIR');
});
