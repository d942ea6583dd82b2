import { expect, test } from 'vitest';
import { deferred, offline, ok, refused, refusedAs, requestLine, settle } from '../../test/support.ts';
import { type Answer, checkedOut, first, none, second, setUp } from '../../test/picks.ts';

test('Without network a scan is answered, and the next pick moves on', { tags: ['W-13', 'W-14'] }, async () => {
  const w = setUp({ checkOut: async () => offline });
  await w.load('request', none);
  expect(await w.scan('2048177304161')).toBe(true);
  await settle();
  expect(w.played).toEqual(['scan-ok']);
  expect(w.state.scan).toEqual({ error: undefined, isPending: false });
  expect(w.state.rows['11']).toMatchObject({
    line: { status: 'request' },
    queued: { operation: 'checkOut', number: 1 },
  });
  expect(w.nextPick()).toBe('12');
  await w.scan('036000291452');
  await settle();
  expect(w.state.rows['12']?.queued).toMatchObject({ number: 2 });
});

test('After 100 ms the device answers a scan, and a late refusal plays a sound', { tags: 'W-13' }, async () => {
  const slow = deferred<Answer>();
  const w = setUp({ checkOut: () => slow.promise });
  await w.load('request', none);
  const scanning = w.scan('2048177304161');
  await settle();
  await w.device.timers.pass(100);
  expect(await scanning).toBe(true);
  expect(w.played).toEqual(['scan-ok']);
  slow.resolve(refused(409, 'Petra Lindqvist already checked this pair out.', 'conflict'));
  await settle();
  expect(w.played).toEqual(['scan-ok', 'scan-error']);
  expect(w.state.scan.error).toBeUndefined();
  expect(w.state.rows['11']?.queued).toMatchObject({ operation: 'checkOut', number: undefined });
  expect(w.outbox.state.entries[0]?.conflict?.message).toBe('Petra Lindqvist already checked this pair out.');
});

/** Scans a pair. The device answers after 100 ms, and the server afterwards. */
async function scanAnsweredLate(
  w: ReturnType<typeof setUp>,
  slow: ReturnType<typeof deferred<Answer>>,
  answer: Answer,
) {
  const scanning = w.scan('2048177304161');
  await settle();
  await w.device.timers.pass(100);
  expect(await scanning).toBe(true);
  slow.resolve(answer);
  await settle();
}

const tooLate = refused(409, 'Petra Lindqvist already checked this pair out.', 'conflict');

test('The count of the waiting scans leaves out a conflict before them', { tags: 'W-13' }, async () => {
  const slow = deferred<Answer>();
  const answers = [slow.promise, Promise.resolve(offline)];
  const w = setUp({ checkOut: () => answers.shift()! });
  await w.load('request', none);
  await scanAnsweredLate(w, slow, tooLate);
  await w.scan('036000291452');
  await settle();
  expect(w.state.rows['11']?.queued).toMatchObject({ number: undefined });
  expect(w.state.rows['12']?.queued).toMatchObject({ operation: 'checkOut', number: 1 });
});

test('A late refusal that the open page shows at the field is no conflict', { tags: ['W-13', 'W-14'] }, async () => {
  const slow = deferred<Answer>();
  const w = setUp({ checkOut: () => slow.promise });
  w.outbox.onRefusal(w.showRefusal);
  await w.load('request', none);
  await scanAnsweredLate(w, slow, tooLate);
  expect(w.played).toEqual(['scan-ok', 'scan-error']);
  expect(w.state.scan.error).toBe('Petra Lindqvist already checked this pair out.');
  expect(w.outbox.state.entries).toEqual([]);
  expect(w.state.rows['11']).toMatchObject({ queued: undefined });
  expect(w.undoOf('11')).toBeUndefined();
  expect(w.state.kept).toEqual({});
});

test('After a late answer the check-out can be undone until two minutes after the scan', { tags: 'W-13' }, async () => {
  const slow = deferred<Answer>();
  const w = setUp({ checkOut: () => slow.promise });
  await w.load('request', none);
  await scanAnsweredLate(w, slow, ok(checkedOut()));
  expect(w.state.rows['11']).toMatchObject({ line: { status: 'checkedout' }, queued: undefined });
  expect(w.undoOf('11')).toBe(w.clock.now() + 2 * 60_000);
});

test('After a late answer to a check-in the line leaves and the toast names the bin', { tags: 'W-06' }, async () => {
  const slow = deferred<Answer>();
  const w = setUp({ list: () => [requestLine({ status: 'checkedout' })], checkIn: () => slow.promise });
  await w.load('checkedout', none);
  const scanning = w.scan('2048177304161');
  await settle();
  await w.device.timers.pass(100);
  expect(await scanning).toBe(true);
  expect(w.said).toEqual([]);
  slow.resolve(ok(requestLine({ status: 'checkedin' })));
  await settle();
  expect(w.state.order).toEqual([]);
  expect(w.said).toMatchObject([{ title: 'Checked in', description: 'Halden Court 82, size 10.5, back to A-14-03' }]);
});

/** A refusal of a write that waited, on the page that is open. */
const refuseLate = async (operation: string, more: object, title = 'Wrong pair') => {
  const w = setUp();
  await w.load('request', none);
  const input = { locationId: 'loc-1', barcode: '4006381333931', ...more };
  const entry = { operation, input, label: { name: 'Halden Court 82', size: '10.5' } } as never;
  w.showRefusal(entry, refusedAs(title, 'It is another pair.'));
  return w.state.scan;
};

test('A late refusal names the expected pair, or else says what is expected', { tags: ['W-13', 'W-14'] }, async () => {
  const expected = { productName: 'Halden Court 82', size: '10.5', bin: 'A-14-03' };
  expect(await refuseLate('checkOut', { lineId: '11' })).toMatchObject({ error: 'It is another pair.', expected });
  const known = await refuseLate('checkOut', { lineId: '11', barcode: first.barcode });
  expect(known.expected).toBeUndefined();
  expect(known.error).toContain('Expected: a pair of an open request.');
  for (const more of [{}, { lineId: 'gone' }])
    expect(await refuseLate('checkOut', more)).toMatchObject({ expected: undefined });
  const checkIn = await refuseLate('checkIn', {}, 'Not checked out');
  expect(checkIn.expected).toBeUndefined();
  expect(checkIn.error).toContain('4006381333931 was not checked in: It is another pair.');
  const cancelled = await refuseLate('cancelRequest', { lineIds: ['11'] }, 'Held');
  expect(cancelled.error).toContain('Not done: Cancel request, Halden Court 82, size 10.5. It is another pair.');
});

test('A late undo of a check-out removes the line from the checked-out lines', { tags: ['W-13', 'W-14'] }, async () => {
  const [undoing, out] = [deferred<Answer>(), deferred<Answer>()];
  const w = setUp({ list: () => [checkedOut()], undo: () => undoing.promise });
  await w.load('checkedout', none);
  const undone = w.undoCheckOut('11');
  await settle();
  await w.device.timers.pass(100);
  expect(await undone).toBe(true);
  expect(w.state.order).toEqual(['11']);
  undoing.resolve(ok(first));
  await settle();
  expect(w.state.order).toEqual([]);

  const v = setUp({ checkOut: () => out.promise, list: ({ ids }) => (ids ? [] : [first, second]) });
  await v.load('request', none);
  const scanning = v.scan('2048177304161');
  await settle();
  await v.device.timers.pass(100);
  await scanning;
  v.state.kept = {};
  out.resolve(ok(checkedOut()));
  await settle();
  expect(v.state.kept).toEqual({ '11': true });
});

test(
  'After a late refusal the row is read again, and no pair is shown to be put away',
  { tags: ['W-13', 'W-14'] },
  async () => {
    const slow = deferred<Answer>();
    const w = setUp({ list: () => [checkedOut(), checkedOut('12')], checkIn: () => slow.promise });
    await w.load('checkedout', none);
    const scanning = w.scan('2048177304161');
    await settle();
    await w.device.timers.pass(100);
    expect(await scanning).toBe(true);
    expect(w.state.panel).toMatchObject({ kind: 'putAway', line: { lineId: '11' } });
    slow.resolve(refused(409, 'It is sold.', 'conflict'));
    await settle();
    expect(w.state.panel).toEqual({ kind: 'pick' });
    expect(w.queries.at(-1)).toMatchObject({ ids: ['11'] });
  },
);
