import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { once } from '../../src/db/idempotency.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase('tables');
});
afterAll(() => database?.close());

test('A key belongs to the whole request: its path, its query and its body', { tags: ['G-03', 'Z-02'] }, async () => {
  const store = { db: database.db, now: () => new Date() };
  const first = { path: { missing: '2048177304161' }, query: { page: 1 }, body: { customerAgreed: true } };
  const done: string[] = [];
  const write = (request: object, name: string) =>
    once(
      'replaceMissingPair',
      { ...request, store, caller: { userId: '1001' }, idempotencyKey: 'one-key' },
      async () => {
        done.push(name);
        return name;
      },
    );
  expect(await write(first, 'first')).toBe('first');
  expect(await write(first, 'repeated')).toBe('first');
  for (const other of [{ path: { missing: '2048177304178' } }, { query: { page: 2 } }, { body: {} }]) {
    await expect(write({ ...first, ...other }, 'other')).rejects.toMatchObject({ problem: { status: 422 } });
  }
  expect(done).toEqual(['first']);
});

test('A repetition gets its answer although the time of its scan is refused by now', { tags: 'W-13' }, async () => {
  const scannedAt = '2026-03-05T12:00:00.000Z';
  const write = (at: string, deviceTime: string, idempotencyKey = 'late-key') =>
    once(
      'checkIn',
      {
        body: { scannedAt },
        deviceTime,
        idempotencyKey,
        caller: { userId: '1001' },
        store: { db: database.db, now: () => new Date(at) },
      },
      async () => at,
    );
  const first = '2026-03-05T12:00:01.000Z';
  const setBack = '2026-03-05T11:00:00.000Z';
  const dayLater = '2026-03-06T10:00:00.000Z';
  expect(await write(first, first)).toBe(first);
  expect(await write(first, setBack)).toBe(first);
  expect(await write(dayLater, dayLater)).toBe(first);
  await expect(write(first, setBack, 'other-key')).rejects.toMatchObject({ problem: { title: 'Clock set back' } });
});

const DAY = 24 * 60 * 60 * 1000;

/** A write of one request, at a time, and how often it was done. */
function writes() {
  const done: string[] = [];
  const write = (
    name: string,
    {
      caller = '1001',
      key = 'a-key',
      operation = 'checkIn',
      at = Date.now(),
    }: { caller?: string; key?: string; operation?: 'checkIn' | 'checkOut'; at?: number } = {},
  ) =>
    once(
      operation,
      {
        body: { b: 1, a: [2, { d: 3, c: 4 }] },
        store: { db: database.db, now: () => new Date(at) },
        caller: { userId: caller },
        idempotencyKey: `${expect.getState().currentTestName?.slice(-20)} ${key}`,
      },
      async (tx) => {
        done.push(name);
        const { rows } = await tx.execute<{ actor: string; now: string }>(
          sql`select current_setting('in_store.actor') as actor, current_setting('in_store.now') as now`,
        );
        if (name.startsWith('fails')) throw new Error(name);
        return { name, ...rows[0] };
      },
    );
  return { done, write };
}

test('A key belongs to one caller and one operation', { tags: 'Z-02' }, async () => {
  const { done, write } = writes();
  const at = Date.now();
  expect(await write('one', { at })).toEqual({ name: 'one', actor: '1001', now: new Date(at).toISOString() });
  expect(await write('two', { caller: '1002' })).toMatchObject({ name: 'two', actor: '1002' });
  expect(await write('three', { operation: 'checkOut' })).toMatchObject({ name: 'three' });
  expect(await write('four', { key: 'other' })).toMatchObject({ name: 'four' });
  expect(await write('five')).toMatchObject({ name: 'one' });
  expect(done).toEqual(['one', 'two', 'three', 'four']);
});

test('Two repetitions at once write once, and a write that failed can be repeated', { tags: 'Z-02' }, async () => {
  const { done, write } = writes();
  await expect(write('fails')).rejects.toThrow('fails');
  const answers = await Promise.all([write('one'), write('two')]);
  expect(answers[0]).toEqual(answers[1]);
  expect(done).toHaveLength(2);
});

test('A key counts for 24 hours, and later writes delete what has expired', { tags: 'Z-02' }, async () => {
  const { done, write } = writes();
  const at = Date.now() - 3 * DAY;
  await write('one', { at });
  await write('two', { at: at + DAY });
  expect(done).toEqual(['one']);
  await write('three', { at: at + DAY + 1 });
  expect(done).toEqual(['one', 'three']);
  await write('four', { key: 'today' });
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from idempotency where created_at < now() - interval '1 day'`,
  );
  expect(rows).toEqual([{ count: 0 }]);
});
