import { expect, test } from 'vitest';
import { deferred, noAnswer, ok, requestLine } from '../../test/support.ts';
import { counts, page, type Page, setUp } from '../../test/requestLines.ts';

test('A tab shows its lines and the counts of all three', { tags: 'Z-07' }, async () => {
  const w = setUp();
  await w.load('2');
  expect(w.state).toMatchObject({ status: '2', order: ['11'], counts, isLoading: false, error: undefined });
});

test('Admins see all lines of the location at first, and can choose their own', { tags: 'Z-09' }, async () => {
  const whose = { mine: 1, all: 4 };
  const w = setUp({ whose: 'all', list: async () => ok({ ...page([requestLine()]).data, whose }) });
  await w.load('1');
  expect(w.state).toMatchObject({ whose: 'all', whoseCounts: whose });
  const choosing = w.setWhose('mine');
  expect(w.state).toMatchObject({ whose: 'mine', order: [] });
  await choosing;
  expect([w.asked, w.state.order]).toEqual([['all 1 0 20', '1 0 20'], ['11']]);
});

test(
  'A try-on request that comes in is read on the tab of waiting lines only',
  { tags: ['K-01', 'Z-07'] },
  async () => {
    const w = setUp();
    const tryout = { all: false, lines: [], tryouts: ['9000'], units: [] };
    await w.load('1');
    await w.readChanges({ ...tryout, tryouts: [] });
    await w.readChanges(tryout);
    expect(w.asked).toEqual(['1 0 20', '1 0 20']);
  },
);

test('At another location nothing of the last one is shown', { tags: 'Z-08' }, async () => {
  const w = setUp();
  await w.load('1');
  w.reset();
  expect(w.state).toMatchObject({ order: [], counts: undefined });
  w.move('loc-2');
  await w.load('1');
  expect(w.asked).toEqual(['1 0 20', 'loc-2 1 0 20']);
});

test('Only the lines on screen are kept', { tags: 'Z-07' }, async () => {
  const lines = { '1': ['11', '12'], '2': ['13'], '3': ['14'] };
  const w = setUp({ list: async (status) => page(lines[status].map((lineId) => requestLine({ lineId }))) });
  for (const status of ['1', '2', '3', '1'] as const) {
    await w.load(status);
    expect(Object.keys(w.state.byId)).toEqual(lines[status]);
  }
});

test('Another tab starts empty; the same tab is refreshed without being emptied', { tags: 'Z-07' }, async () => {
  const slow = deferred<Page>();
  let call = 0;
  const w = setUp({ list: () => ((call += 1) === 2 ? slow.promise : Promise.resolve(page([requestLine()]))) });
  await w.load('2');
  const again = w.load('2');
  expect(w.state.order).toEqual(['11']);
  slow.resolve(page([requestLine()]));
  await again;
  const other = w.load('3');
  expect(w.state.order).toEqual([]);
  await other;
});

test('After a refresh unchanged items are the same objects', { tags: 'L-04' }, async () => {
  const lines = [requestLine(), requestLine({ lineId: '12' })];
  const w = setUp({ list: async () => structuredClone(page(lines)) });
  await w.load('2');
  const [before, other, order, known] = [w.state.byId['11'], w.state.byId['12'], w.state.order, w.state.counts];
  lines[1] = requestLine({ lineId: '12', status: 'pending' });
  await w.load('2');
  expect(w.state.byId['11']).toBe(before);
  expect(w.state.order).toBe(order);
  expect(w.state.counts).toBe(known);
  expect(w.state.byId['12']).not.toBe(other);
  expect(w.state.byId['12']?.status).toBe('pending');
});

test('A late answer for the last tab does not overwrite this one', { tags: 'Z-07' }, async () => {
  const slow = deferred<Page>();
  const w = setUp({
    list: (status) => (status === '2' ? slow.promise : Promise.resolve(page([requestLine({ lineId: '33' })]))),
  });
  const first = w.load('2');
  await w.load('3');
  slow.resolve(page([requestLine({ lineId: '22' })]));
  await first;
  expect(w.state).toMatchObject({ status: '3', order: ['33'] });
});

test('A list that cannot be read shows a failure until the next answer', { tags: 'E-03' }, async () => {
  let isDown = true;
  const w = setUp({ list: async () => (isDown ? noAnswer : page([requestLine()])) });
  await w.load('1');
  expect(w.state.error).toBe('Something went wrong, please try later!');
  isDown = false;
  await w.load('1');
  expect(w.state.error).toBeUndefined();
});

test('A list that hangs shows a failure, even while it is read again', { tags: 'E-03' }, async () => {
  const hanging = [deferred<Page>(), deferred<Page>(), deferred<Page>()];
  let call = -1;
  const w = setUp({ list: () => hanging[(call += 1)]?.promise ?? Promise.resolve(page([requestLine()])) });
  const reads = [w.load('1'), w.load('2'), w.load('2')];
  hanging[0]?.resolve(noAnswer);
  await reads[0];
  expect(w.state.error).toBeUndefined();
  hanging[1]?.resolve(noAnswer);
  await reads[1];
  expect(w.state).toMatchObject({ error: 'Something went wrong, please try later!', isLoading: true });
  hanging[2]?.resolve(page([requestLine()]));
  await reads[2];
  expect(w.state).toMatchObject({ error: undefined, isLoading: false, order: ['11'] });
  // The shown lines stay without a message while the last read is in flight.
  const last = deferred<Page>();
  hanging.push(deferred<Page>(), last);
  const again = [w.load('2'), w.load('2')];
  hanging[3]?.resolve(noAnswer);
  await again[0];
  expect(w.state.error).toBeUndefined();
  last.resolve(page([requestLine()]));
  await again[1];
});

test('Further pages follow, and a line that moved between pages is shown once', { tags: 'Z-07' }, async () => {
  const lines = Array.from({ length: 20 }, (_, index) => requestLine({ lineId: String(index) }));
  const w = setUp({
    list: async (_, number) =>
      page(number === 0 ? lines : [requestLine({ lineId: '19' }), requestLine({ lineId: '20' })], 21),
  });
  await w.load('1');
  await w.loadMore();
  expect(w.state.order).toHaveLength(21);
  await w.loadMore();
  expect(w.asked).toEqual(['1 0 20', '1 1 20']);
});

test('A failure of further lines looks different from a failure of the whole list', { tags: 'E-03' }, async () => {
  const lines = Array.from({ length: 20 }, (_, at) => requestLine({ lineId: `${at}` }));
  let isDown = false;
  const w = setUp({ list: async (_status, number) => (isDown ? noAnswer : page(number === 0 ? lines : [], 40)) });
  await w.load('2');
  isDown = true;
  await w.loadMore();
  expect(w.state).toMatchObject({ isMoreMissing: true, error: 'Something went wrong, please try later!' });
  await w.load('2');
  expect(w.state).toMatchObject({ isMoreMissing: false, error: 'Something went wrong, please try later!' });
  expect(w.state.order).toHaveLength(20);
  isDown = false;
  await w.load('2');
  expect(w.state.error).toBeUndefined();
});

test('At most the requested number of lines is shown, whatever the server sends', { tags: 'Z-07' }, async () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => requestLine({ lineId: `${at}` }));
  const w = setUp({ list: async () => page(lines) });
  await w.load('2');
  expect(w.state.order).toHaveLength(20);
});

test(
  'A line that the warehouse changes leaves its tab, and the counts follow',
  { tags: ['Z-07', 'W-09'] },
  async () => {
    const [first, second] = ['2025-11-21T14:31:00.000Z', '2025-11-21T14:32:00.000Z'];
    const old = requestLine({ lineId: '11', checkedOutAt: first });
    const added = requestLine({ lineId: '12', checkedOutAt: second });
    const w = setUp({ list: async (_status, _page, ids) => (ids ? page([added], 1) : page([old])) });
    const none = { all: false, lines: [], tryouts: ['9000'], units: ['7'] };
    await w.load('3');
    await w.readChanges(none);
    expect(w.asked).toEqual(['3 0 20']);
    await w.readChanges({ ...none, lines: ['11', '12'] });
    expect(w.asked).toEqual(['3 0 20', '3 ids 11,12']);
    expect(w.state).toMatchObject({ order: ['12'], total: 1, counts });
    await w.readChanges({ ...none, all: true });
    expect(w.asked.slice(2)).toEqual(['3 0 20']);
    expect(w.state.order).toEqual(['11']);
  },
);

test('The object of a notification is found in each of the lists', { tags: ['N-05', 'K-12'] }, async () => {
  const missing = requestLine({ lineId: '12', status: 'unavailable', barcode: null, missingBarcode: '2048000000017' });
  // A note may quote any barcode: it is for people.
  const other = requestLine({ lineId: '13', note: 'Pair 2048000000017 was not in its bin.' });
  const w = setUp({ list: async (status) => page(status === '2' ? [other, missing] : []) });
  expect(await w.findObject('2048000000017')).toEqual({ line: missing, status: '2' });
  expect(await w.findObject('48213')).toEqual({ line: other, status: '2' });
  expect(await w.findObject('9')).toBeUndefined();
  expect(new Set(w.asked)).toEqual(new Set(['all 3 0 200', 'all 2 0 200', 'all 1 0 200']));
  // A line on screen is found at once.
  await w.load('2');
  const reads = w.asked.length;
  expect(await w.findObject('48213')).toEqual({ line: other, status: '2' });
  expect(w.asked).toHaveLength(reads);
});

test(
  'A line that a colleague hands over is found by the number of its notification',
  { tags: ['N-05', 'Z-09'] },
  async () => {
    const handed = requestLine({ lineId: '62', status: 'accepted', requestId: null, tryoutItemId: '9108' });
    const w = setUp({ list: async (status) => page(status === '1' ? [handed] : []) });
    expect(await w.findObject('62')).toEqual({ line: handed, status: '1' });
  },
);

test('The object of a notification is found on any page of its list', { tags: 'N-05' }, async () => {
  const others = Array.from({ length: 450 }, (_, at) => requestLine({ lineId: `${at}`, requestId: `${at}` }));
  let isDown = false;
  const w = setUp({
    list: async (status, number) => {
      if (isDown && number > 0) return noAnswer;
      return status === '3' ? page(others.slice(number * 200, (number + 1) * 200), others.length) : page([]);
    },
  });
  expect(await w.findObject('430')).toEqual({ line: others[430], status: '3' });
  expect(w.said).toEqual([]);
  isDown = true;
  expect(await w.findObject('430')).toBeUndefined();
  expect(w.said).toEqual([{ kind: 'critical', title: 'Something went wrong, please try later!' }]);
});

test(
  'The object of a notification is found if its line moves during the read',
  { tags: ['N-05', 'W-09'] },
  async () => {
    const others = Array.from({ length: 450 }, (_, at) => requestLine({ lineId: `${at}`, requestId: `${at}` }));
    let rest = others;
    const w = setUp({
      list: async (status, number) => {
        if (status !== '2') return page([]);
        const answer = page(rest.slice(number * 200, (number + 1) * 200), rest.length);
        // The first line is checked out meanwhile: the first one of the second page is now on the first.
        rest = others.slice(1);
        return answer;
      },
    });
    expect(await w.findObject('200')).toEqual({ line: others[200], status: '2' });

    const moving = requestLine({ lineId: '12', requestId: '48213' });
    let reads = 0;
    const v = setUp({ list: async (status) => page((reads += 1) > 1 && status === '3' ? [moving] : []) });
    expect(await v.findObject('48213')).toEqual({ line: moving, status: '3' });
  },
);
