import type { Result } from '@instore/api';
import { expect, test } from 'vitest';
import { deferred, manualClock, noAnswer, offline, ok, refused } from '../../../test/support.ts';
import { JUST_CHANGED_MS, JustChanged, Writes } from './writes.ts';

function setUp() {
  let count = 0;
  const writes = new Writes(() => `key ${(count += 1)}`);
  const keys: string[] = [];
  const send = (intent: string, answer: Result<string> | Promise<Result<string>>) =>
    writes.send(intent, async (key) => {
      keys.push(key);
      return answer;
    });
  return { writes, keys, send };
}
const conflict = refused(409, 'Taken', 'conflict');
const ended = refused(401, undefined, 'unauthorized');

test('a retry after a lost answer is the same write, and a later press is a new one', async () => {
  const { keys, send } = setUp();
  for (const answer of [noAnswer, noAnswer, ok('done'), noAnswer, conflict, ok('done')])
    await send('cancel 11', answer);
  expect(keys).toEqual(['key 1', 'key 1', 'key 1', 'key 2', 'key 2', 'key 3']);
});

test('a press without network or session leaves an unknown outcome unknown', async () => {
  const { writes, keys, send } = setUp();
  for (const answer of [noAnswer, offline, ended]) await send('cancel 11', answer);
  expect(writes.isUnknown('cancel 11')).toBe(true);
  expect(new Set(keys).size).toBe(1);
  await send('accept T1', offline);
  expect(writes.isUnknown('accept T1')).toBe(false);
  expect(writes.isOpen('accept T1')).toBe(false);
});

test('each intent has a key and an outcome of its own', async () => {
  const { writes, keys, send } = setUp();
  await send('cancel 11', noAnswer);
  await send('cancel 12', ok('done'));
  expect(keys).toEqual(['key 1', 'key 2']);
  expect([writes.isUnknown('cancel 11'), writes.isUnknown('cancel 12')]).toEqual([true, false]);
});

test('a second press sends nothing during the first, and another intent does not wait', async () => {
  const { writes, keys, send } = setUp();
  const slow = deferred<Result<string>>();
  const first = send('cancel 11', slow.promise);
  expect(await send('cancel 11', ok('second'))).toBeUndefined();
  expect(await send('cancel 12', ok('other'))).toEqual(ok('other'));
  expect(writes.isOpen('cancel 11')).toBe(true);
  slow.resolve(ok('first'));
  expect(await first).toEqual(ok('first'));
  expect(writes.isOpen('cancel 11')).toBe(false);
  expect(keys).toHaveLength(2);
});

test('a form shows that it is sending, and a second press has no effect', async () => {
  const { writes } = setUp();
  const state = { isPending: false };
  const slow = deferred<Result<string>>();
  const sent: string[] = [];
  const press = (intent: string, answer: Promise<Result<string>>) =>
    writes.sendPending(state, intent, (key) => {
      sent.push(`${intent}, ${key}`);
      return answer;
    });
  const first = press('replace 1', slow.promise);
  expect(await press('replace 1', Promise.resolve(ok('again')))).toBeUndefined();
  expect(await press('turn up 1', Promise.resolve(ok('other')))).toBeUndefined();
  expect(state.isPending).toBe(true);
  slow.resolve(ok('first'));
  expect(await first).toEqual(ok('first'));
  expect(state.isPending).toBe(false);
  await expect(press('turn up 1', Promise.reject(new Error('no code')))).rejects.toThrow('no code');
  expect(state.isPending).toBe(false);
  expect(sent).toEqual(['replace 1, key 1', 'turn up 1, key 2']);
});

test('work that throws can be started again', async () => {
  const { writes } = setUp();
  await expect(writes.once('place', () => Promise.reject(new Error('no code')))).rejects.toThrow('no code');
  expect(await writes.once('place', async () => 'placed')).toBe('placed');
});

test('a press right after the item under the finger changed does not count', { tags: 'K-09' }, () => {
  const clock = manualClock();
  let shift = 0;
  const change = new JustChanged({ now: () => clock.now() + shift });
  expect(change.isTooSoon()).toBe(false);
  change.note();
  clock.pass(JUST_CHANGED_MS - 1);
  expect(change.isTooSoon()).toBe(true);
  clock.pass(1);
  expect(change.isTooSoon()).toBe(false);
  change.note();
  shift = -60 * 60_000;
  expect(change.isTooSoon()).toBe(false);
});
