import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startHere } from '../support/program.ts';
import { startProxy } from '../support/proxy.ts';

let database: TestDatabase;
const undo: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  database = await startTestDatabase();
  undo.push(database.close);
});
afterEach(async () => {
  for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
});

/** Starts a node of the store on the database. */
async function start(env: Record<string, string> = {}): Promise<string> {
  const store = await startHere({ DATABASE_URL: database.url, DATA_DIR: database.dataDir, ...env });
  undo.push(store.close);
  return store.url;
}

test(
  'A node that starts escalates requests that waited too long while no node ran',
  { tags: ['O-01', 'K-11'] },
  async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into tryouts (location_id, name, requested_at)
     values ('canal-street', 'Front door', now() - interval '6 minutes') returning id`,
    );
    await start();
    const escalated = `select user_id from notifications where type = 'escalation' and object_id = $1`;
    await expect
      .poll(async () => (await database.pool.query(escalated, [rows[0]?.id])).rows)
      .toEqual([{ user_id: '1005' }]);
  },
);

test('Beside a pooler, live events use a connection of their own', { tags: 'O-01' }, async () => {
  const direct = await startProxy(database.url);
  undo.push(async () => direct.close());
  const url = await start({ DATABASE_DIRECT_URL: direct.url });
  const health = async (): Promise<unknown> => (await fetch(`${url}/healthz`)).json();
  expect(await health()).toEqual({ status: 'ready' });
  direct.cut();
  await expect.poll(health).toEqual({ status: 'ready', degraded: ['live events'] });
  direct.restore();
  await expect.poll(health).toEqual({ status: 'ready' });
});

test('A node starts although each connection to its database takes three seconds', { tags: 'O-01' }, async () => {
  const slow = await startProxy(database.url);
  undo.push(async () => slow.close());
  slow.delay(3_000);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  undo.push(async () => said.mockRestore());
  const url = await start({ DATABASE_URL: slow.url });
  expect(said.mock.calls.map(([line]) => line)).toContain(
    'The database has not answered yet. The start waits up to 60 s for it (DATABASE_WAIT_MS).',
  );
  slow.delay(0);
  await expect.poll(async () => (await fetch(`${url}/healthz`)).status).toBe(200);
});
