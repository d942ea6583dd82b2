import type { PairAtLocation } from '@instore/api';
import { describe, expect, test } from 'vitest';
import { deferred, ok, refused, refusedAs, requestLine, settle } from '../../test/support.ts';
import { type Answer, checkedOut, first, none, second, setUp } from '../../test/picks.ts';

/** A list whose lines name all pairs that fit them. */
const named = () => [
  { ...first, otherBarcodes: ['2048177309920'] },
  { ...second, otherBarcodes: ['2048177311572', '2048177320048'] },
];

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
