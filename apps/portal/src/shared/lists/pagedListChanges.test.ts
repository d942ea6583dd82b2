import type { Failure } from '@instore/api';
import fc from 'fast-check';
import { proxy } from 'valtio';
import { expect, test } from 'vitest';
import { deferred, noAnswer, ok } from '../../../test/support.ts';
import { type PagedListOptions, emptyPages } from './pagedState.ts';
import { PagedList } from './pagedList.ts';

interface Item {
  id: string;
  place: number;
  text: string;
}
interface Data {
  items: Item[];
  total: number;
}
type Answer = ReturnType<typeof ok<Data>> | Failure;

const item = (id: string, place: number, text = ''): Item => ({ id, place, text });
const many = (count: number) => Array.from({ length: count }, (_, at) => item(`${at + 1}`, (at + 1) * 10));
const compare = (a: Item, b: Item) => a.place - b.place || Number(a.id) - Number(b.id);
const ids = (items: readonly Item[]) => items.map(({ id }) => id);

/** A list with pages of 10. A test changes the server's items; `hold` delays an answer. */
function setUp(
  items: Item[],
  over: Partial<PagedListOptions<Item, Item, Data>> = {},
  hold: (answer: Answer) => Promise<Answer> = (answer) => Promise.resolve(answer),
) {
  const server = { items, isDown: false };
  const state = proxy(emptyPages<Item>());
  const asked: string[] = [];
  const answer = (part: Item[]) => hold(server.isDown ? noAnswer : ok({ items: part, total: server.items.length }));
  const list = new PagedList<Item, Item, Data>(state, {
    pageSize: 10,
    pageSizeMax: 25,
    read: ({ page, size }) => {
      asked.push(`page ${page} of ${size}`);
      return answer(server.items.slice(page * size, (page + 1) * size));
    },
    changes: {
      read: (wanted) => {
        asked.push(`items ${wanted.join()}`);
        return answer(server.items.filter(({ id }) => wanted.includes(id)));
      },
      compare,
      itemOf: (row) => row,
    },
    pageOf: (data) => data,
    idOf: ({ id }) => id,
    rowOf: (one, shown) => (shown?.text === one.text && shown.place === one.place ? shown : one),
    ...over,
  });
  const change = (edit: (items: Item[]) => Item[]) => (server.items = edit(server.items).toSorted(compare));
  return { server, state, list, asked, change };
}

test('only changed rows are read, and unchanged rows stay the same objects', { tags: 'W-09' }, async () => {
  const { state, list, asked, change } = setUp(many(5));
  await list.refresh();
  asked.length = 0;
  const untouched = state.byId['1'];
  change(() => [item('1', 10), item('9', 15), item('3', 30, 'new text'), item('4', 40), item('5', 50), item('8', 99)]);
  await list.readAgain(['2', '9', '8', '3', '77']);
  expect(asked).toEqual(['items 2,9,8,3,77']);
  expect(state.order).toEqual(['1', '9', '3', '4', '5', '8']);
  expect(state.byId['3']?.text).toBe('new text');
  expect(state.byId['1']).toBe(untouched);
  expect(state).toMatchObject({ total: 6, isLoading: false });
  expect(Object.keys(state.byId)).toHaveLength(6);
});

test('an item whose place changed moves there', { tags: 'W-09' }, async () => {
  const { state, list, change } = setUp(many(4));
  await list.refresh();
  change((items) => items.map((one) => (one.id === '1' ? item('1', 35) : one)));
  await list.readAgain(['1']);
  expect(state.order).toEqual(['2', '3', '1', '4']);
});

test('a new item behind the last shown row waits for its page', { tags: 'W-09' }, async () => {
  const { state, list, asked, change } = setUp(many(15));
  await list.refresh();
  change((items) => [...items.filter(({ id }) => id !== '10'), item('10', 100, 'new text'), item('99', 125)]);
  await list.readAgain(['99', '10']);
  expect(state.order).toEqual(ids(many(10)));
  expect(state.byId['10']?.text).toBe('new text');
  expect(state.total).toBe(16);
  await list.more();
  expect(state.order).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '99', '13', '14', '15']);
  expect(asked).toEqual(['page 0 of 10', 'items 99,10', 'page 1 of 10']);
  // Its new place is on a page that is not shown.
  change((items) => [...items, ...many(20).slice(16)]);
  await list.refresh();
  expect(state.order).toHaveLength(16);
});

test('a row that is kept or is being written to stays in its place', { tags: 'W-09' }, async () => {
  const held = { kept: '1', busy: '2' };
  const { state, list, change } = setUp(many(3), {
    isKept: (id) => id === held.kept,
    isBusy: (id) => id === held.busy,
  });
  await list.refresh();
  change(() => []);
  await list.readAgain(['1', '2', '3']);
  expect(state.order).toEqual(['1', '2']);
});

test('too many changes, or a list that is not read yet, cause a refresh', { tags: 'W-09' }, async () => {
  const { server, state, list, asked } = setUp(many(5));
  await list.readAgain(['1']);
  await list.readAgain(Array.from({ length: 26 }, (_, at) => `${at}`));
  await list.readAgain([]);
  expect(asked).toEqual(['page 0 of 10', 'page 0 of 10']);
  server.isDown = true;
  await list.readAgain(['1']);
  expect(asked.slice(2)).toEqual(['items 1', 'page 0 of 10']);
  expect(state.error).toBeDefined();
  expect(state.order).toHaveLength(5);
  const whole = setUp(many(5), { changes: undefined });
  await whole.list.refresh();
  await whole.list.readAgain(['1']);
  expect(whole.asked).toEqual(['page 0 of 10', 'page 0 of 10']);
});

test('a change that arrives while a list is read is read afterwards', { tags: 'W-09' }, async () => {
  const open: (() => void)[] = [];
  const { state, list, change } = setUp(many(3), {}, (answer) => {
    const { promise, resolve } = deferred<Answer>();
    open.push(() => resolve(answer));
    return promise;
  });
  const first = list.refresh();
  open.shift()?.();
  await first;
  // The answer of the read in flight still has the removed item.
  const refreshing = list.refresh();
  change((items) => items.filter(({ id }) => id !== '2'));
  const reading = list.readAgain(['2']);
  open.splice(0).forEach((go) => go());
  await Promise.all([refreshing, reading]);
  expect(state.order).toEqual(['1', '3']);
});

test('after a page that was read during a read of rows, the list is refreshed', { tags: 'W-09' }, async () => {
  const open: (() => void)[] = [];
  let isHeld = false;
  const { state, list, asked, change } = setUp(many(25), {}, (answer) => {
    if (!isHeld) return Promise.resolve(answer);
    const { promise, resolve } = deferred<Answer>();
    open.push(() => resolve(answer));
    return promise;
  });
  await list.refresh();
  isHeld = true;
  change((items) => items.filter(({ id }) => id !== '2'));
  const reading = list.readAgain(['2']);
  isHeld = false;
  await list.more();
  open.splice(0).forEach((go) => go());
  await reading;
  expect(asked.at(-1)).toBe('page 0 of 20');
  expect(state.order).toEqual(ids(many(21)).filter((id) => id !== '2'));
});

test('a local change stays while its row is read again', { tags: 'W-09' }, async () => {
  const open: (() => void)[] = [];
  const { state, list } = setUp(many(3), {}, (answer) => {
    const { promise, resolve } = deferred<Answer>();
    open.push(() => resolve(answer));
    return promise;
  });
  const goOn = () => open.splice(0).forEach((go) => go());
  const first = list.refresh();
  goOn();
  await first;
  const reading = list.readAgain(['1', '2']);
  list.put(item('1', 10, 'checked out here'));
  list.remove('2');
  goOn();
  await reading;
  expect(state.order).toEqual(['1', '3']);
  expect(state.byId['1']?.text).toBe('checked out here');

  const late = list.readAgain(['2']);
  list.open('another location');
  goOn();
  await late;
  expect(state.order).toEqual([]);
  expect(state.total).toBe(0);
});

test('in any order of answers the shown rows are the first rows of the server', async () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), place: fc.nat(300) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('delete' as const), at: fc.nat(40) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('move' as const), at: fc.nat(40), place: fc.nat(300) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('refresh' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('more' as const) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('answer' as const), at: fc.nat(5) }) },
  );
  const nextTask = () => new Promise((resolve) => setImmediate(resolve));
  await fc.assert(
    fc.asyncProperty(fc.nat(40), fc.array(step, { maxLength: 40 }), async (count, steps) => {
      const open: (() => void)[] = [];
      const { server, state, list, change } = setUp(many(count), {}, (answer) => {
        const { promise, resolve } = deferred<Answer>();
        open.push(() => resolve(answer));
        return promise;
      });
      let name = 1000;
      // As in the portal: changes during a read are collected for the next one.
      let collected: string[] = [];
      let reading: Promise<void> | undefined;
      const reportChanges = (...changed: string[]): void => {
        collected = [...new Set([...collected, ...changed])];
        if (reading || collected.length === 0) return;
        reading = list.readAgain(collected).finally(() => {
          reading = undefined;
          reportChanges();
        });
        collected = [];
      };
      const isReading = () => reading !== undefined || collected.length > 0;
      const others: Promise<void>[] = [list.refresh()];
      for (const one of steps) {
        const id = 'at' in one ? server.items[one.at]?.id : undefined;
        if (one.do === 'add') {
          name += 1;
          change((items) => [...items, item(`${name}`, one.place)]);
          reportChanges(`${name}`);
        } else if (one.do === 'delete' && id !== undefined) {
          change((items) => items.filter((each) => each.id !== id));
          reportChanges(id);
        } else if (one.do === 'move' && id !== undefined) {
          change((items) => items.map((each) => (each.id === id ? item(id, one.place) : each)));
          reportChanges(id);
        } else if (one.do === 'refresh') others.push(list.refresh());
        else if (one.do === 'more') others.push(list.more());
        else if (one.do === 'answer') open.splice(one.at, 1)[0]?.();
        await nextTask();
        expect(new Set(state.order).size).toBe(state.order.length);
        expect(Object.keys(state.byId).toSorted()).toEqual(state.order.toSorted());
      }
      while (open.length > 0 || isReading()) {
        open.shift()?.();
        await nextTask();
      }
      await Promise.all(others);
      expect(state.order).toEqual(ids(server.items).slice(0, state.order.length));
      expect(state).toMatchObject({ isLoading: false, isKnown: true, total: server.items.length });
      if (server.items.length > 0 && state.order.length === 0) expect(state.total).toBeGreaterThan(0);
    }),
    {
      numRuns: 500,
      // "Show more" during a refresh, with a change before and one after it.
      examples: [
        [
          12,
          [
            { do: 'answer', at: 0 },
            { do: 'refresh' },
            { do: 'delete', at: 11 },
            { do: 'move', at: 0, place: 111 },
            { do: 'more' },
            { do: 'add', place: 110 },
          ],
        ],
      ],
    },
  );
});
