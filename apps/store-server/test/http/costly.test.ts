import type { Input } from '@instore/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Connection, connect, COSTLY_CONNECTIONS } from '../../src/db/connect.ts';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { CANAL, marked, STORE } from '../support/goods.ts';
import { startNode, type TestNode } from '../support/node.ts';
import { demoProductVariant } from '../support/pick.ts';
import { connectLive } from '../support/stomp.ts';

/** An advisory lock that nothing else uses. */
const SLOW = 4_711;

/** People of several locations and their kiosks. */
const people = ['maren-okafor', 'ines-calloway', 'noor-haddad', 'tomas-reyes', 'amara-diallo', 'ruth-feldman'];
const askers = [...people, 'front-door', 'mezzanine', 'bedford-entrance'];

let database: TestDatabase;
/** As a store opens it, whatever else this machine does. */
let connection: Connection;
let node: TestNode;
beforeAll(async () => {
  database = await startTestDatabase();
  // A search of words and a list of colours wait for a lock of the test. Requests and units use neither function.
  await database.pool.query(`
    create schema slow;
    create function slow.array_to_string(parts text[], mark text) returns text language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${SLOW});
      return pg_catalog.array_to_string(parts, mark);
    end $$;
    create function slow.normal_text(value text) returns text language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${SLOW});
      return public.normal_text(value);
    end $$`);
  const { pathname } = new URL(database.url);
  await database.pool.query(`alter database ${pathname.slice(1)} set search_path = slow, pg_catalog, public`);
  connection = connect(database.url);
  node = await startNode(database, { db: connection.db, costlyDb: connection.costlyDb });
});
afterAll(() => closeAll(node, connection, database));

/** The number of sessions that wait for the lock, from PostgreSQL. */
async function atWork(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int from pg_locks where locktype = 'advisory' and objid = ${SLOW} and not granted`,
  );
  return rows[0]?.count ?? 0;
}

test.each([
  [
    'the costliest search',
    '/api/kiosk/kiosk-search-with-filters',
    { title: 'court', size: '10', availability: 'inStore', withFacets: true },
    askers,
  ],
  ['figures by colourway', '/api/cube/v1/load', { query: { dimensions: ['Inventory.color'] } }, people],
])(
  'While all callers request %s at once, kiosks and associates are served as usual',
  { tags: ['C-04', 'F-03', 'K-09'] },
  async (_what, path, body, who) => {
    const holder = await database.pool.connect();
    await holder.query('select pg_advisory_lock($1)', [SLOW]);
    let answered = 0;
    const asked = who.flatMap((sub) => [1, 2, 3].map(() => node.ask(sub, 'POST', path, body)));
    for (const each of asked)
      each.then(
        () => (answered += 1),
        () => {},
      );
    try {
      await vi.waitFor(async () => expect(await atWork()).toBeGreaterThan(1), { timeout: 20_000 });
      // By now all queries that can start have started.
      await holder.query('select pg_sleep(0.5)');
      const key = { deviceId: 'front-door', key: 'demo-key-front-door' };
      expect((await node.ask(undefined, 'POST', '/api/userauth/authenticate/device', key)).status).toBe(200);
      const wish: Input<'requestTryout'> = {
        storeId: STORE,
        locationId: CANAL,
        lines: [{ inventoryItemId: demoProductVariant('hc82-104-cf', '9').variantId, name: 'Front door' }],
      };
      const request = await node.ask('front-door', 'POST', '/api/kiosk/kiosk-tryout-item-master', wish);
      expect(request.status).toBe(200);
      const { data } = (await request.json()) as { data: { lines: object[] } };
      const accept = await node.ask(
        'maren-okafor',
        'PUT',
        '/api/storefront/tryoutItem-master/accept',
        marked(data.lines),
      );
      expect(accept.status).toBe(200);
      expect(await accept.json()).toEqual({ status: true });
      const live = await connectLive(node.url, await node.session('maren-okafor'), ['/user/1001/in-app-notifications']);
      await live.close();
      expect((await fetch(`${node.url}/healthz`)).status).toBe(200);
      expect(answered).toBe(0);
      expect(await atWork()).toBeLessThanOrEqual(COSTLY_CONNECTIONS);
    } finally {
      await holder.query('select pg_advisory_unlock($1)', [SLOW]);
      holder.release();
    }
    // Every request was answered.
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  },
);
