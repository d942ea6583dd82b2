import { expect, test } from 'vitest';
import { subscribeKey } from 'valtio/utils';
import { deferred, noAnswer, ok } from '../../../test/support.ts';
import { emptyPages } from './pagedState.ts';
import { type Answer, item, many, ids, setUp, serverOf } from '../../../test/pagedList.ts';

test('a user reads page after page until the end', async () => {
  const server = serverOf(many(1, 25));
  const { state, list, asked } = setUp((request) => server.answer(request));
  await list.refresh();
  expect(state).toMatchObject({ total: 25, isKnown: true, isLoading: false });
  await list.more();
  await list.more();
  await list.more();
  expect(state.order).toEqual(ids(server.items));
  expect(Object.keys(state.byId)).toHaveLength(25);
  expect(asked).toEqual(['0 10', '1 10', '2 10']);
});

test('"Show more" does nothing before the first page is read', async () => {
  const { list, asked } = setUp(() => noAnswer);
  await list.more();
  await list.refresh();
  await list.more();
  expect(asked).toEqual(['0 10']);
});

test('an item that moved to the next page is shown once', async () => {
  const server = serverOf(many(1, 15));
  const { state, list } = setUp((request) => server.answer(request));
  await list.refresh();
  server.items = [item('0'), ...server.items];
  await list.more();
  expect(state.order).toEqual(ids(many(1, 15)));
});

test('no more items are shown than were asked for, whatever the server sends', async () => {
  const { state, list } = setUp(() => ok({ items: many(1, 20_000), total: 20_000 }));
  await list.refresh();
  expect(state.order).toHaveLength(10);
});

test('an answer that is the whole list may be longer than a page', async () => {
  const { state, list, asked } = setUp(() => ok({ items: many(1, 70), total: 70, isWhole: true }));
  await list.refresh();
  await list.refresh();
  await list.more();
  expect(state.order).toHaveLength(70);
  expect(asked).toEqual(['0 10', '0 25']);
});

test('a row that did not change stays the very same, and so does the order', async () => {
  let text = '';
  const { state, list } = setUp(() => ok({ items: [item('1'), item('2', text)], total: 2 }));
  await list.refresh();
  const { order, byId } = state;
  const [first, second] = [byId['1'], byId['2']];
  text = 'new';
  await list.refresh();
  expect(state.order).toBe(order);
  expect(state.byId['1']).toBe(first);
  expect(state.byId['2']).not.toBe(second);
});

test('a late answer is dropped', async () => {
  const answers = [deferred<Answer>(), deferred<Answer>()];
  let call = -1;
  const taken: number[] = [];
  const { state, list } = setUp(() => answers[(call += 1)]!.promise, { onAnswer: ({ total }) => taken.push(total) });
  const reads = [list.refresh(), list.refresh()];
  answers[1]?.resolve(ok({ items: [item('2')], total: 1 }));
  await reads[1];
  answers[0]?.resolve(ok({ items: [item('1')], total: 7 }));
  await reads[0];
  expect(state.order).toEqual(['2']);
  expect(taken).toEqual([1]);
});

test('another location or filter starts empty and drops earlier answers', async () => {
  const [late, next] = [deferred<Answer>(), deferred<Answer>()];
  let here = 'Canal Street';
  const { state, list } = setUp(() => (here === 'Canal Street' ? late.promise : next.promise));
  expect(list.open(here)).toBe(true);
  const first = list.refresh();
  here = 'Harlem';
  const { generation } = list;
  expect(list.open(here)).toBe(true);
  expect(list.generation).not.toBe(generation);
  expect(state).toMatchObject({ ...emptyPages() });
  const second = list.refresh();
  late.resolve(noAnswer);
  await first;
  expect(state).toMatchObject({ error: undefined, isLoading: true });
  next.resolve(ok({ items: [item('b')], total: 1 }));
  await second;
  expect(list.open(here)).toBe(false);
  expect(state.order).toEqual(['b']);
});

test('a list that was cleared stays empty when the answer comes', async () => {
  const late = deferred<Answer>();
  const { state, list } = setUp(() => late.promise);
  const reading = list.refresh();
  list.clear();
  late.resolve(ok({ items: [item('1')], total: 1 }));
  await reading;
  expect(state).toMatchObject({ ...emptyPages() });
});

test('a pushed item is shown on top, once, also while the page is in flight', async () => {
  const late = deferred<Answer>();
  const { state, list } = setUp(() => late.promise);
  const reading = list.refresh();
  list.prependAll([item('9')]);
  list.prependAll([item('10')]);
  list.prependAll([item('9', 'changed')]);
  expect(state).toMatchObject({ order: ['10', '9'], total: 2 });
  late.resolve(ok({ items: [item('9'), item('1')], total: 2 }));
  await reading;
  expect(state.order).toEqual(['10', '9', '1']);
  expect(state.byId['9']?.text).toBe('changed');
});

test('several pushed items are added on top in one change, the last one first', async () => {
  const { state, list } = setUp(() => ok({ items: many(1, 3), total: 3 }));
  await list.refresh();
  let changes = 0;
  subscribeKey(state, 'order', () => (changes += 1));
  list.prependAll([item('8'), item('2', 'changed'), item('9')]);
  await Promise.resolve();
  expect(state).toMatchObject({ order: ['9', '8', '1', '2', '3'], total: 5 });
  expect(state.byId['2']?.text).toBe('changed');
  expect(changes).toBe(1);
});

test('only the last of many pushed items are shown, and "Show more" reads the others', async () => {
  const server = serverOf(many(1, 30));
  const { state, list } = setUp((request) => server.answer(request));
  await list.refresh();
  list.prependAll(many(101, 30), 20);
  expect(state.order).toEqual(ids(many(111, 20)).toReversed());
  expect(Object.keys(state.byId)).toHaveLength(20);
  expect(state.total).toBe(60);
});

test('rows that are dropped to save memory are read again by "Show more"', async () => {
  const server = serverOf(many(1, 30));
  const { state, list, asked } = setUp((request) => server.answer(request));
  await list.refresh();
  await list.more();
  list.keepFirst(10);
  expect(state).toMatchObject({ order: ids(many(1, 10)), total: 30 });
  expect(Object.keys(state.byId)).toHaveLength(10);
  await list.more();
  expect(state.order).toEqual(ids(many(1, 20)));
  expect(asked).toEqual(['0 10', '1 10', '1 10']);
});

test('nothing is dropped while a read is in flight, which would leave a gap', async () => {
  const server = serverOf(many(1, 30));
  const late = deferred<Answer>();
  let isSlow = false;
  const { state, list } = setUp((request) => (isSlow ? late.promise : server.answer(request)));
  await list.refresh();
  isSlow = true;
  const reading = list.more();
  list.keepFirst(5);
  late.resolve(server.answer({ page: 1, size: 10, cursor: null }));
  await reading;
  expect(state.order).toEqual(ids(many(1, 20)));
});

test('a row that is changed or removed while a read is in flight keeps that change', async () => {
  const late = deferred<Answer>();
  let isSlow = false;
  const dropped: string[] = [];
  const answer = () => ok({ items: many(1, 3), total: 3 });
  const { state, list } = setUp(() => (isSlow ? late.promise : answer()), { onDrop: (id) => dropped.push(id) });
  await list.refresh();
  isSlow = true;
  const reading = list.refresh();
  expect(list.put(item('1', 'checked out'))).toBe(true);
  expect(list.put(item('99'))).toBe(false);
  list.remove('2');
  list.remove('98');
  late.resolve(answer());
  await reading;
  expect(state.order).toEqual(['1', '3']);
  expect(state.byId['1']?.text).toBe('checked out');
  expect(dropped).toEqual(['2']);
  isSlow = false;
  await list.refresh();
  expect(state.order).toEqual(['1', '2', '3']);
  expect(state.byId['1']?.text).toBe('');
});

test('a removed item is no longer counted, so "Show more" stops at the last item', async () => {
  const { state, list, asked } = setUp(() => ok({ items: many(1, 2), total: 2 }));
  await list.refresh();
  list.remove('2');
  expect(state.total).toBe(1);
  await list.more();
  expect(asked).toEqual(['0 10']);
});

test('a row that is kept or is being written to stays in its place; others leave', async () => {
  const held = { kept: new Set(['2']), busy: new Set(['3']) };
  const server = serverOf(many(1, 12));
  const { state, list } = setUp((request) => server.answer(request), {
    isKept: (id) => held.kept.has(id),
    isBusy: (id) => held.busy.has(id),
  });
  await list.refresh();
  server.items = server.items.filter(({ id }) => !['2', '3', '4'].includes(id));
  await list.refresh();
  expect(state.order.slice(0, 4)).toEqual(['1', '2', '3', '5']);
  held.kept.clear();
  held.busy.clear();
  await list.refresh();
  expect(state.order).toEqual(ids(server.items));
});

test('the next page is counted without a kept row that the server does not list', async () => {
  const server = serverOf(many(1, 30));
  const kept = new Set<string>();
  const { state, list, asked } = setUp((request) => server.answer(request), { isKept: (id) => kept.has(id) });
  await list.refresh();
  await list.more();
  kept.add('5');
  server.items = server.items.filter(({ id }) => id !== '5');
  asked.length = 0;
  await list.more();
  // Page 1 again: its last item has moved up from page 2.
  expect(asked).toEqual(['1 10']);
  expect(state.order).toEqual(ids(many(1, 21)));
});
