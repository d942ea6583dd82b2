import type { Result } from '@instore/api';
import { expect, test } from 'vitest';
import { deferred, noAnswer, ok, refused } from '../../../test/support.ts';
import { SOMETHING_WRONG } from '../language/texts.ts';
import { createResource } from './resource.ts';

type Answer = Result<string[]>;

/** A resource whose reads are answered in this order. */
function setUp(...answers: (Answer | Promise<Answer>)[]) {
  const asked: string[] = [];
  const resource = createResource({
    read: async (of: string): Promise<Answer> => {
      asked.push(of);
      return answers.shift()!;
    },
  });
  return { ...resource, asked };
}

test('A read is loading until its value is ready', { tags: 'E-03' }, async () => {
  const { state, load } = setUp(ok(['a']));
  expect(state).toEqual({ value: undefined, status: 'idle', error: undefined });
  const loading = load('x');
  expect(state).toEqual({ value: undefined, status: 'loading', error: undefined });
  await loading;
  expect(state).toEqual({ value: ['a'], status: 'ready', error: undefined });
});

test('A read that fails says why until it has succeeded', { tags: 'E-03' }, async () => {
  const { state, load, retry, asked } = setUp(refused(503, 'The store is busy.'), noAnswer, ok(['a']));
  await load('x');
  expect(state).toEqual({ value: undefined, status: 'failed', error: 'The store is busy.' });
  const retrying = retry();
  expect(state).toMatchObject({ status: 'loading', error: 'The store is busy.' });
  await retrying;
  expect(state).toMatchObject({ status: 'failed', error: SOMETHING_WRONG });
  await retry();
  expect(state).toEqual({ value: ['a'], status: 'ready', error: undefined });
  expect(asked).toEqual(['x', 'x', 'x']);
});

test('A value stays while it is read again, and if that fails', { tags: 'E-03' }, async () => {
  const { state, load } = setUp(ok(['a']), noAnswer);
  await load('x');
  const again = load('x');
  expect(state).toMatchObject({ value: ['a'], status: 'loading' });
  await again;
  expect(state).toEqual({ value: ['a'], status: 'failed', error: SOMETHING_WRONG });
});

test('The value of other arguments is not shown meanwhile', { tags: 'E-03' }, async () => {
  const { state, load } = setUp(ok(['a']), ok(['b']));
  await load('x');
  const other = load('y');
  expect(state).toEqual({ value: undefined, status: 'loading', error: undefined });
  await other;
  expect(state.value).toEqual(['b']);
});

test.each([
  ['another read', async ({ load }: ReturnType<typeof setUp>) => load('y'), ['b']],
  ['a value that came with another answer', async ({ show }: ReturnType<typeof setUp>) => show(['b']), ['b']],
  ['the end of what was shown', async ({ clear }: ReturnType<typeof setUp>) => clear(), undefined],
])('An answer is dropped after %s', { tags: 'E-03' }, async (_, next, value) => {
  const late = deferred<Answer>();
  const resource = setUp(late.promise, ok(['b']));
  const first = resource.load('x');
  await next(resource);
  late.resolve(ok(['a']));
  await first;
  expect(resource.state).toEqual({ value, status: value ? 'ready' : 'idle', error: undefined });
});

test('Before its first read, and after its end, nothing is tried again', { tags: 'E-03' }, async () => {
  const { retry, load, clear, asked } = setUp(ok(['a']));
  await retry();
  expect(asked).toEqual([]);
  await load('x');
  clear();
  await retry();
  expect(asked).toEqual(['x']);
});
