// @module-tag all
import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, type Connection } from '../../src/db/connect.ts';
import type { Db } from '../../src/db/database.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../src/db/embedded.ts';
import { openReadReplica, type ReadReplica } from '../../src/db/readReplica.ts';
import { CANAL } from '../support/goods.ts';
import { copyDatabaseFiles, makeDataDir } from '../support/databaseFiles.ts';
import { ok, openShop } from '../support/shop.ts';
import { startStandby } from '../support/standby.ts';

// A base backup and a second PostgreSQL take time on a busy machine.
vi.setConfig({ hookTimeout: 240_000, testTimeout: 120_000 });

/** How long a read waits for the replica, ms. */
const LAG_MAX_MS = 300;

let homes: string[];
let primary: EmbeddedDatabase;
let standby: EmbeddedDatabase;
let writes: Connection;
let replicaAdmin: Connection;
let replica: ReadReplica;
let passedMs = 0;
const errors: string[] = [];

beforeAll(async () => {
  homes = [await makeDataDir(), await makeDataDir()];
  const [home = '', standbyHome = ''] = homes;
  await copyDatabaseFiles(home);
  primary = await startEmbedded(home);
  writes = connect(primary.url, { max: 2, costlyMax: 2 });
  await writes.pool.query('create table written (id int primary key)');
  standby = await startStandby({ url: primary.url, home }, standbyHome);
  replicaAdmin = connect(standby.url, { max: 1 });
  replica = openReadReplica({
    url: standby.url,
    primary: writes.pool,
    fallback: writes.costlyDb,
    lagMaxMs: LAG_MAX_MS,
    onError: ({ message }) => errors.push(message),
    clock: () => performance.now() + passedMs,
  });
});
afterAll(async () => {
  await replica?.close();
  await replicaAdmin?.close();
  await writes?.close();
  for (const database of [standby, primary]) await database?.stop().catch(() => {});
  for (const home of homes) await rm(home, { recursive: true, force: true });
});

let written = 0;
/** Writes a row to the primary, then reads: from where, and how many rows. */
async function writeAndRead(): Promise<{ from: string; rows: number }> {
  await writes.pool.query('insert into written values ($1)', [(written += 1)]);
  return read(await replica.forRead());
}

async function read(db: Db): Promise<{ from: string; rows: number }> {
  const { rows } = await db.execute<{ isReplica: boolean; count: number }>(
    sql`select pg_is_in_recovery() as "isReplica", (select count(*)::int from written) as count`,
  );
  return { from: rows[0]?.isReplica ? 'replica' : 'primary', rows: rows[0]?.count ?? 0 };
}

/** Lets the time pass in which a replica that failed is left alone. */
const passLeftAlone = () => (passedMs += 6_000);

test('Expensive reads go to the replica, and each sees the write before it', { tags: 'O-01' }, async () => {
  for (let round = 0; round < 30; round += 1) {
    expect(await writeAndRead()).toEqual({ from: 'replica', rows: written });
  }
  expect(errors).toEqual([]);
});

test('While the replica is too far behind, the primary answers; then the replica again', { tags: 'O-01' }, async () => {
  await replicaAdmin.pool.query('select pg_wal_replay_pause()');
  const startedAt = performance.now();
  const answers = await Promise.all([writeAndRead(), writeAndRead()]);
  expect(answers.map(({ from }) => from)).toEqual(['primary', 'primary']);
  expect(performance.now() - startedAt).toBeGreaterThan(LAG_MAX_MS);
  expect(errors).toEqual([`The read replica is more than ${LAG_MAX_MS} ms behind.`]);
  // It is not asked again at once, so the next reads do not wait.
  expect(await writeAndRead()).toEqual({ from: 'primary', rows: written });
  await replicaAdmin.pool.query('select pg_wal_replay_resume()');
  passLeftAlone();
  expect(await writeAndRead()).toEqual({ from: 'replica', rows: written });
});

test('Of several hosts the store uses the one that accepts writes', { tags: 'O-01' }, async () => {
  const [first, second] = [new URL(standby.url).host, new URL(primary.url).host];
  const several = connect(primary.url.replace(/@[^/]+/, `@${first},${second}`), { max: 2 });
  try {
    await several.pool.query('insert into written values ($1)', [(written += 1)]);
    expect(await read(several.db)).toEqual({ from: 'primary', rows: written });
  } finally {
    await several.close();
  }
});

test('A replica that ends takes no read with it', { tags: 'O-01' }, async () => {
  errors.length = 0;
  await standby.stop();
  expect(await writeAndRead()).toEqual({ from: 'primary', rows: written });
  expect(errors).toContain('The read replica cannot be used.');
});

test('Figures, exports and the search read from the replica', { tags: 'O-01' }, async () => {
  let reads = 0;
  const shop = await openShop({
    forRead: async () => {
      reads += 1;
      return shop.database.costlyDb;
    },
  });
  const { inventory, cube } = shop.as('tomas-reyes');
  ok(await cube.loadCube({ query: { measures: ['Inventory.count'] } }));
  ok(await inventory.exportInventory({ locationId: CANAL }));
  ok(await inventory.searchInventory({ locationId: CANAL, filters: {} }));
  expect(reads).toBe(3);
  ok(await shop.as('dario-vance').inventory.getBinShelfRecords({ locationId: CANAL }));
  ok(await shop.as('dario-vance').inventory.getWarehouseLines({ locationId: CANAL, status: 'request' }));
  expect(reads).toBe(3);
  await shop.close();
});
