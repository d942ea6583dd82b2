import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { publish } from '../../src/live/outbox.ts';
import { createTalk } from '../../src/domain/printers/index.ts';
import { createDeviceReports } from '../../src/security/deviceReports.ts';
import { startJobs } from '../../src/start/jobs.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { answer, createWebhooks } from '../webhooks/createWebhooks.ts';

const tags = ['O-10'];
let database: TestDatabase;
let end: () => unknown = () => {};
beforeAll(async () => {
  database = await startTestDatabase();
});
afterEach(() => end());
afterAll(() => database?.close());

/** Starts the jobs of a node with one event for each endpoint. The receivers whose name begins with `slow` do not answer. */
async function startWith(endpoints: readonly string[]) {
  await database.pool.query('delete from webhook_endpoints');
  await database.pool.query('delete from webhook_deliveries');
  const w = createWebhooks(database);
  for (const id of endpoints) await w.add(id);
  await w.turn(...(await w.units(1)));
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  w.receiver.answers = async ({ url }) => {
    if (url.startsWith('https://slow')) await held;
    return answer(204);
  };
  const errors: unknown[] = [];
  const store = { db: database.db, now: w.now, publish };
  const stop = startJobs(store, {
    escalateAfterMs: 60_000,
    deviceReports: createDeviceReports(),
    webhooks: { db: database.db, post: w.post },
    imports: { db: database.db, url: database.url },
    printing: { db: database.db, talk: createTalk(), ranges: [] },
    push: {
      db: database.db,
      keys: { publicKey: '', privateKey: '' },
      contact: 'mailto:it@chain.example',
      post: w.post,
    },
    onError: (error) => errors.push(error),
  });
  end = async () => {
    release();
    await stop();
    expect(errors).toEqual([]);
  };
  return { ...w, called: () => w.got.map(({ url }) => new URL(url).hostname.replace('.example', '')).toSorted() };
}

test('Two receivers that do not answer hold up no other endpoint', { tags }, async () => {
  const { called, turn, units } = await startWith(['slow-1', 'slow-2', 'till', 'tool']);
  await expect.poll(called).toEqual(['slow-1', 'slow-2', 'till', 'tool']);
  // In a run after the first one, too.
  await turn(...(await units(1)));
  await expect.poll(called, { timeout: 10_000 }).toEqual(['slow-1', 'slow-2', 'till', 'till', 'tool', 'tool']);
});

test('A node sends to three endpoints at once', { tags }, async () => {
  const { called } = await startWith(['slow-1', 'slow-2', 'slow-3', 'till']);
  await expect.poll(called).toEqual(['slow-1', 'slow-2', 'slow-3']);
  await end();
  expect(called()).not.toContain('till');
});
