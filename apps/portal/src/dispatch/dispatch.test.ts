import { expect, test } from 'vitest';
import { deferred, noAnswer, requestLine, settle } from '../../test/support.ts';
import { out, setUp, page } from '../../test/dispatch.ts';

test('Checked-out lines are read page by page, each once', { tags: 'W-04' }, async () => {
  const all = out(1, 70);
  // A pair that was checked out meanwhile shifts the pages by one.
  const w = setUp(async (number) => page(number === 0 ? all.slice(0, 50) : all.slice(49), 70));
  await w.load();
  expect(w.state.lines).toHaveLength(50);
  await w.loadMore();
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(all.map(({ lineId }) => lineId));
  await w.loadMore();
  expect(w.asked).toEqual(['loc-1 checkedout 0 50', 'loc-1 checkedout 1 50']);
});

test('A failure is shown until the next answer; the list stays', { tags: ['E-03', 'W-04'] }, async () => {
  let isDown = false;
  const w = setUp(async () => (isDown ? noAnswer : page(out(1, 2))));
  await w.load();
  isDown = true;
  await w.load();
  expect(w.state).toMatchObject({ error: 'Something went wrong, please try later!', isLoading: false });
  expect(w.state.lines).toHaveLength(2);
  isDown = false;
  await w.load();
  expect(w.state.error).toBeUndefined();
});

test('A late answer for the last location is dropped at another location', { tags: ['Z-08', 'W-04'] }, async () => {
  const slow = deferred<unknown>();
  let isFirst = true;
  const w = setUp(() => {
    if (!isFirst) return Promise.resolve(page(out(9, 1)));
    isFirst = false;
    return slow.promise;
  });
  const late = w.load();
  w.move('loc-2');
  await w.load();
  slow.resolve(page(out(1, 3)));
  await late;
  await settle();
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(['9']);
});

test('A list that hangs shows a failure although it is read again meanwhile', { tags: 'E-03' }, async () => {
  const hanging = [deferred<unknown>(), deferred<unknown>()];
  let call = -1;
  const w = setUp(() => hanging[(call += 1)]?.promise ?? Promise.resolve(page(out(1, 1))));
  const reads = [w.load(), w.load()];
  hanging[0]?.resolve(noAnswer);
  await reads[0];
  expect(w.state).toMatchObject({ error: 'Something went wrong, please try later!', isLoading: true });
  hanging[1]?.resolve(page(out(1, 2)));
  await reads[1];
  expect(w.state).toMatchObject({ error: undefined, isLoading: false });
});

test('A returned unit leaves the list', { tags: 'W-04' }, async () => {
  let content = out(1, 3);
  const w = setUp(async () => page(content));
  await w.load();
  content = out(2, 2);
  await w.load();
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(['2', '3']);
});

test('New check-outs do not push lines off a list with two pages', { tags: 'W-04' }, async () => {
  let all = out(100, 70);
  const w = setUp(async (number, size) => page(all.slice(number * size, (number + 1) * size), all.length));
  await w.load();
  await w.loadMore();
  expect(w.state.lines).toHaveLength(70);
  all = [...out(1, 2), ...all];
  await w.load();
  await w.loadMore();
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(all.map(({ lineId }) => lineId));
});

test('A returned unit of the second page leaves the list', { tags: 'W-04' }, async () => {
  let all = out(100, 70);
  const w = setUp(async (number, size) => page(all.slice(number * size, (number + 1) * size), all.length));
  await w.load();
  await w.loadMore();
  all = all.filter(({ lineId }) => lineId !== '155');
  await w.load();
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(all.map(({ lineId }) => lineId));
});

test('A pair that a colleague hands out comes on top, a returned pair leaves', { tags: ['W-04', 'W-09'] }, async () => {
  const at = (lineId: string, checkedOutAt: string) => requestLine({ lineId, status: 'checkedout', checkedOutAt });
  const [one, two] = [at('1', '2025-11-21T14:32:00.000Z'), at('2', '2025-11-21T14:31:00.000Z')];
  const three = at('3', '2025-11-21T14:33:00.000Z');
  const w = setUp(async (_page, _size, ids) => (ids ? page([three], 2) : page([one, two])));
  await w.load({ sort: 'newest', owners: [] });
  await w.readChanges({ all: false, lines: ['3', '2'], tryouts: [], units: [] });
  expect(w.asked).toEqual(['loc-1 checkedout 0 50 newest ', 'loc-1 checkedout 3,2 newest ']);
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(['3', '1']);
  await w.readChanges({ all: true, lines: [], tryouts: [], units: [] });
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(['1', '2']);
});

test('A late answer with the people of the last location is dropped at the next one', { tags: 'W-11' }, async () => {
  const slow = deferred<unknown>();
  const w = setUp(async () => page([]), { colleagues: () => slow.promise });
  const reading = w.readRecipients();
  w.move('loc-2');
  slow.resolve(undefined);
  await reading;
  expect(w.state).toMatchObject({ people: [], spots: [] });
});

test('The pairs of chosen associates are requested by the ids of the associates', { tags: 'W-11' }, async () => {
  const w = setUp(async () => page(out(1, 2)));
  const view = { sort: 'oldest', owners: ['ines', 'maren'] } as const;
  await w.load();
  const loading = w.load(view);
  expect(w.state).toMatchObject({ view, order: [] });
  await loading;
  const again = w.load(view);
  expect(w.state.order).toEqual(['1', '2']);
  await again;
  const chosen = 'loc-1 checkedout 0 50 oldest ines,maren';
  expect(w.asked).toEqual(['loc-1 checkedout 0 50', chosen, chosen]);
});

test('People and spots are read once for all roles that bring pairs there', { tags: 'W-11' }, async () => {
  let reads = 0;
  const colleagues = async () => void (reads += 1);
  const w = setUp(async () => page(out(1, 2)), { colleagues });
  await w.load();
  expect(reads).toBe(0);
  await w.readRecipients();
  await w.load();
  expect(reads).toBe(1);
});

test('The people of the last location are not offered while the new ones are read', { tags: 'W-11' }, async () => {
  const slow = deferred<unknown>();
  const answers = [Promise.resolve(undefined), slow.promise];
  const w = setUp(async () => page([]), { colleagues: () => answers.shift() ?? slow.promise });
  await w.readRecipients();
  w.move('loc-2');
  const reading = w.readRecipients();
  expect(w.state).toMatchObject({ people: [], spots: [] });
  slow.resolve(undefined);
  await reading;
});

test('Another location in use offers its own people and spots', { tags: 'W-11' }, async () => {
  const w = setUp(async () => page([]));
  await w.readRecipients();
  expect(w.state).toMatchObject({ people: [{ id: 'ines' }], spots: ['Fitting room 2'] });
  w.move('loc-2');
  await w.load();
  expect(w.state).toMatchObject({ people: [], spots: ['Bench'] });
});

test('People and spots that cannot be read again are still offered', { tags: 'W-11' }, async () => {
  let isDown = false;
  const answer = async () => (isDown ? noAnswer : undefined);
  const w = setUp(async () => page([]), { colleagues: answer, spots: answer });
  await w.readRecipients();
  isDown = true;
  await w.readRecipients();
  expect(w.state).toMatchObject({ people: [{ id: 'ines' }], spots: ['Fitting room 2'] });
});

test('A barcode or customer number is found on a page that is not read yet', { tags: 'W-11' }, async () => {
  const all = out(1, 70).map((line, at) => ({ ...line, barcode: `bar ${at}`, customerNumber: at === 60 ? 112 : null }));
  const w = setUp(async (number) => page(all.slice(number * 50, number * 50 + 50), 70));
  await w.load();
  expect(await w.find('bar 2')).toBe('3');
  expect(w.state.lines).toHaveLength(50);
  expect(await w.find('112')).toBe('61');
  expect(await w.find('unknown')).toBeUndefined();
});
