import type { Failure } from '@instore/api';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { deferred, noAnswer, ok, refused } from '../../../test/support.ts';
import { type Answer, item, many, ids, setUp, serverOf } from '../../../test/pagedList.ts';

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
