// @module-tag all
import { CALL_TIMEOUT_MS } from '@instore/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Connection, connect } from '../../src/db/connect.ts';
import { createBus } from '../../src/live/bus.ts';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { CANAL, STORE } from '../support/goods.ts';
import { startNode, type TestNode } from '../support/node.ts';
import { demoProductVariant } from '../support/pick.ts';
import { startProxy, type DatabaseProxy } from '../support/proxy.ts';

vi.setConfig({ testTimeout: 240_000 });

/** With the store's own time limits. Otherwise with shorter ones. */
const everyRepetition = process.env['EVERY_REPETITION'] === '1';
const limits = everyRepetition ? {} : { statementMs: 2_000, waitMs: 2_000 };

let database: TestDatabase;
let proxy: DatabaseProxy;
let connection: Connection;
let node: TestNode;
beforeAll(async () => {
  database = await startTestDatabase();
  proxy = await startProxy(database.url);
  connection = connect(proxy.url, limits);
  node = await startNode(database, {
    db: connection.db,
    costlyDb: connection.costlyDb,
    bus: everyRepetition ? createBus({ url: proxy.url }) : undefined,
  });
});
afterAll(() => closeAll(node, connection, proxy, database));

interface Answer {
  what: string;
  /** Undefined when none came while a client waits. */
  status: number | undefined;
  ms: number;
}

async function ask(what: string, sub: string, method: string, path: string, body?: object): Promise<Answer> {
  const token = await node.session(sub);
  const from = performance.now();
  const response = await fetch(`${node.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : undefined,
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  }).catch(() => undefined);
  await response?.arrayBuffer().catch(() => {});
  return { what, status: response?.status, ms: Math.round(performance.now() - from) };
}

const write = (sub = 'front-door') =>
  ask('write', sub, 'POST', '/api/kiosk/kiosk-tryout-item-master', {
    storeId: STORE,
    locationId: CANAL,
    lines: [{ inventoryItemId: demoProductVariant('hc82-104-cf', '9').variantId, name: 'Front door' }],
  });
const read = () => ask('read', 'maren-okafor', 'GET', `/api/storefront/getAllTryoutItems/${STORE}/${CANAL}`);
const search = (sub: string) =>
  ask('search', sub, 'POST', '/api/kiosk/kiosk-search-with-filters', { title: 'court', withFacets: true });
/** The store runs two writes of one caller at a time. */
const writers = ['front-door', 'mezzanine', 'maren-okafor', 'ines-calloway', 'tomas-reyes'];
const searchers = ['maren-okafor', 'ines-calloway', 'noor-haddad', 'tomas-reyes', 'front-door', 'mezzanine'];

/** More calls of each kind than there are connections. */
const many = (): Promise<Answer>[] => [
  ...Array.from({ length: 15 }, () => write()),
  ...Array.from({ length: 15 }, read),
  ...[...searchers, ...searchers, ...searchers].map(search),
];

const health = async () => (await fetch(`${node.url}/healthz`)).status;

function report(title: string, answers: Answer[]): void {
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const counts: Record<string, number> = {};
  for (const { what, status } of answers) {
    const key = `${what} ${status ?? 'none'}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  console.log(`${title}: slowest ${slowest} ms, ${JSON.stringify(counts)}`);
}

/** Expects that every connection works again. */
async function expectRecovered(): Promise<void> {
  await vi.waitUntil(async () => (await health()) === 200, { timeout: 60_000, interval: 100 });
  await vi.waitFor(
    async () => {
      const answers = await Promise.all(many());
      report('Afterwards', answers);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    },
    { timeout: 60_000 },
  );
}

test('After a fail-over that closes no connection the store works on new connections', { tags: 'C-05' }, async () => {
  report('Before', await Promise.all(many()));
  proxy.block();
  const from = performance.now();
  const first = await Promise.all(many());
  report('Silent connections', first);
  expect(first.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  await expectRecovered();
  console.log(`All is well again after ${Math.round(performance.now() - from)} ms`);
});

test('Calls to a database that hangs are answered before their clients give up', { tags: 'C-05' }, async () => {
  const holder = await database.pool.connect();
  await holder.query('begin; lock table tryouts in access exclusive mode');
  const inTransaction = [...writers, ...writers].map(write);
  await vi.waitUntil(async () => {
    const { rows } = await holder.query(
      `select count(*)::int as count from pg_locks where relation = 'tryouts'::regclass and not granted`,
    );
    return rows[0].count >= 10;
  });
  proxy.hang();
  await holder.query('rollback');
  holder.release();
  const answers = await Promise.all([...inTransaction, ...many()]);
  report('Hanging database', answers);
  expect(answers.filter(({ status }) => status !== 503)).toEqual([]);
  proxy.restore();
  await expectRecovered();
});
