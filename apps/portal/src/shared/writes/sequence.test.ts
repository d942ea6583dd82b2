import { expect, test } from 'vitest';
import { deferred, settle } from '../../../test/support.ts';
import { Sequence } from './sequence.ts';

function setUp() {
  const sequence = new Sequence<string>();
  const started: string[] = [];
  const work = (name: string) => {
    const answer = deferred<string>();
    const result = sequence.run(name, () => {
      started.push(name);
      return answer.promise;
    });
    return { answer, result };
  };
  return { sequence, started, work };
}

test('Changes that are made faster than they are stored are stored in their order', { tags: 'K-12' }, async () => {
  const { sequence, started, work } = setUp();
  const [first, second, third] = [work('to bench 3'), work('to the sofa'), work('to bench 3')];
  await settle();
  expect(started).toEqual(['to bench 3']);
  first.answer.resolve('one');
  await settle();
  expect(started).toEqual(['to bench 3', 'to the sofa']);
  second.answer.resolve('two');
  third.answer.resolve('three');
  expect(await Promise.all([first.result, second.result, third.result])).toEqual(['one', 'two', 'three']);
  expect(sequence.isBusy).toBe(false);
});

test('A double press is one change, and pressing again after it is stored is another', { tags: 'K-12' }, async () => {
  const { started, work } = setUp();
  const [first, second] = [work('add'), work('add')];
  first.answer.resolve('stored');
  expect(await second.result).toBe('stored');
  const third = work('add');
  third.answer.resolve('again');
  expect(await third.result).toBe('again');
  expect(started).toEqual(['add', 'add']);
});

test('Work that fails does not stop the work after it', { tags: 'K-12' }, async () => {
  const { sequence, work } = setUp();
  const failing = sequence.run('first', () => Promise.reject(new Error('a bug')));
  const next = work('second');
  next.answer.resolve('stored');
  await expect(failing).rejects.toThrow('a bug');
  expect(await next.result).toBe('stored');
});
