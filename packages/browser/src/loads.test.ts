import { expect, test } from 'vitest';
import { createLoads, type LoadState } from './loads.ts';

interface Fault {
  ok: false;
  status: number;
}

function open() {
  const state: LoadState<'brands' | 'list', Fault> = { loading: {}, error: {} };
  const taken: string[] = [];
  return { state, taken, take: (data: string) => void taken.push(data), ...createLoads(state) };
}

test('A call is loading until it is answered; its failure stays until the next call', async () => {
  const { state, taken, take, load } = open();
  const failing = load('brands', Promise.resolve({ ok: false as const, status: 500 }), take);
  expect(state.loading).toEqual({ brands: true });
  await failing;
  expect([state.loading.brands, state.error.brands?.status, taken]).toEqual([false, 500, []]);
  const next = load('brands', Promise.resolve({ ok: true as const, data: 'Halden' }), take);
  expect(state.error).toEqual({});
  await next;
  expect(taken).toEqual(['Halden']);
});

test('The answer of an earlier call does not replace the answer of a later one', async () => {
  const { state, taken, take, load, drop } = open();
  let answer: (late: { ok: true; data: string }) => void = () => undefined;
  const earlier = load('list', new Promise<{ ok: true; data: string }>((resolve) => (answer = resolve)), take);
  await load('list', Promise.resolve({ ok: true as const, data: 'later' }), take);
  answer({ ok: true, data: 'earlier' });
  await earlier;
  expect([taken, state.loading.list]).toEqual([['later'], false]);
  // The call that is waited for is still under way when an earlier one is answered.
  const first = load('list', Promise.resolve({ ok: false as const, status: 500 }), take);
  const second = load('list', new Promise<never>(() => undefined), take);
  await first;
  expect([state.loading.list, state.error.list]).toEqual([true, undefined]);
  void second;
  const dropped = load('list', Promise.resolve({ ok: true as const, data: 'dropped' }), take);
  drop('list');
  await dropped;
  expect(taken).toEqual(['later']);
});
