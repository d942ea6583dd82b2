import type { Result } from '@instore/api';
import { expect, test } from 'vitest';
import { deferred, noAnswer, offline, ok, refused, settle } from '../../../test/support.ts';
import { Writes } from './writes.ts';

function setUp() {
  let count = 0;
  const writes = new Writes({ newKey: () => `key ${(count += 1)}` });
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

test('Each write plays one sound at its end, and a double press plays none', { tags: ['G-05', 'W-12'] }, async () => {
  const played: string[] = [];
  const writes = new Writes({ play: async (sound) => void played.push(sound) });
  const answer = deferred<ReturnType<typeof ok<string>>>();
  const first = writes.send('accept 1', () => answer.promise);
  expect(await writes.send('accept 1', () => answer.promise)).toBeUndefined();
  expect(played).toEqual([]);
  answer.resolve(ok('accepted'));
  await first;
  expect(played).toEqual(['scan-ok']);
  await writes.send('accept 2', async () => refused(409, 'Already accepted.'));
  expect(played).toEqual(['scan-ok', 'scan-error']);
});

test('A sound that cannot be played changes nothing', { tags: 'G-05' }, async () => {
  const writes = new Writes({ play: () => Promise.reject(new Error('blocked')) });
  expect(await writes.send('accept 1', async () => ok('accepted'))).toMatchObject({ ok: true });
});

function setUpOrder() {
  const writes = new Writes();
  const shown = { isPending: false };
  const started: string[] = [];
  const work = (name: string) => {
    const answer = deferred<string>();
    const start = () => {
      started.push(name);
      return answer.promise;
    };
    const result = writes.inOrder('line 11', name, start, shown);
    return { answer, result };
  };
  return { writes, shown, started, work };
}

test('Changes that are made faster than they are stored are stored in their order', { tags: 'K-12' }, async () => {
  const { shown, started, work } = setUpOrder();
  const [first, second, third] = [work('to bench 3'), work('to the sofa'), work('to bench 3')];
  await settle();
  expect(started).toEqual(['to bench 3']);
  first.answer.resolve('one');
  await settle();
  expect(started).toEqual(['to bench 3', 'to the sofa']);
  second.answer.resolve('two');
  third.answer.resolve('three');
  expect(await Promise.all([first.result, second.result, third.result])).toEqual(['one', 'two', 'three']);
  expect(shown.isPending).toBe(false);
});

test('A double press is one change, and pressing again after it is stored is another', { tags: 'K-12' }, async () => {
  const { started, work } = setUpOrder();
  const [first, second] = [work('add'), work('add')];
  first.answer.resolve('stored');
  expect(await second.result).toBe('stored');
  const third = work('add');
  third.answer.resolve('again');
  expect(await third.result).toBe('again');
  expect(started).toEqual(['add', 'add']);
});

test('Work that fails does not stop the work after it', { tags: 'K-12' }, async () => {
  const { writes, work } = setUpOrder();
  const failing = writes.inOrder('line 11', 'first', () => Promise.reject(new Error('a bug')));
  const next = work('second');
  next.answer.resolve('stored');
  await expect(failing).rejects.toThrow('a bug');
  expect(await next.result).toBe('stored');
});

test('Changes of one thing do not wait for those of another', { tags: 'K-12' }, async () => {
  const { writes, started, work } = setUpOrder();
  const slow = work('to bench 3');
  expect(await writes.inOrder('line 12', 'to the sofa', async () => 'stored')).toBe('stored');
  expect(started).toEqual(['to bench 3']);
  slow.answer.resolve('stored');
  await slow.result;
});
