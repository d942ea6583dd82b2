import { expect, test } from 'vitest';
import { A03, A07, court, runner, setUp } from '../../test/bins.ts';
import { deferred, ok, refused } from '../../test/support.ts';

test('Bin and shelf records are kept with their rowId', { tags: 'W-01' }, async () => {
  const b = setUp();
  expect(b.state.binShelfRecord).toEqual([]);
  await b.open();
  expect(b.state.binShelfRecord.map(({ rowId }) => rowId)).toEqual(['1', '2']);
});

test('A bin that the location does not have is named', { tags: 'W-05' }, async () => {
  const b = setUp();
  await b.load({ bin: 'Z-01-01', search: undefined, mode: undefined, pair: undefined });
  expect(b.state.error).toBe('There is no bin Z-01-01 at Canal Street.');
  await b.open();
  expect(b.state).toMatchObject({ error: undefined, bin: { bin: A03 } });
  // A bin that is removed meanwhile is not shown; one that cannot be read stays.
  b.server.bin = { ...b.server.bin, bin: A07 };
  await b.refresh();
  expect(b.state).toMatchObject({ bin: undefined, isKnown: true });
});

test(
  'A bin that cannot be read again stays with its counts, and the reason is shown',
  { tags: ['W-12', 'E-03'] },
  async () => {
    const bin = { bin: A03, aisle: 'A', shelf: '3', zone: 'stockroom', records: [court], count: null };
    const answers: unknown[] = [ok(bin), refused(503, 'The store is busy.')];
    const counts: unknown[] = [ok([{ countId: '7', bin: A03 }]), refused(503)];
    const b = setUp({ getBin: () => answers.shift(), getBinCounts: () => counts.shift() });
    await b.open();
    expect(b.state.counts).toMatchObject([{ countId: '7' }]);
    await b.refresh();
    expect(b.state).toMatchObject({ error: 'The store is busy.', bin: { bin: A03 }, counts: [{ countId: '7' }] });
  },
);

test('A search shows the first fifty records and the total, and the last read counts', { tags: 'W-05' }, async () => {
  const slow = deferred<unknown>();
  const b = setUp({
    getBinShelfRecords: ({ search }: { search: string }) =>
      search === 'first' ? slow.promise : ok({ content: [runner], totalElements: 80 }),
  });
  const find = (search: string) => b.load({ bin: undefined, search, mode: undefined, pair: undefined });
  const first = find('first');
  await find('court');
  slow.resolve(ok({ content: [court], totalElements: 1 }));
  await first;
  expect(b.sent.at(-1)?.[1]).toEqual({ locationId: 'loc-1', page: 0, size: 50, search: 'court' });
  expect(b.state).toMatchObject({ total: 80, isKnown: true, error: undefined });
  expect(b.state.binShelfRecord.map(({ rowId }) => rowId)).toEqual(['2']);
  const failing = setUp({ getBinShelfRecords: refused(503, 'The store is busy.') });
  await failing.load({ bin: undefined, search: 'court', mode: undefined, pair: undefined });
  expect(failing.state.error).toBe('The store is busy.');
});

test('What is shown is read again for changed pairs and counts, not for changed lines', { tags: 'W-09' }, async () => {
  const b = setUp();
  await b.open();
  b.server.bin = { ...b.server.bin, records: [runner] };
  const shown = async (changes: object) => {
    await b.readChanges({ all: false, lines: [], tryouts: [], units: [], ...changes });
    return b.state.binShelfRecord.length;
  };
  expect(await shown({ lines: ['1'], counts: [] })).toBe(2);
  expect(await shown({ units: ['1'] })).toBe(1);
  b.server.bin = { ...b.server.bin, records: [] };
  expect(await shown({ all: true })).toBe(0);
});

test('The map of a bin that cannot be read again stays; without one there is none', { tags: 'W-03' }, async () => {
  const answers: unknown[] = [refused(503), ok({ aisle: 'A' }), refused(503)];
  const b = setUp({ getBay: () => answers.shift() });
  await b.loadBay(A03);
  expect(b.state.bays).toEqual({ [A03]: null });
  await b.loadBay(A03);
  await b.loadBay(A03);
  expect(b.state.bays).toEqual({ [A03]: { aisle: 'A' } });
  await b.open('move');
  b.takeAll();
  b.reset();
  expect(b.state).toMatchObject({ bays: {}, bin: undefined, isKnown: false, move: { pairs: [] } });
});

test('The shelves of printed bins are read once each, and again if a read failed', { tags: 'Z-13' }, async () => {
  const asked: string[] = [];
  const answers = new Map<string, unknown>([
    [A03, ok({ shelf: '3' })],
    ['Z-99-99', refused(404, 'No such bin', 'not-found')],
    [A07, refused(503)],
  ]);
  const b = setUp({
    getBin: ({ bin }: { bin: string }) => {
      asked.push(bin);
      return answers.get(bin);
    },
  });
  await b.loadShelves([A03, 'Z-99-99', A07]);
  await b.loadShelves([A03, 'Z-99-99', A07]);
  expect(b.state.shelves).toEqual({ [A03]: '3', 'Z-99-99': null });
  expect(asked).toEqual([A03, 'Z-99-99', A07, A07]);
  b.reset();
  expect(b.state.shelves).toEqual({});
});

test('Shelves and maps of the last location that arrive late are not shown', { tags: ['Z-13', 'W-03'] }, async () => {
  const slow = deferred<unknown>();
  const b = setUp({ getBin: () => slow.promise, getBay: () => slow.promise });
  const reading = Promise.all([b.loadShelves([A03]), b.loadBay(A03)]);
  b.server.locationId = 'loc-2';
  b.reset();
  slow.resolve(ok({ aisle: 'A', shelf: '3' }));
  await reading;
  expect([b.state.shelves, b.state.bays]).toEqual([{}, {}]);
});
