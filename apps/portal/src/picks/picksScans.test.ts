import type { PairAtLocation } from '@instore/api';
import { describe, expect, test } from 'vitest';
import { deferred, noAnswer, ok, refused, refusedAs, requestLine, settle } from '../../test/support.ts';
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

describe('A pair that is out and is scanned to be picked', { tags: 'W-06' }, () => {
  const out = requestLine({ lineId: '14', barcode: '2048177340008', status: 'checkedout', bin: 'A-19-08' });
  const pair = () => ok({ ...out, productId: 'P1', state: 'Checked Out', line: out } as unknown as PairAtLocation);

  test.each([
    ['that the list shows', { list: () => [...named(), out] }],
    ['of another list', { list: named, pair }],
    ['that only the server refuses', { pair, checkOut: async () => refusedAs('Checked out', 'It is out.') }],
  ])('is put away on request: one %s', async (_, over) => {
    const w = setUp({ ...over, checkIn: async () => ok({ ...out, status: 'checkedin' }) });
    await w.load('request', none);
    expect(await w.scan('2048177340008')).toBe(false);
    await settle();
    expect(w.state).toMatchObject({
      panel: { kind: 'returning', line: { bin: 'A-19-08' } },
      scan: { error: undefined },
    });
    w.clock.pass(1000);
    expect(await w.checkIn('2048177340008')).toBe(true);
    expect(w.state).toMatchObject({ panel: { kind: 'putAway', line: { bin: 'A-19-08' } } });
  });

  test('is left out, and the question goes with the next action', async () => {
    const w = setUp({ list: () => [...named(), out] });
    await w.load('request', none);
    const acts = [() => w.leaveOut(), () => w.choose('12'), () => w.show('pending', none)];
    for (const act of acts) {
      await w.load('request', none);
      await w.scan('2048177340008');
      expect(w.state.panel.kind).toBe('returning');
      act();
      expect(w.state.panel.kind).toBe('pick');
    }
  });
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

test('In the list of checked-out lines a scan checks in, and the line leaves', { tags: 'W-06' }, async () => {
  const w = setUp({ list: () => [requestLine({ status: 'checkedout' })] });
  await w.load('checkedout', none);
  expect(await w.scan('2048177304161')).toBe(true);
  expect(w.state.order).toEqual([]);
  expect(w.state.counts?.checkedout).toBe(4);
  expect(w.said).toEqual([
    { kind: 'positive', title: 'Checked in', description: 'Halden Court 82, size 10.5, back to A-14-03' },
  ]);
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

describe('The bin to put a checked-in unit back into', { tags: 'W-06' }, () => {
  const out = [requestLine({ status: 'checkedout' }), { ...second, status: 'checkedout' as const }];
  const checkedIn = async (over: Parameters<typeof setUp>[0] = {}) => {
    const w = setUp({ list: () => out, ...over });
    await w.load('checkedout', none);
    await w.scan('2048177304161');
    return w;
  };

  test('is known after the check-in, also after a refresh or a change of tab', async () => {
    const w = await checkedIn();
    expect(w.state.panel).toMatchObject({ kind: 'putAway', line: { lineId: '11', bin: 'A-14-03' } });
    await w.load('checkedout', none);
    await w.load('request', none);
    expect(w.state.panel).toMatchObject({ kind: 'putAway', line: { lineId: '11' } });
  });

  test('is replaced by that of the next scanned unit', async () => {
    const answers = [requestLine({ status: 'checkedin' }), { ...second, status: 'checkedin' as const }];
    const w = await checkedIn({ checkIn: async () => ok(answers.shift() ?? second) });
    await w.scan('036000291452');
    expect(w.state.panel).toMatchObject({ kind: 'putAway', line: { lineId: '12', bin: 'A-22-01' } });
  });

  test('is removed by a scan that fails, but not by the same barcode read twice', async () => {
    let isKnown = true;
    const w = await checkedIn({
      checkIn: async () => (isKnown ? ok(requestLine({ status: 'checkedin' })) : refused(404, 'No such barcode here')),
    });
    isKnown = false;
    await w.scan('2048177304161');
    expect(w.state.panel).toMatchObject({ kind: 'putAway', line: { lineId: '11' } });
    await w.scan('036000291452');
    expect(w.state.panel).toEqual({ kind: 'pick' });
  });

  test('is removed by a check-out with the button, and by the choice of a line', async () => {
    const w = await checkedIn();
    await w.load('request', none);
    w.clock.pass(1_000);
    await w.checkOutLine('12');
    expect(w.state.panel).toEqual({ kind: 'pick' });
    const chosen = await checkedIn();
    chosen.choose('12');
    expect(chosen.state.panel).toEqual({ kind: 'pick' });
  });

  test('is not shown at another location, however late the answer comes', async () => {
    const w = await checkedIn();
    w.move('loc-2');
    await w.load('checkedout', none);
    expect(w.state.panel).toEqual({ kind: 'pick' });
    w.move('loc-1');
    const answer = deferred<Answer>();
    const late = setUp({ list: () => out, checkIn: () => answer.promise });
    await late.load('checkedout', none);
    const scan = late.scan('2048177304161');
    await settle();
    late.move('loc-2');
    answer.resolve(ok(requestLine({ status: 'checkedin' })));
    await scan;
    expect(late.state.panel).toEqual({ kind: 'pick' });
  });

  test('is removed when another request is opened', async () => {
    const w = await checkedIn();
    await w.loadRequest('48213', '12');
    expect(w.state.panel).toEqual({ kind: 'pick' });
  });
});

test('A unit that cannot be checked in shows the reason at the field', { tags: 'W-06' }, async () => {
  const w = setUp({ checkIn: async () => refused(404, 'No such barcode here', 'not-found'), list: () => [] });
  await w.load('checkedout', none);
  await w.scan('1');
  expect(w.state.scan.error).toBe('No such barcode here');
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

test('The second half of a double press of the button does not check in again', { tags: 'W-06' }, async () => {
  const asked: string[] = [];
  const list = () => [requestLine({ status: 'checkedout' }), { ...second, status: 'checkedout' as const }];
  const checkIn = async ({ barcode }: { barcode: string }) => {
    asked.push(barcode);
    return ok(requestLine({ lineId: barcode === second.barcode ? '12' : '11', status: 'checkedin', bin: null }));
  };
  const w = setUp({ list, checkIn });
  await w.load('checkedout', none);
  expect(await w.checkIn('2048177304161')).toBe(true);
  expect(await w.checkIn('036000291452')).toBe(false);
  w.clock.pass(500);
  expect(await w.checkIn('036000291452')).toBe(true);
  expect(asked).toEqual(['2048177304161', '036000291452']);
  // Without a bin there is none to go back to.
  expect(w.said[0]?.description).toBe('Halden Court 82, size 10.5');
});

test('A second check-in of a unit is refused during the first one', { tags: 'W-06' }, async () => {
  const slow = deferred<Answer>();
  const w = setUp({ list: () => [requestLine({ status: 'checkedout' })], checkIn: () => slow.promise });
  await w.load('checkedout', none);
  const one = w.checkIn('2048177304161');
  expect(w.state.rows['11']?.isPending).toBe(true);
  expect(await w.checkIn('2048177304161')).toBe(false);
  slow.resolve(refused(409, 'It is not checked out', 'conflict'));
  expect(await one).toBe(false);
  expect(w.state.rows['11']?.isPending).toBe(false);
});

test(
  'In the details of a request a checked-in line stays, with its new status',
  { tags: ['W-03', 'W-06'] },
  async () => {
    const w = setUp();
    w.answerRequest(() => [requestLine({ status: 'checkedout' }), second]);
    await w.loadRequest('48213');
    expect(await w.checkIn('2048177304161')).toBe(true);
    expect(w.state.order).toEqual(['11', '12']);
    expect(w.state.rows['11']?.line.status).toBe('checkedin');
  },
);

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

test('The pair to put away is that of the location in use', { tags: ['W-06', 'Z-08'] }, async () => {
  const slow = deferred<Answer>();
  const w = setUp({ list: () => [checkedOut()], checkIn: () => slow.promise });
  await w.load('checkedout', none);
  const scanning = w.scan('2048177304161');
  await settle();
  w.move('loc-2');
  await w.load('checkedout', none);
  slow.resolve(ok(requestLine({ status: 'checkedin' })));
  await scanning;
  expect(w.state.panel).toEqual({ kind: 'pick' });
  const v = setUp({ list: () => [checkedOut()] });
  v.move('loc-2');
  await v.load('checkedout', none);
  await v.scan('2048177304161');
  await v.load('request', none);
  expect(v.state.panel).toMatchObject({ kind: 'putAway', line: { lineId: '11' } });
});
