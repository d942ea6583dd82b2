import type { OperationId } from '@instore/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Connection } from '../../src/db/connect.ts';
import { defaultShares } from '../../src/http/fairShare.ts';
import { readContract } from '../../src/security/contract.ts';
import { closeAll } from '../support/closeAll.ts';
import { expectContract } from '../support/contract.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { CANAL } from '../support/goods.ts';
import { startNode, type TestNode } from '../support/node.ts';
import { samples } from '../support/samples.ts';

const MOST = 8;
const shares = { ...defaultShares, query: { running: 1, most: MOST }, download: { running: 1, most: MOST } };

/**
 * How many statements about units one request runs at the same time, for operations that run more than one: a search
 * reads page, total and facets.
 */
const statements: Partial<Record<OperationId, number>> = {
  searchKioskProducts: 8,
  getBinShelfRecords: 2,
  getCatalogueBySKU: 2,
};

let database: TestDatabase;
let connection: Connection;
let node: TestNode;
beforeAll(async () => {
  database = await startTestDatabase();
  // Enough connections for forty requests: what keeps a caller from them is the share alone.
  connection = connect(database.url, { max: 40, costlyMax: 40, waitMs: 2_000 });
  node = await startNode(database, { db: connection.db, costlyDb: connection.costlyDb, shares });
});
afterAll(() => closeAll(node, connection, database));

/** Blocks every statement that reads a table while `run` runs, which can count those that wait. */
async function without(table: string, run: (waiting: () => Promise<number>) => Promise<void>): Promise<void> {
  const holder = await database.pool.connect();
  await holder.query(`begin; lock table ${table} in access exclusive mode`);
  const waiting = async () => {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int from pg_locks join pg_database on pg_database.oid = pg_locks.database
       where datname = current_database() and relation = $1::regclass and not granted`,
      [table],
    );
    return rows[0]?.count ?? 0;
  };
  try {
    await run(waiting);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

const subjects = { 'maren-okafor': '1001', 'petra-lindqvist': '1004', 'tomas-reyes': '1005', 'ruth-feldman': '1007' };
type Sub = keyof typeof subjects;

/** Sends the sample request of an operation. */
function send(id: OperationId, sub: Sub): Promise<Response> {
  const method = rules.get(id)?.method ?? 'GET';
  const { path, body } = samples[id]({ sub, userId: subjects[sub], locationId: CANAL });
  return node.ask(sub, method, path, body);
}

const { rules } = readContract();
/** They read no units, so the lock on units does not hold them. They have the share of `loadCube`. */
const readsNoUnits: readonly OperationId[] = [
  'getInsight',
  'getInsightRows',
  'exportInsightRows',
  'exportAdminChanges',
  'exportImportReport',
];

/** Every operation that is expensive and reads units, and two people who may call it. */
const expensive = [...rules.values()]
  .filter(({ id, cost }) => cost !== undefined && !readsNoUnits.includes(id))
  .map(({ id, roles }): [OperationId, Sub, Sub] =>
    roles.includes('Sales_Associate') ? [id, 'maren-okafor', 'tomas-reyes'] : [id, 'petra-lindqvist', 'ruth-feldman'],
  );

test.each(expensive)(
  'Forty requests of one caller for %s do not delay another caller',
  { tags: ['F-03', 'C-04', 'W-05', 'Z-05', 'Z-06'] },
  async (id, caller, neighbour) => {
    const sent: Promise<Response>[] = [];
    let arrived = 0;
    let answered = 0;
    const count = () => (arrived += 1);
    node.app.server.on('request', count);
    const request = async (sub: Sub) => {
      const response = await send(id, sub);
      // A download holds its place until its end.
      await response.arrayBuffer();
      answered += 1;
      return response;
    };
    await without('units', async (waiting) => {
      for (let index = 0; index < 40; index += 1) sent.push(request(caller));
      await expect.poll(() => arrived).toBe(40);
      await expect.poll(() => answered).toBe(40 - MOST);
      await expect.poll(waiting).toBeGreaterThan(0);
      expect((await node.ask('ines-calloway', 'GET', '/api/store/store-location')).status).toBe(200);
      const most = statements[id] ?? 1;
      expect(await waiting()).toBeLessThanOrEqual(most);
      sent.push(request(neighbour));
      // More statements than the caller may run: the neighbour's is in the database while the caller's requests wait.
      await expect.poll(waiting).toBeGreaterThan(most);
    });
    const responses = await Promise.all(sent);
    node.app.server.off('request', count);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(MOST + 1);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(40 - MOST);
  },
);

test('A caller with too many waiting requests reads why one is refused', { tags: 'F-03' }, async () => {
  await without('units', async () => {
    const sent: Promise<Response>[] = [];
    for (let index = 0; index <= MOST; index += 1) sent.push(send('loadCube', 'maren-okafor'));
    const refused = await Promise.race(sent);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await expectContract('loadCube', refused)).toMatchObject({
      title: 'Too many requests',
      detail: 'Too many of your requests are waiting for an answer. Try again in a moment.',
    });
    void Promise.all(sent);
  });
});

test('Forty ordinary requests of one caller take two places', { tags: 'N-05' }, async () => {
  const sent: Promise<Response>[] = [];
  // A page and its length: two statements for each request.
  await without('notifications', async (waiting) => {
    for (let index = 0; index < 40; index += 1) sent.push(send('getNotifications', 'maren-okafor'));
    await expect.poll(waiting).toBe(4);
    expect((await node.ask('ines-calloway', 'GET', '/api/store/store-location')).status).toBe(200);
    expect(await waiting()).toBe(4);
  });
  for (const response of await Promise.all(sent)) expect(response.status).toBe(200);
});

test('A search that is cancelled while the user types is never refused', { tags: 'C-04' }, async () => {
  const { path, body } = samples.searchKioskProducts({ sub: 'maren-okafor', userId: '1001', locationId: CANAL });
  const authorization = `Bearer ${await node.session('maren-okafor')}`;
  const ask = (signal?: AbortSignal) =>
    fetch(`${node.url}${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
  let arrived = 0;
  node.app.server.on('request', () => (arrived += 1));
  await without('units', async () => {
    for (let letter = 0; letter < 3 * MOST; letter += 1) {
      const typing = new AbortController();
      const dropped = ask(typing.signal).catch(() => 'dropped');
      await expect.poll(() => arrived).toBe(letter + 1);
      typing.abort();
      expect(await dropped).toBe('dropped');
    }
  });
  expect((await ask()).status).toBe(200);
});
