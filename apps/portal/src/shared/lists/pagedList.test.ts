import type { Failure } from '@instore/api';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { deferred, noAnswer, ok, refused } from '../../../test/support.ts';
import { type PageRequest, type PagedListOptions, emptyPages } from './pagedState.ts';
import { PagedList } from './pagedList.ts';

interface Item {
  id: string;
  text: string;
}
interface Data {
  items: Item[];
  total: number;
  cursor?: string | null;
  isWhole?: boolean;
}
type Answer = ReturnType<typeof ok<Data>> | Failure;

const item = (id: string, text = ''): Item => ({ id, text });
const many = (from: number, count: number) => Array.from({ length: count }, (_, at) => item(`${from + at}`));
const ids = (items: readonly Item[]) => items.map(({ id }) => id);

/** A list with pages of 10, at most 25. The test answers its reads. */
function setUp(
  answer: (request: PageRequest) => Promise<Answer> | Answer,
  over: Partial<PagedListOptions<Item, Item, Data>> = {},
) {
  const state = proxy(emptyPages<Item>());
  const asked: string[] = [];
  const list = new PagedList<Item, Item, Data>(state, {
    pageSize: 10,
    pageSizeMax: 25,
    read: async (request) => {
      asked.push(`${request.cursor ?? request.page} ${request.size}`);
      return answer(request);
    },
    pageOf: (data) => data,
    idOf: ({ id }) => id,
    rowOf: (one, shown) => (shown?.text === one.text ? shown : one),
    ...over,
  });
  return { state, list, asked };
}

/** A server with numbered pages of `items`, which a test may change. */
function serverOf(items: Item[]) {
  return {
    items,
    answer({ page, size }: PageRequest): Answer {
      return ok({ items: this.items.slice(page * size, (page + 1) * size), total: this.items.length });
    },
  };
}

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

test('a refresh reads as many items as are shown, in several pages if needed', async () => {
  const server = serverOf(many(1, 100));
  const { state, list, asked } = setUp((request) => server.answer(request));
  await list.refresh();
  for (let press = 0; press < 4; press += 1) await list.more();
  asked.length = 0;
  server.items = many(3, 98);
  await list.refresh();
  expect(asked).toEqual(['0 25', '1 25']);
  expect(state.order).toEqual(ids(many(3, 50)));
  expect(state.total).toBe(98);
});

test('a refresh that fails half-way leaves what is shown', async () => {
  const server = serverOf(many(1, 60));
  let isDown = false;
  const { state, list } = setUp((request) => (isDown && request.page > 0 ? noAnswer : server.answer(request)));
  await list.refresh();
  for (let press = 0; press < 3; press += 1) await list.more();
  isDown = true;
  await list.refresh();
  expect(state.order).toEqual(ids(many(1, 40)));
  expect(state).toMatchObject({ isLoading: false, isMoreMissing: false });
  expect(state.error).toBeDefined();
});

test('a list with cursors goes on where the last page ended, after a refresh as well', async () => {
  const all = many(1, 60);
  const { state, list, asked } = setUp(({ cursor, size }) => {
    const from = Number(cursor ?? 0);
    const end = from + size;
    return ok({ items: all.slice(from, end), total: 60, cursor: end < 60 ? `${end}` : null });
  });
  await list.refresh();
  for (let press = 0; press < 3; press += 1) await list.more();
  await list.refresh();
  expect(state.order).toEqual(ids(many(1, 50)));
  await list.more();
  await list.more();
  expect(state.order).toEqual(ids(all));
  expect(asked).toEqual(['0 10', '10 10', '20 10', '30 10', '0 25', '25 25', '50 10']);
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

test('failures of the first and a further page differ and end with the next answer', { tags: 'E-03' }, async () => {
  const server = serverOf(many(1, 15));
  let isDown = true;
  const failures: Failure[] = [];
  const { state, list } = setUp(
    (request) => (isDown ? refused(503, 'The store is closed', 'server') : server.answer(request)),
    { onFailure: (failure) => failures.push(failure) },
  );
  await list.refresh();
  expect(state).toMatchObject({ error: 'The store is closed', isMoreMissing: false, isKnown: false, isLoading: false });
  isDown = false;
  await list.refresh();
  expect(state.error).toBeUndefined();
  isDown = true;
  await list.more();
  expect(state).toMatchObject({ error: 'The store is closed', isMoreMissing: true, isLoading: false });
  expect(state.order).toHaveLength(10);
  await list.refresh();
  expect(state.isMoreMissing).toBe(false);
  isDown = false;
  await list.more();
  expect(state).toMatchObject({ error: undefined, isMoreMissing: false });
  expect(state.order).toHaveLength(15);
  expect(failures).toHaveLength(3);
});

test('a failed first page shows the failure also during the next read', { tags: 'E-03' }, async () => {
  const answers = [deferred<Answer>(), deferred<Answer>(), deferred<Answer>(), deferred<Answer>()];
  let call = -1;
  const { state, list } = setUp(() => answers[(call += 1)]!.promise);
  const reads = [list.refresh(), list.refresh()];
  answers[0]?.resolve(noAnswer);
  await reads[0];
  expect(state).toMatchObject({ isLoading: true });
  expect(state.error).toBeDefined();
  answers[1]?.resolve(ok({ items: [item('1')], total: 1 }));
  await reads[1];
  expect(state).toMatchObject({ error: undefined, isLoading: false });
  const again = [list.refresh(), list.refresh()];
  answers[2]?.resolve(noAnswer);
  await again[0];
  expect(state.error).toBeUndefined();
  answers[3]?.resolve(noAnswer);
  await again[1];
  expect(state.error).toBeDefined();
});

test('a refresh that overtakes "Show more" reads the further page as well', async () => {
  const server = serverOf(many(1, 30));
  const late = deferred<Answer>();
  let isSlow = false;
  const { state, list, asked } = setUp((request) => (isSlow ? late.promise : server.answer(request)));
  await list.refresh();
  isSlow = true;
  const more = list.more();
  await list.more();
  isSlow = false;
  await list.refresh();
  late.resolve(server.answer({ page: 1, size: 10, cursor: null }));
  await more;
  expect(state.order).toEqual(ids(many(1, 20)));
  await list.refresh();
  expect(asked).toEqual(['0 10', '1 10', '0 20', '0 20']);
});

test('"Show more" pressed during a refresh is read with it, or with its retry', { tags: 'E-03' }, async () => {
  const server = serverOf(many(1, 30));
  const answers: ReturnType<typeof deferred<Answer>>[] = [];
  const { state, list, asked } = setUp(() => {
    answers.push(deferred<Answer>());
    return answers.at(-1)!.promise;
  });
  const first = list.refresh();
  answers[0]!.resolve(server.answer({ page: 0, size: 10, cursor: null }));
  await first;
  const refresh = list.refresh();
  await list.more();
  expect(state).toMatchObject({ isMoreLoading: true, isLoading: true });
  answers[1]!.resolve(server.answer({ page: 0, size: 10, cursor: null }));
  await vi.waitUntil(() => answers.length === 3);
  answers[2]!.resolve(server.answer({ page: 0, size: 20, cursor: null }));
  await refresh;
  expect(state.order).toEqual(ids(many(1, 20)));
  expect(state).toMatchObject({ isMoreLoading: false, isLoading: false });

  const failing = list.refresh();
  await list.more();
  answers[3]!.resolve(noAnswer);
  await failing;
  expect(state).toMatchObject({ isMoreLoading: false, isLoading: false });
  expect(state.order).toHaveLength(20);
  const retry = list.refresh();
  answers[4]!.resolve(server.answer({ page: 0, size: 25, cursor: null }));
  await vi.waitUntil(() => answers.length === 6);
  answers[5]!.resolve(server.answer({ page: 1, size: 25, cursor: null }));
  await retry;
  expect(state.order).toEqual(ids(many(1, 30)));
  expect(asked).toEqual(['0 10', '0 10', '0 20', '0 20', '0 25', '1 25']);
});

test('if a refresh overtakes "Show more" and fails, its retry reads both pages', { tags: 'E-03' }, async () => {
  const server = serverOf(many(1, 30));
  let isDown = false;
  const { state, list } = setUp((request) => (isDown ? noAnswer : server.answer(request)));
  await list.refresh();
  isDown = true;
  await Promise.all([list.more(), list.refresh()]);
  expect(state).toMatchObject({ isMoreMissing: false, isLoading: false });
  expect(state.error).toBeDefined();
  isDown = false;
  await list.refresh();
  expect(state.order).toEqual(ids(many(1, 20)));
  expect(state.error).toBeUndefined();
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

test('an item that moves while a refresh reads several pages is shown once', async () => {
  const server = serverOf(many(1, 40));
  const { state, list } = setUp((request) => {
    const answer = server.answer(request);
    if (request.size === 25) server.items = [item('0'), ...server.items];
    return answer;
  });
  await list.refresh();
  for (let press = 0; press < 3; press += 1) await list.more();
  await list.refresh();
  expect(new Set(state.order).size).toBe(state.order.length);
});

test('each item is shown once, and the last refresh is right, in any order of answers', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('refresh' as const) }),
    fc.record({ do: fc.constant('more' as const) }),
    fc.record({ do: fc.constant('add' as const), at: fc.nat(40) }),
    fc.record({ do: fc.constant('delete' as const), at: fc.nat(40) }),
    fc.record({ do: fc.constant('answer' as const), at: fc.nat(5) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(40), fc.array(step, { maxLength: 30 }), async (count, steps) => {
      const server = serverOf(many(1, count));
      let name = 1000;
      const open: (() => void)[] = [];
      const { state, list } = setUp((request) => {
        const answer = deferred<Answer>();
        const said = server.answer(request);
        open.push(() => answer.resolve(said));
        return answer.promise;
      });
      const reads: Promise<void>[] = [];
      const answerAll = async () => {
        while (open.length > 0) {
          open.shift()?.();
          await new Promise((resolve) => setImmediate(resolve));
        }
      };
      for (const one of steps) {
        if (one.do === 'refresh') reads.push(list.refresh());
        else if (one.do === 'more') reads.push(list.more());
        else if (one.do === 'add') server.items = server.items.toSpliced(one.at, 0, item(`${(name += 1)}`));
        else if (one.do === 'delete') server.items = server.items.toSpliced(one.at, 1);
        else open.splice(one.at, 1)[0]?.();
        await new Promise((resolve) => setImmediate(resolve));
        expect(new Set(state.order).size).toBe(state.order.length);
        expect(Object.keys(state.byId).toSorted()).toEqual(state.order.toSorted());
      }
      await answerAll();
      await Promise.all(reads);
      const shown = state.order.length;
      const last = list.refresh();
      await answerAll();
      await last;
      expect(Object.keys(state.byId).toSorted()).toEqual(state.order.toSorted());
      const expected = ids(server.items).slice(0, state.order.length);
      expect(state.order).toEqual(expected);
      expect(state.order.length).toBeGreaterThanOrEqual(Math.min(shown, server.items.length));
      expect(state).toMatchObject({ isLoading: false, isKnown: true, total: server.items.length });
    }),
    { numRuns: 300 },
  );
});
