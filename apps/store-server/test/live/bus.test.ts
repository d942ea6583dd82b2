import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { closeAll } from '../support/closeAll.ts';
import { Client } from 'pg';
import { createBus } from '../../src/live/bus.ts';
import { LOOK_BACK_MS, RETENTION_MS } from '../../src/live/busConnection.ts';
import type { OutboxEvent } from '../../src/live/hub.ts';
import { publish } from '../../src/live/outbox.ts';
import { readEvents } from '../../src/live/outboxQueries.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startProxy } from '../support/proxy.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase('tables');
});
// A replay also delivers the events of other tests and of an earlier attempt.
beforeEach(() => database.pool.query('delete from outbox'));
afterAll(() => closeAll(database));

/** Starts a transaction that gets the id of its event now. It ends with the test, also with a failed one. */
async function beginLate(statement: string): Promise<Client> {
  const late = new Client({ connectionString: database.url });
  await late.connect();
  onTestFinished(() => late.end());
  await late.query('begin');
  await late.query(statement);
  return late;
}

const publishEvent = (id: string) =>
  database.db.transaction((tx) => publish(tx, { destination: '/topic/messages', body: { id } }));

/** Collects what a bus delivers. */
function collect(bus: { onEvent: (handler: (event: OutboxEvent) => void) => void }) {
  const seen: string[] = [];
  let wake = (): void => {};
  bus.onEvent((event) => {
    seen.push((event.body as { id: string }).id);
    wake();
  });
  const until = async (count: number): Promise<string[]> => {
    while (seen.length < count) await new Promise<void>((resolve) => (wake = resolve));
    return seen;
  };
  return { seen, until };
}

test('Every event is delivered once when the connection to the database breaks', { tags: 'L-04' }, async () => {
  const proxy = await startProxy(database.url);
  onTestFinished(() => proxy.close());
  const bus = createBus({ url: proxy.url, retryMs: 20 });
  onTestFinished(() => bus.stop());
  const { until } = collect(bus);
  await bus.start();
  await publishEvent('before');
  await until(1);

  // Commits during the lost connection, after a row with a higher id.
  const late = await beginLate(`insert into outbox (destination, body) values ('/topic/messages', '{"id":"late"}')`);
  await publishEvent('higher');
  await until(2);

  proxy.cut();
  await publishEvent('meanwhile');
  await late.query('commit');
  expect(bus.ready()).toBe(false);
  proxy.restore();

  expect(await until(4)).toEqual(['before', 'higher', 'late', 'meanwhile']);
  await publishEvent('after');
  expect(await until(5)).toHaveLength(5);
  expect((await until(5)).at(-1)).toBe('after');
  expect(bus.ready()).toBe(true);
});

test('Events are delivered in the order of the commits', { tags: 'L-01' }, async () => {
  const bus = createBus({ url: database.url });
  onTestFinished(() => bus.stop());
  const { until } = collect(bus);
  await bus.start();
  const late =
    await beginLate(`with event as (insert into outbox (destination, body) values ('/topic/messages', '{"id":"first drawn"}') returning id)
    select pg_notify('outbox', id::text) from event`);
  await publishEvent('first committed');
  await until(1);
  await late.query('commit');
  expect(await until(2)).toEqual(['first committed', 'first drawn']);
});

test('A thousand events at once are delivered once each, in order', { tags: 'L-01' }, async () => {
  const bus = createBus({ url: database.url });
  const { until } = collect(bus);
  await bus.start();
  await database.db.transaction(async (tx) => {
    for (let id = 0; id < 1000; id += 1)
      await publish(tx, { destination: '/topic/messages', body: { id: String(id) } });
  });
  expect(await until(1000)).toEqual(Array.from({ length: 1000 }, (_, id) => String(id)));
  await bus.stop();
});

test('A connection loss longer than the event storage is reported once as a gap', { tags: 'L-04' }, async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const proxy = await startProxy(database.url);
  const bus = createBus({ url: proxy.url, retryMs: 20 });
  let gaps = 0;
  bus.onGap(() => (gaps += 1));
  const { seen, until } = collect(bus);
  await bus.start();
  const loseFor = async (ms: number) => {
    proxy.cut();
    await expect.poll(() => bus.ready()).toBe(false);
    vi.advanceTimersByTime(ms);
    proxy.restore();
    await expect.poll(() => bus.ready()).toBe(true);
  };
  await publishEvent('first');
  await until(1);
  await loseFor(RETENTION_MS - LOOK_BACK_MS - 60_000);
  expect(gaps).toBe(0);
  await publishEvent('second');
  await until(2);
  await loseFor(RETENTION_MS - LOOK_BACK_MS + 60_000);
  expect(gaps).toBe(1);
  await publishEvent('third');
  await expect.poll(() => seen).toContain('third');
  await loseFor(0);
  expect(gaps).toBe(1);
  await bus.stop();
  proxy.close();
  vi.useRealTimers();
});

test('Old events are deleted from the outbox', async () => {
  await database.pool.query(
    `insert into outbox (destination, body, created_at) values ('/topic/messages', '{"id":"old"}', now() - interval '2 hours')`,
  );
  await publishEvent('new');
  const bus = createBus({ url: database.url, checkMs: 20 });
  await bus.start();
  await expect
    .poll(async () => (await database.pool.query(`select 1 from outbox where body->>'id' = 'old'`)).rowCount)
    .toBe(0);
  expect((await database.pool.query(`select body->>'id' as id from outbox`)).rows).toEqual([{ id: 'new' }]);
  await bus.stop();
});

test('Events are read in the order in which their transactions committed', { tags: 'L-01' }, async () => {
  for (const id of ['a', 'b', 'c']) await publishEvent(id);
  const { rows } = await database.pool.query<{ id: number }>('select id::float8 as id from outbox order by id');
  const [a, b, c] = rows.map(({ id }) => id);
  const client = await beginLate('select 1');
  // The last one was deleted meanwhile.
  const events = await readEvents(client, [c!, a!, b!, b! + 1_000]);
  expect(events.map(({ body }) => body)).toEqual([{ id: 'c' }, { id: 'a' }, { id: 'b' }]);
});
