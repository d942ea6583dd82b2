import { afterAll, beforeAll, expect, test } from 'vitest';
import { once } from '../../src/db/idempotency.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase('tables');
});
afterAll(() => database?.close());

test('[G-03, Z-02] A key belongs to the whole request: its path, its query and its body', async () => {
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
