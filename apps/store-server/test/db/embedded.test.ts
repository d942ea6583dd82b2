// @module-tag all
import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import { findBinaries } from '../../src/db/embedded/binaries.ts';
import { RESTARTS } from '../../src/db/embedded/keepRunning.ts';
import { isRunning } from '../../src/db/embedded/postmaster.ts';
import { chooseRunner } from '../../src/db/embedded/runAs.ts';
import { startEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from '../../src/db/embedded.ts';
import { copyDatabaseFiles } from '../support/databaseFiles.ts';

let dataDir: string;
const running: EmbeddedDatabase[] = [];
beforeEach(async () => {
  // Only its owner has access, as with `mktemp -d` or /root; the user of the database must still read it.
  dataDir = await mkdtemp(join(tmpdir(), 'store-embedded-'));
});
afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts a database on copied files; only the first test creates its own. */
async function startCopied(options?: EmbeddedOptions): Promise<EmbeddedDatabase> {
  await copyDatabaseFiles(dataDir);
  return start(options);
}

async function start(options?: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(dataDir, options);
  running.push(database);
  return database;
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const { pool, close } = connect(url);
  try {
    return (await pool.query<object>(sql)).rows;
  } finally {
    await close();
  }
}

const pidFile = () => join(dataDir, 'postgres', 'postmaster.pid');
const postmaster = async () => Number.parseInt(await readFile(pidFile(), 'utf8'), 10);

/** Records the log lines and the final error of a database that is restarted when it ends. */
function listen() {
  const lines: string[] = [];
  let report = (_error: Error): void => {};
  const lost = new Promise<Error>((resolve) => (report = resolve));
  const keepRunning = {
    everyMs: 20,
    log: (line: string) => void lines.push(line),
    onLost: (error: Error) => report(error),
  };
  return { lines, lost, options: { keepRunning } };
}

test('The embedded database keeps its data and listens on loopback with a password', async () => {
  const first = await start();
  await ask(first.url, `create table kept as select 'Größe 10½' as size`);
  await first.stop();
  await first.stop();
  const second = await start();
  expect(await ask(second.url, 'select size from kept')).toEqual([{ size: 'Größe 10½' }]);
  expect(await ask(second.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  expect(await ask(second.url, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
  expect(await ask(second.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  await expect(ask(second.url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow('password');
});

test('After kill -9 of the database the next start recovers what was committed', async () => {
  const first = await startCopied();
  await ask(first.url, 'create table kept as select 1 as one');
  process.kill(await postmaster(), 'SIGKILL');
  const second = await start();
  expect(await ask(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
});

test('After a kill of the store, the next start restarts the running database', async () => {
  const first = await startCopied();
  await ask(first.url, 'create table kept as select 1 as one');
  const left = await postmaster();
  const second = await start();
  expect(await postmaster()).not.toBe(left);
  expect(await ask(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
});

test('The database of a running store is not stopped', async () => {
  const first = await startCopied();
  const { pool, close } = connect(first.url);
  await pool.query('select 1');
  await expect(startEmbedded(dataDir, { graceMs: 500 })).rejects.toThrow('Another store is running');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});

test('A database that does not say whether a store uses it is not stopped', async () => {
  const first = await startCopied();
  await ask(first.url, 'create table kept as select 1 as one');
  // Then this store cannot connect either.
  await writeFile(join(dataDir, 'postgres-password'), 'another password');
  await expect(startEmbedded(dataDir, { graceMs: 200 })).rejects.toThrow(
    /^A database is running on .* it is not known whether a store uses it: password authentication failed/,
  );
  expect(await ask(first.url, 'select one from kept')).toEqual([{ one: 1 }]);
});

test('A database of another program on another port is not the database of the store', async () => {
  const database = await startCopied();
  const directory = join(dataDir, 'postgres');
  const port = Number(new URL(database.url).port);
  expect(isRunning(directory, port)).toBe(true);
  expect(isRunning(directory, port + 1)).toBe(false);
});

test('A process number that another program has now does not count as the database', async () => {
  const first = await startCopied();
  const before = await readFile(pidFile(), 'utf8');
  await first.stop();
  await writeFile(pidFile(), before.replace(/^\d+/, String(process.pid)));
  const second = await start();
  expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('A database that ends unexpectedly (SIGKILL, SIGINT) is restarted with its data', { tags: 'C-05' }, async () => {
  const { lines, lost, options } = listen();
  const database = await startCopied(options);
  await ask(database.url, 'create table kept as select 1 as one');
  for (let ends = 1; ends <= RESTARTS; ends += 1) {
    process.kill(await postmaster(), ends === 2 ? 'SIGINT' : 'SIGKILL');
    await vi.waitUntil(() => lines.length === 2 * ends, { timeout: 30_000 });
    expect(await ask(database.url, 'select one from kept')).toEqual([{ one: 1 }]);
    expect(lines.slice(-2)).toEqual([
      'The embedded database has ended unexpectedly. It is restarted.',
      'The embedded database runs again.',
    ]);
  }
  process.kill(await postmaster(), 'SIGKILL');
  expect((await lost).message).toBe('The embedded database has ended 4 times in 10 minutes.');
  await database.stop();
});

test('A database that cannot be restarted is reported as lost, with its own reason', { tags: 'C-05' }, async () => {
  const { lost, options } = listen();
  const database = await startCopied(options);
  await rm(join(dataDir, 'postgres', 'global', 'pg_control'));
  process.kill(await postmaster(), 'SIGKILL');
  expect((await lost).message).toMatch(
    /^The embedded database does not start: .*pg_control.* More is in .*server\.log\.$/,
  );
  await database.stop();
});

test('A database that another program restarts is not started twice', { tags: 'C-05' }, async () => {
  const { lost, options } = listen();
  const database = await startCopied(options);
  const { pgCtl, postgres } = await findBinaries();
  const { run } = chooseRunner([`${dataDir}/.`, postgres]);
  const log = join(dataDir, 'postgres', 'server.log');
  // One of the two may come too late to start it; pg_ctl then gives up after 10 s.
  await run(pgCtl, ['restart', '-D', join(dataDir, 'postgres'), '-m', 'fast', '-w', '-t', '10', '-l', log]).catch(
    () => {},
  );
  await vi.waitUntil(async () => (await ask(database.url, 'select 1 as one').catch(() => [])).length === 1, {
    timeout: 30_000,
  });
  expect(await Promise.race([lost, Promise.resolve('not lost')])).toBe('not lost');
});
