import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import { startEmbedded, type EmbeddedDatabase } from '../../src/db/embedded.ts';

let dataDir: string;
const running: EmbeddedDatabase[] = [];
beforeEach(async () => {
  // Only its owner may enter, as with `mktemp -d` or /root: the database's user gets past that all the same.
  dataDir = await mkdtemp(join(tmpdir(), 'store-embedded-'));
});
afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(dataDir);
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

test('The embedded database keeps its data, speaks UTF-8 and listens on the loopback interface with a password', async () => {
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
  const first = await start();
  await ask(first.url, 'create table kept as select 1 as one');
  process.kill(Number.parseInt(await readFile(pidFile(), 'utf8'), 10), 'SIGKILL');
  const second = await start();
  expect(await ask(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
});

test('A killed store leaves its database running; the next start stops it in an orderly way and carries on', async () => {
  const first = await start();
  await ask(first.url, 'create table kept as select 1 as one');
  const left = Number.parseInt(await readFile(pidFile(), 'utf8'), 10);
  const second = await start();
  expect(Number.parseInt(await readFile(pidFile(), 'utf8'), 10)).not.toBe(left);
  expect(await ask(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
});

test('A database that a living store works with is left alone', async () => {
  const first = await start();
  const { pool, close } = connect(first.url);
  await pool.query('select 1');
  await expect(startEmbedded(dataDir, 500)).rejects.toThrow('Another store is running');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});

test("A process number that somebody else has by now is not taken for the database's, and nobody is killed", async () => {
  const first = await start();
  const before = await readFile(pidFile(), 'utf8');
  await first.stop();
  await writeFile(pidFile(), before.replace(/^\d+/, String(process.pid)));
  const second = await start();
  expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});
