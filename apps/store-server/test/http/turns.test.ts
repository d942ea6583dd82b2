import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, type Connection } from '../../src/db/connect.ts';
import { MAX_IN_LINE } from '../../src/http/operations.ts';
import { closeAll } from '../support/closeAll.ts';
import { expectContract } from '../support/contract.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startNode, type TestNode } from '../support/node.ts';

let database: TestDatabase;
let narrow: Connection;
let node: TestNode;
beforeAll(async () => {
  database = await startTestDatabase();
  // A search asks for a page, its length and the facets side by side: room for one, and little more for all the rest.
  narrow = connect(database.url, { max: 4, costlyMax: 8, waitMs: 2_000 });
  node = await startNode(database, { db: narrow.db, costlyDb: narrow.costlyDb });
});
afterAll(() => closeAll(node, narrow, database));

const costly = [
  ['loadCube', '/api/cube/v1/load', { query: { measures: ['Inventory.count'] } }],
  ['searchKioskProducts', '/api/kiosk/kiosk-search-with-filters', { availability: 'inStore', withFacets: true }],
] as const;

/** As long as it runs, nobody is told anything about pairs. */
async function withoutPairs(run: () => Promise<void>): Promise<void> {
  const holder = await database.pool.connect();
  await holder.query('begin; lock table units in access exclusive mode');
  try {
    await run();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

test.each(costly)(
  '[F-03, C-04] One who asks much at once by %s does not keep others waiting',
  async (id, path, body) => {
    const asked: Promise<Response>[] = [];
    const refused: Response[] = [];
    await withoutPairs(async () => {
      for (let count = 0; count < 40; count += 1) asked.push(node.ask('maren-okafor', 'POST', path, body));
      for (const each of asked) void each.then((answer) => answer.status !== 200 && refused.push(answer));
      // None of the others is answered before the pairs can be read.
      await vi.waitFor(() => expect(refused).toHaveLength(40 - MAX_IN_LINE), { timeout: 20_000 });
      expect((await node.ask('ines-calloway', 'GET', '/api/store/store-location')).status).toBe(200);
    });
    const served = (await Promise.all(asked)).filter(({ status }) => status === 200);
    expect(served).toHaveLength(MAX_IN_LINE);
    for (const answer of refused) {
      expect(answer.status).toBe(429);
      expect(answer.headers.get('retry-after')).toBe('1');
      expect(await expectContract(id, answer)).toMatchObject({
        title: 'Too many at once',
        detail: 'You are waiting for too many answers at once. Try again in a moment.',
      });
    }
  },
);

test('[C-04] Who types on and drops the question before is never refused', async () => {
  const [, path, body] = costly[1];
  const authorization = `Bearer ${await node.session('maren-okafor')}`;
  const ask = (signal?: AbortSignal) =>
    fetch(`${node.url}${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
  let arrived = 0;
  node.app.server.on('request', () => (arrived += 1));
  await withoutPairs(async () => {
    for (let letter = 0; letter < 3 * MAX_IN_LINE; letter += 1) {
      const typing = new AbortController();
      const dropped = ask(typing.signal).catch(() => 'dropped');
      await vi.waitFor(() => expect(arrived).toBe(letter + 1));
      typing.abort();
      expect(await dropped).toBe('dropped');
    }
  });
  expect((await ask()).status).toBe(200);
});
