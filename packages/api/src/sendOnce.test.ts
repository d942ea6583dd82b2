import { expect, test } from 'vitest';
import { sendOnce, type OpenWrites } from './sendOnce.ts';
import type { FailureKind, Result } from './result.ts';

const done: Result<string> = { ok: true, data: 'done' };
const failed = (kind: FailureKind): Result<string> => ({ ok: false, kind, status: 0 });

/** Sends the same intent once for each answer; returns the keys that were sent. */
async function keysOf(answers: readonly Result<string>[], open: OpenWrites = new Map<string, string>()) {
  const keys: string[] = [];
  let count = 0;
  const newKey = () => `key ${(count += 1)}`;
  for (const answer of answers)
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await sendOnce(open, 'cancel line 11', async (key) => (keys.push(key), answer), newKey);
  return keys;
}

test('a write whose answer was lost is sent again with the same key', async () => {
  expect(await keysOf([failed('timeout'), failed('network'), done, done])).toEqual([
    'key 1',
    'key 1',
    'key 1',
    'key 2',
  ]);
  expect(await keysOf([failed('server'), failed('conflict'), done])).toEqual(['key 1', 'key 1', 'key 2']);
});

test('offline and without a session nothing is sent: the outcome stays what it was', async () => {
  expect(await keysOf([failed('offline'), done])).toEqual(['key 1', 'key 2']);
  expect(await keysOf([failed('timeout'), failed('offline'), failed('unauthorized'), done])).toEqual([
    ...Array<string>(4).fill('key 1'),
  ]);
});

test('a key that was kept from before a reload counts as sent', async () => {
  const open = new Map([['cancel line 11', 'kept']]);
  expect(await keysOf([failed('offline'), done, done], open)).toEqual(['kept', 'kept', 'key 1']);
});

test('a place for one write that another write has taken is not emptied', async () => {
  let write: [intent: string, key: string] | undefined;
  const open: OpenWrites = {
    get: (intent) => (write?.[0] === intent ? write[1] : undefined),
    set: (intent, key) => (write = [intent, key]),
    delete: () => (write = undefined),
  };
  let answer: (answer: Result<string>) => void = () => undefined;
  const slow = new Promise<Result<string>>((resolve) => (answer = resolve));
  const first = sendOnce(
    open,
    'withdraw',
    () => slow,
    () => 'key 1',
  );
  void sendOnce(
    open,
    'another size',
    () => new Promise<Result<string>>(() => undefined),
    () => 'key 2',
  );
  answer(done);
  await first;
  expect(write).toEqual(['another size', 'key 2']);
});
