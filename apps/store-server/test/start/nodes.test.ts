// @module-tag all
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Connection, connect } from '../../src/db/connect.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../src/db/embedded.ts';
import { publish } from '../../src/live/outbox.ts';
import { KIOSK_ROLE } from '../../src/security/callers.ts';
import { loadSessionKeys } from '../../src/security/keys.ts';
import { createSessions } from '../../src/security/sessions.ts';
import { copyDatabaseFiles, makeDataDir } from '../support/databaseFiles.ts';
import { expectStored, startWriters } from '../support/kioskWrites.ts';
import { openLiveClient } from '../support/liveClient.ts';
import { type Program, startProgram } from '../support/program.ts';
import { startStandby } from '../support/standby.ts';

/** Two minutes of a chain's day: only in the run of all repetitions. `pnpm bench:nodes` sets NODES_MINUTES to ten. */
const isLong = process.env['EVERY_REPETITION'] === '1';
/** Where the figures are written, for `pnpm bench:nodes`. */
const REPORT = process.env['NODES_REPORT'];
const LASTS_MS = Number(process.env['NODES_MINUTES'] ?? '2') * 60_000;
const KIOSKS = 50;
/** Time between two requests of a kiosk, ms: one may have 500 waiting requests. */
const GAP_MS = 2_000;
const CREW = { Sales_Associate: 150, Warehouse_Personal: 100 };
const STAFF = CREW.Sales_Associate + CREW.Warehouse_Personal;
const NODES = 3;
/** Not that of the kiosks, whose associates get a notification for each request. */
const LOCATION = 'bedford-avenue';

vi.setConfig({ testTimeout: LASTS_MS + 400_000, hookTimeout: 400_000 });

const homes: string[] = [];
let primary: EmbeddedDatabase;
let standby: EmbeddedDatabase;
let address: string;
let admin: Connection;
const nodes: Program[] = [];

async function newHome(): Promise<string> {
  const home = await makeDataDir();
  homes.push(home);
  return home;
}

beforeAll(async () => {
  if (!isLong) return;
  const home = await newHome();
  await copyDatabaseFiles(home);
  primary = await startEmbedded(home);
  standby = await startStandby({ url: primary.url, home }, await newHome());
  const setup = connect(primary.url, { max: 1 });
  // An acknowledged write is on both.
  await setup.pool.query(`alter system set synchronous_standby_names = 'standby'`);
  await setup.pool.query('select pg_reload_conf()');
  await setup.close();
  const second = new URL(standby.url).host;
  address = primary.url.replace(/@([^/]+)/, `@$1,${second}`);
  for (let node = 0; node < NODES; node += 1) nodes.push(await startProgram({ DATABASE_URL: address }));
  admin = connect(address, { max: 2 });
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await admin?.close();
  for (const database of [standby, primary]) await database?.stop().catch(() => {});
  for (const home of homes) await rm(home, { recursive: true, force: true });
});

const anyNode = (): Program => nodes[Math.floor(Math.random() * nodes.length)]!;

/** Kills a node like a power failure, or stops it like an upgrade, and starts another one in its place. */
async function replaceNode(index: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const node = nodes[index]!;
  if (signal === 'SIGTERM') await node.close();
  else node.child.kill('SIGKILL');
  nodes[index] = await startProgram({ DATABASE_URL: address });
}

/** Ends the primary at once and makes the standby the primary. */
async function failOver(): Promise<void> {
  const file = join(homes[0]!, 'postgres', 'postmaster.pid');
  process.kill(Number.parseInt(await readFile(file, 'utf8'), 10), 'SIGQUIT');
  const promote = connect(standby.url, { max: 1 });
  await promote.pool.query('select pg_promote(true, 60)');
  await promote.close();
}

/** Adds people of a role; gives their ids. One person may have 20 sockets at a node, so each client is a person. */
async function addPeople(role: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `${role}-${index}`);
  await admin.pool.query(
    `with person as (
       insert into users (id, sub, name, email) select id, id, id, id || '@chain.example' from unnest($1::text[]) id
       returning id
     )
     insert into user_roles (user_id, role, location_id, position) select id, $2, $3, 0 from person`,
    [ids, role, LOCATION],
  );
  return ids;
}

/** Adds kiosks and gives a session of each. */
async function signInKiosks(): Promise<string[]> {
  const { rows } = await admin.pool.query<{ id: string }>(
    `insert into kiosks (device_id, key_hash, name, location_id)
     select 'kiosk-' || n, 'no key', 'Kiosk ' || n, 'canal-street' from generate_series(1, $1::int) n
     returning device_id as id`,
    [KIOSKS],
  );
  const sessions = createSessions(await loadSessionKeys(admin.db), () => new Date());
  return Promise.all(rows.map(({ id }) => sessions.issue({ sub: id, userId: id, name: id, role: KIOSK_ROLE })));
}

/** Clients of the staff that connect again to any node, as a proxy would choose it. */
async function connectStaff() {
  const sessions = createSessions(await loadSessionKeys(admin.db), () => new Date());
  const crews = await Promise.all(Object.entries(CREW).map(([role, count]) => addPeople(role, count)));
  return Promise.all(
    crews.flat().map(async (id) => {
      const token = await sessions.issue({ sub: id, userId: id, name: id, role: '' });
      const seen: string[] = [];
      const client = openLiveClient({
        url: () => anyNode().url,
        token: async () => token,
        destination: '/topic/messages',
        onMessage: (body) => void seen.push((JSON.parse(body) as { id: string }).id),
      });
      return { client, seen };
    }),
  );
}

test.runIf(isLong)(
  `${NODES} nodes, ${KIOSKS} kiosks and ${STAFF} clients lose nothing in a failover`,
  {
    tags: 'O-01',
    // A second try would begin with the data of the first one.
    retry: 0,
  },
  async () => {
    const kiosks = await signInKiosks();
    const staff = await connectStaff();
    await expect.poll(() => staff.filter(({ client }) => client.isConnected()).length, { timeout: 60_000 }).toBe(STAFF);
    // Any node answers any client: each try goes to another one.
    const writers = startWriters(() => anyNode().url, kiosks, GAP_MS);
    await writers.more(20);
    await replaceNode(1, 'SIGKILL');
    await writers.more(20);
    const failedAt = performance.now();
    await failOver();
    await writers.more(1);
    const failedOverMs = performance.now() - failedAt;
    await writers.more(20);
    await replaceNode(0, 'SIGTERM');
    await writers.more(20);
    const until = performance.now() + LASTS_MS;
    let replaced = 2;
    while (performance.now() < until) {
      replaced += 1;
      await replaceNode(Math.floor(Math.random() * NODES), Math.random() < 0.5 ? 'SIGKILL' : 'SIGTERM');
      await pause(10_000);
    }
    await writers.stop();
    await expectStored(admin.pool, writers.acknowledged);
    const unexpected = Object.keys(writers.answers).filter((status) => !['200', '503', 'none'].includes(status));
    expect(unexpected).toEqual([]);

    // Every client is connected again, and gets the next event once.
    await expect.poll(() => staff.filter(({ client }) => client.isConnected()).length, { timeout: 60_000 }).toBe(STAFF);
    await expect
      .poll(
        async () => {
          await admin.db.transaction((tx) => publish(tx, { destination: '/topic/messages', body: { id: 'last' } }));
          await pause(500);
          return staff.filter(({ seen }) => seen.includes('last')).length;
        },
        { timeout: 30_000 },
      )
      .toBe(STAFF);
    const { rows } = await admin.pool.query<{ server_version: string }>('show server_version');
    const report = {
      minutes: LASTS_MS / 60_000,
      nodes: NODES,
      clients: { kiosks: KIOSKS, associates: CREW.Sales_Associate, pickers: CREW.Warehouse_Personal },
      acknowledged: writers.acknowledged.size,
      answers: writers.answers,
      failedOverMs: Math.round(failedOverMs),
      replaced,
      postgres: rows[0]?.server_version ?? '',
    };
    console.log(JSON.stringify(report));
    if (REPORT !== undefined) await writeFile(REPORT, JSON.stringify(report));
    for (const { client } of staff) await client.close();
  },
);
