import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAll } from '../support/closeAll.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { acknowledgedId, sendTryout } from '../support/kioskWrites.ts';
import { startNode, type TestNode } from '../support/node.ts';

let database: TestDatabase;
let node: TestNode;
beforeAll(async () => {
  database = await startTestDatabase();
  node = await startNode(database, { callLimitMs: 500 });
});
afterAll(() => closeAll(node, database));

test('[C-05] A call that takes too long is answered in time, and its repetition returns the outcome', async () => {
  const token = await node.session('front-door');
  const holder = await database.pool.connect();
  await holder.query('begin; lock table tryouts in access exclusive mode');
  const answer = await sendTryout(node.url, token, 'a-slow-write');
  await holder.query('rollback');
  holder.release();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(await answer.json()).toMatchObject({
    title: 'The store is busy',
    detail: expect.stringContaining('still be'),
  });

  const tryouts = async () => (await database.pool.query<{ id: string }>('select id from tryouts')).rows;
  await expect.poll(tryouts).toHaveLength(1);
  const repetition = await sendTryout(node.url, token, 'a-slow-write');
  expect(await tryouts()).toEqual([{ id: await acknowledgedId(repetition) }]);
});
