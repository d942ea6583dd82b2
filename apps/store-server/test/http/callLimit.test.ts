import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTime } from '../../src/http/callLimit.ts';
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

test('A call that takes too long is answered in time, and a repeat returns the outcome', { tags: 'C-05' }, async () => {
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

  // The requests of the demo are accepted.
  const tryouts = async () =>
    (await database.pool.query<{ id: string }>('select id from tryouts where accepted_by is null')).rows;
  await expect.poll(tryouts).toHaveLength(1);
  const repetition = await sendTryout(node.url, token, 'a-slow-write');
  expect(await tryouts()).toEqual([{ id: await acknowledgedId(repetition) }]);
});

test('Work that fails after its call was answered is in the log', { tags: 'C-05' }, async () => {
  const logged: unknown[] = [];
  const log = { warn: (detail: unknown) => void logged.push(detail) } as unknown as FastifyBaseLogger;
  let fail: (error: Error) => void = () => undefined;
  const work = () => new Promise<never>((_, reject) => void (fail = reject));
  await expect(inTime(0, log, work)).rejects.toMatchObject({ problem: { status: 503 } });
  const err = new Error('The connection was lost');
  fail(err);
  await expect.poll(() => logged).toContainEqual({ err });
});
