import { expect, test } from 'vitest';
import { deferred, noAnswer, ok, refused, requestLine, settle } from '../../test/support.ts';
import { type Answer, changed, checkedOut, first, none, petra, second, setUp } from '../../test/picks.ts';

test('Only the row that was checked out last stands out', { tags: 'W-06' }, async () => {
  const w = setUp();
  await w.load('request', none);
  await w.scan('2048177304161');
  expect(w.state.rows['11']?.isLatest).toBe(true);
  await w.scan('036000291452');
  expect(
    Object.values(w.state.rows)
      .filter(({ isLatest }) => isLatest)
      .map(({ line }) => line.lineId),
  ).toEqual(['12']);
});

test('A scanned unit is checked out to its line; UPC-A and EAN-13 are the same barcode', { tags: 'W-06' }, async () => {
  const w = setUp();
  await w.load('request', none);
  expect(await w.scan('0036000291452')).toBe(true);
  expect(w.out[0]).toMatchObject({ lineId: '12', barcode: '0036000291452' });
});

/** A list whose lines name all pairs that fit them. */
const named = () => [
  { ...first, otherBarcodes: ['2048177309920'] },
  { ...second, otherBarcodes: ['2048177311572', '2048177320048'] },
];

test('A wrong barcode is refused at once, without the server, and no row moves', { tags: 'W-14' }, async () => {
  const w = setUp({ list: named });
  await w.load('request', none);
  const before = Object.values(w.state.rows).map(({ line, isPending }) => ({ line, isPending }));
  expect(await w.scan('9999999999999')).toBe(false);
  expect(w.state.scan).toEqual({
    error: 'No open line takes the pair 9999999999999',
    expected: { productName: 'Halden Court 82', size: '10.5', bin: 'A-14-03' },
    isPending: false,
  });
  expect(w.played).toEqual(['scan-error']);
  expect(w.out).toEqual([]);
  expect(w.outbox.state.entries).toEqual([]);
  expect(Object.values(w.state.rows)).toMatchObject(before);
  expect(w.nextPick()).toBe('11');
});

test('A wrong pair that the list shows is named: a colleague holds it', { tags: 'W-14' }, async () => {
  const held = { ...first, lineId: '13', barcode: '2048177332201', holder: petra, heldAt: '2025-11-21T14:31:00Z' };
  const w = setUp({ list: () => [...named(), { ...held, otherBarcodes: [] }] });
  await w.load('request', none);
  await w.scan('2048177332201');
  expect(w.state.scan.error).toBe('Petra Lindqvist picks this request.');
  expect(w.played).toEqual(['scan-error']);
});

test.each([
  ['reports a pair', (w: ReturnType<typeof setUp>) => w.reportNotInBin('12')],
  ['takes a request', (w: ReturnType<typeof setUp>) => w.take('48213')],
  ['scans the right pair', (w: ReturnType<typeof setUp>) => w.scan('2048177304161')],
])('An old message at the field goes when the picker %s', { tags: 'W-06' }, async (_, act) => {
  const w = setUp({ list: named });
  await w.load('request', none);
  await w.scan('9999999999999');
  expect(w.state.scan.error).toBeDefined();
  await act(w);
  expect(w.state.scan.error).toBeUndefined();
});

test('A free pair is checked out to the next pick or line that it fits', { tags: 'W-06' }, async () => {
  const w = setUp({ list: named });
  await w.load('request', none);
  await w.scan('2048177309920');
  await w.scan('2048177320048');
  expect(w.out.map(({ lineId, barcode }) => [lineId, barcode])).toEqual([
    ['11', '2048177309920'],
    ['12', '2048177320048'],
  ]);
});

test('A pair newer than the list is refused once, and the list is read again', { tags: 'W-14' }, async () => {
  let others: string[] = [];
  const w = setUp({ list: () => named().map((line) => ({ ...line, otherBarcodes: others })) });
  await w.load('request', none);
  others = ['2048177320048'];
  expect(await w.scan('2048177320048')).toBe(false);
  await settle();
  expect(await w.scan('2048177320048')).toBe(true);
  expect(w.out).toMatchObject([{ lineId: '11' }]);
});

test('The server chooses the line if a line does not name all its pairs', { tags: 'W-06' }, async () => {
  const slow = deferred<Answer>();
  const w = setUp({ checkOut: () => slow.promise });
  await w.load('request', none);
  const scanning = w.scan('9999999999999');
  await settle();
  expect(w.out[0]).toMatchObject({ lineId: undefined });
  expect([w.state.rows['11']?.isPending, w.nextPick()]).toEqual([false, '11']);
  slow.resolve(refused(404, 'This location has no pair with this barcode.', 'not-found'));
  expect(await scanning).toBe(false);
  expect(w.state.scan).toMatchObject({
    error: 'This location has no pair with this barcode.',
    expected: { productName: 'Halden Court 82', size: '10.5', bin: 'A-14-03' },
  });
  expect(w.played).toEqual(['scan-error']);
});

test('A pair of a line on an unread page is checked out to its own line', { tags: 'W-06' }, async () => {
  const own = requestLine({ lineId: '77', status: 'checkedout', barcode: '9999999999999' });
  const w = setUp({ total: 900, checkOut: async () => ok(own) });
  await w.load('request', none);
  expect(await w.scan('9999999999999')).toBe(true);
  expect(w.out[0]).toMatchObject({ barcode: '9999999999999', lineId: undefined });
  // The next pick is as it was.
  expect(w.nextPick()).toBe('11');
});

test('The button checks out the reserved unit; a double press does it once', { tags: 'W-06' }, async () => {
  const slow = deferred<Answer>();
  const w = setUp({ checkOut: () => slow.promise });
  await w.load('request', none);
  const one = w.checkOutLine('11');
  expect(await w.checkOutLine('11')).toBe(false);
  slow.resolve(ok(requestLine({ status: 'checkedout' })));
  expect(await one).toBe(true);
  expect(w.out).toHaveLength(1);
});

test('A quick second scan waits for the first, and the same barcode twice is one scan', { tags: 'W-06' }, async () => {
  const answers = [deferred<Answer>(), deferred<Answer>()];
  let call = 0;
  const w = setUp({ checkOut: () => answers[(call += 1) - 1]?.promise ?? Promise.resolve(noAnswer) });
  await w.load('request', none);
  const scans = [w.scan('2048177304161'), w.scan('2048177304161'), w.scan('036000291452')];
  await settle();
  expect(w.out.map(({ lineId }) => lineId)).toEqual(['11']);
  answers[0]?.resolve(ok(requestLine({ lineId: '11', status: 'checkedout' })));
  await settle();
  expect(w.out.map(({ lineId }) => lineId)).toEqual(['11', '12']);
  answers[1]?.resolve(ok({ ...second, status: 'checkedout' }));
  expect(await Promise.all(scans)).toEqual([true, false, true]);
});

test('A scan waits for a write of a button', { tags: 'W-06' }, async () => {
  const answer = deferred<Answer>();
  const w = setUp({ notInBin: () => answer.promise });
  await w.load('request', none);
  const reporting = w.reportNotInBin('11');
  const scanning = w.scan('036000291452');
  await settle();
  expect(w.out).toEqual([]);
  answer.resolve(ok(requestLine({ status: 'pending' })));
  await reporting;
  expect(await scanning).toBe(true);
});

test('A sound that cannot be played causes no error', { tags: 'W-06' }, async () => {
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => void unheard.push(reason);
  process.on('unhandledRejection', hear);
  const w = setUp({ play: () => Promise.reject(new Error('no chunk')) });
  await w.load('request', none);
  expect(await w.scan('2048177304161')).toBe(true);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
});

test('A line without a reserved unit asks for a scan', { tags: 'W-06' }, async () => {
  const w = setUp({ list: () => [requestLine({ barcode: null })] });
  await w.load('request', none);
  expect(await w.checkOutLine('11')).toBe(false);
  expect(w.state.scan.error).toContain('Scan the one');
});

test('A scan right after the choice of another list belongs to that list', { tags: ['W-06', 'W-13'] }, async () => {
  const w = setUp();
  await w.load('request', none);
  w.show('checkedout', none);
  expect(w.state).toMatchObject({ status: 'checkedout', order: [], isKnown: false });
  expect(await w.scan('2048177304161')).toBe(true);
  expect(w.out).toEqual([]);
  expect(w.titles()).toEqual(['Checked in']);
  // The list is read by its address, which follows.
  await w.load('checkedout', none);
  expect(w.queries.at(-1)).toMatchObject({ status: 'checkedout' });
});

test('A pending line that is checked out leaves the count of Pending', { tags: 'W-06' }, async () => {
  const w = setUp({
    list: () => [requestLine({ status: 'pending' })],
    counts: () => ({ request: 2, pending: 3, checkedout: 5 }),
  });
  await w.load('pending', none);
  expect(await w.checkOutLine('11')).toBe(true);
  expect(w.state.counts).toEqual({ request: 2, pending: 2, checkedout: 6 });
});

test('The second half of a double press does not check out the next pick', { tags: 'W-06' }, async () => {
  const w = setUp();
  await w.load('request', none);
  expect(await w.checkOutLine('11')).toBe(true);
  expect(await w.checkOutLine('12')).toBe(false);
  w.clock.pass(500);
  expect(await w.checkOutLine('12')).toBe(true);
  expect(await w.checkIn('036000291452')).toBe(false);
  expect(w.out).toHaveLength(2);
});

test(
  'A pair of a new line that is not shown yet is checked out to its own line',
  { tags: ['W-06', 'W-09'] },
  async () => {
    const own = requestLine({ lineId: '13', barcode: '9999999999999' });
    const w = setUp({
      total: 3,
      list: ({ ids }) => (ids ? [own] : [first, second]),
      checkOut: async () => ok({ ...own, status: 'checkedout' }),
    });
    await w.load('request', none);
    await w.readChanges(changed('13'));
    expect(w.state.arrived).toEqual(['13']);
    expect(await w.scan('9999999999999')).toBe(true);
    expect(w.out[0]).toMatchObject({ barcode: '9999999999999', lineId: undefined });
  },
);

test('A scan is trimmed, and an empty scan is ignored', { tags: 'W-06' }, async () => {
  const w = setUp({ checkOut: async () => refused(422, 'Wrong size') });
  await w.load('request', none);
  expect(await w.scan('  ')).toBe(false);
  expect(w.out).toEqual([]);
  await w.scan(' 2048177304161 ');
  await w.scan('2048177304161');
  expect(w.out.map(({ barcode }) => barcode)).toEqual(['2048177304161', '2048177304161']);
});

test('If no line waits, a scanned unit is checked out without a line', { tags: 'W-06' }, async () => {
  const w = setUp({ list: () => [requestLine({ status: 'checkedout' })] });
  await w.load('request', none);
  await w.scan('9999999999999');
  expect(w.out).toEqual([{ barcode: '9999999999999', lineId: undefined, key: expect.any(String) as string }]);
});

test('The button checks out nothing for a line that has left the list', { tags: 'W-06' }, async () => {
  const w = setUp();
  await w.load('request', none);
  expect(await w.checkOutLine('99')).toBe(false);
  expect(w.out).toEqual([]);
});

test('A check-out plays a sound and removes the message at the field', { tags: 'W-06' }, async () => {
  const answers: Answer[] = [refused(422, 'Wrong size'), ok(requestLine({ status: 'checkedout' }))];
  const w = setUp({ checkOut: async () => answers.shift() ?? noAnswer });
  await w.load('request', none);
  w.choose('12');
  await w.scan('2048177304161');
  expect(w.state.scan.error).toBe('Wrong size');
  await w.scan('2048177304161');
  expect(w.state.scan.error).toBeUndefined();
  expect(w.played).toEqual(['scan-error', 'scan-ok']);
  expect(w.state.chosen).toBe('12');
});

test('A scan in the first moments of a page waits for the location, and belongs to it', { tags: 'W-13' }, async () => {
  const location = deferred<undefined>();
  const bodies: unknown[] = [];
  const w = setUp({
    loadLocation: () => location.promise,
    checkOut: async (body) => {
      bodies.push(body);
      return ok(checkedOut());
    },
  });
  w.move('');
  const scanning = w.scan('012345678905');
  await settle();
  expect(bodies).toEqual([]);
  w.move('loc-1');
  location.resolve(undefined);
  expect(await scanning).toBe(true);
  expect(bodies).toEqual([{ locationId: 'loc-1', barcode: '012345678905' }]);
});

test('A scan without a location is not kept, and says what to do', { tags: 'W-13' }, async () => {
  const w = setUp();
  w.move('');
  expect(await w.scan('012345678905')).toBe(false);
  expect(w.state.scan.error).toBe('The location could not be read. Scan again.');
  expect(w.played).toEqual(['scan-error']);
  expect(w.outbox.state.entries).toEqual([]);
});

test('Of quick scans each is stored before the one before it is answered', { tags: 'W-13' }, async () => {
  const slow = deferred<Answer>();
  const w = setUp({ checkOut: () => slow.promise });
  await w.load('request', none);
  void w.scan('2048177304161');
  void w.scan('036000291452');
  await settle();
  expect(w.outbox.state.entries.map(({ subjects }) => subjects[0])).toEqual(['line 11', 'line 12']);
  expect(w.out).toHaveLength(1);
});
