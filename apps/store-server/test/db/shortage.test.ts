import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import { databaseOwner } from '../../src/db/embedded/runAs.ts';
import { closeAll } from '../support/closeAll.ts';
import { startCluster } from '../support/cluster.ts';
import { startTestDatabase, type DatabasePlace, type TestDatabase } from '../support/database.ts';
import { sendTryout } from '../support/kioskWrites.ts';
import { startNode, type TestNode } from '../support/node.ts';

let database: TestDatabase;
let node: TestNode;
afterEach(() => closeAll(node, database));

async function open(place?: DatabasePlace): Promise<void> {
  database = await startTestDatabase('demo', place);
  // Every request of /healthz probes: this test does not wait between them.
  node = await startNode(database, { shortage: { intervalMs: 0 } });
}

let sent = 0;
const write = async () => sendTryout(node.url, await node.session('front-door'), `a-write-${(sent += 1)}`);
const health = () => fetch(`${node.url}/healthz`);

test.each([
  ['53100', 'disk space for the database'],
  ['53200', 'memory for the database'],
  ['53300', 'free connections to the database'],
  ['53400', "room within a limit of the database's settings"],
])(
  'A write and the health check report a resource that the database lacks (%s)',
  { tags: 'C-05' },
  async (code, lack) => {
    await open();
    await database.pool.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise 'short' using errcode = '${code}'; end $$;
    create trigger fail before insert on tryouts execute function fail();
    create function fail_ddl() returns event_trigger language plpgsql as $$ begin raise 'short' using errcode = '${code}'; end $$;
    create event trigger fail_ddl on ddl_command_start when tag in ('CREATE TABLE') execute function fail_ddl()`);
    expect((await health()).status).toBe(200);
    const answer = await write();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await answer.json()).toMatchObject({
      title: 'The store is out of resources',
      detail: `There is not enough ${lack}. Nothing was changed. Tell the operators of the store.`,
    });
    for (let times = 0; times < 2; times += 1) {
      const ill = await health();
      expect(ill.status).toBe(503);
      expect(await ill.json()).toMatchObject({ detail: `Not ready: ${lack}` });
    }
    await database.pool.query('drop event trigger fail_ddl; drop trigger fail on tryouts');
    expect(await (await health()).json()).toEqual({ status: 'ready' });
    expect((await write()).status).toBe(200);
  },
);

/**
 * Makes a disk of 64 MB that is a tablespace of another PostgreSQL, and removes both after the test. Only root may. In the
 * PostgreSQL of all test files, a full disk would let the checkpoints fail with which others create and drop databases.
 */
async function makeSmallDisk(): Promise<DatabasePlace | undefined> {
  const owner = databaseOwner();
  if (owner === undefined) return undefined;
  const directory = mkdtempSync(join(tmpdir(), 'store-disk-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', directory]).status === 0;
  onTestFinished(() => {
    if (isMounted) spawnSync('umount', [directory]);
    rmdirSync(directory);
  });
  if (!isMounted) return undefined;
  chownSync(directory, owner.uid, owner.gid);
  const { url: address, stop } = await startCluster(inject('databaseFiles'), ['demo']);
  onTestFinished(stop);
  const cluster = connect(address, { max: 1 });
  await cluster.pool.query(`create tablespace small_disk location '${directory}'`);
  await cluster.close();
  return { address, tablespace: 'small_disk' };
}

/** Fills the disk to the last page. */
async function fill(): Promise<void> {
  await database.pool.query('create table filler (text text)');
  for (const rows of [4_096, 64, 1]) {
    for (let isFull = false; !isFull;) {
      isFull = await database.pool
        .query(`insert into filler select repeat('x', 1900) from generate_series(1, ${rows})`)
        .then(
          () => false,
          ({ code }: { code?: string }) => code === '53100',
        );
    }
  }
}

test('On a full disk writes fail with the reason, and reads work', { tags: 'C-05' }, async ({ skip }) => {
  const place = await makeSmallDisk();
  if (place === undefined) return skip('A disk to fill can be mounted by root only.');
  await open(place);
  await fill();
  await vi.waitUntil(async () => (await write()).status === 503, { timeout: 30_000 });
  const ill = await health();
  expect(ill.status).toBe(503);
  expect(await ill.json()).toMatchObject({ detail: 'Not ready: disk space for the database' });
  const read = await node.ask('maren-okafor', 'GET', '/api/storefront/getAllTryoutItems/new-york/canal-street');
  expect(read.status).toBe(200);
  await database.pool.query('drop table filler');
  await vi.waitUntil(async () => (await health()).status === 200, { timeout: 30_000 });
  expect((await write()).status).toBe(200);
});
