import { expect, test } from 'vitest';
import { deferred, noAnswer, offline, ok, refused, requestLine, settle } from '../../test/support.ts';
import { type Answer, checkedOut, first, none, second, setUp } from '../../test/picks.ts';
import { askIfPutAway } from './pickerPanel.ts';

test('A check-out that was made here can be undone for two minutes', { tags: 'W-14' }, async () => {
  const w = setUp();
  await w.load('request', none);
  await w.scan('2048177304161');
  expect(w.undoOf('11')).toBe(w.clock.now() + 120_000);
  expect(w.undoOf('12')).toBeUndefined();
  // The second half of a double press on Check out does not undo it.
  expect(await w.undoCheckOut('11')).toBe(false);
  w.clock.pass(501);
  expect(await w.undoCheckOut('11')).toBe(true);
  expect(w.said.at(-1)).toMatchObject({ title: 'Check-out undone', description: 'Halden Court 82, size 10.5' });
  // The second half of a double press on Undo undoes nothing else, and the row has no place of its own any more.
  expect(await w.undoCheckOut('12')).toBe(false);
  expect(w.state.kept).toEqual({});
  expect(w.state.rows['11']).toMatchObject({ line: { status: 'request' }, isPending: false });
  expect(w.undoOf('11')).toBeUndefined();
  expect(w.state.counts).toEqual({ request: 2, pending: 0, checkedout: 5 });
  expect(w.nextPick()).toBe('11');
});

test('An undo that the server refuses shows the reason, and the row stays checked out', { tags: 'W-14' }, async () => {
  const message = '2 minutes are over. Check Halden Court 82, size 10.5 in instead.';
  const w = setUp({ undo: async () => refused(409, message) });
  await w.load('request', none);
  await w.scan('2048177304161');
  w.clock.pass(501);
  expect(await w.undoCheckOut('11')).toBe(false);
  expect(w.state.rows['11']?.line.status).toBe('checkedout');
  expect(w.titles()).toEqual([message]);
});

test('After a lost answer the next try is the same write, after a refusal a new one', { tags: 'W-06' }, async () => {
  const answers: Answer[] = [noAnswer, refused(409, 'Taken', 'conflict'), refused(409, 'Taken', 'conflict')];
  const w = setUp({ checkOut: async () => answers.shift() ?? noAnswer });
  await w.load('request', none);
  for (let press = 0; press < 3; press += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await w.checkOutLine('11');
    w.clock.pass(500);
  }
  expect(w.out[1]?.key).toBe(w.out[0]?.key);
  expect(w.out[2]?.key).not.toBe(w.out[1]?.key);
});

test('After a lost answer and a press without network it is still the same write', { tags: 'W-06' }, async () => {
  const answers: Answer[] = [noAnswer, offline];
  const w = setUp({ checkOut: async () => answers.shift() ?? ok(requestLine({ status: 'checkedout' })) });
  await w.load('request', none);
  for (let press = 0; press < 3; press += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await w.checkOutLine('11');
    w.clock.pass(500);
  }
  expect(w.out).toHaveLength(3);
  expect(new Set(w.out.map(({ key }) => key)).size).toBe(1);
});

test('A unit reported missing moves its line to Pending and shows a message', { tags: 'W-03' }, async () => {
  const w = setUp();
  await w.load('request', none);
  w.choose('12');
  expect(await w.reportNotInBin('11')).toBe(true);
  expect(w.state.order).toEqual(['12']);
  expect(w.state.counts).toEqual({ request: 1, pending: 1, checkedout: 5 });
  expect(w.titles()).toEqual(['Moved to Pending']);
  expect(w.state.chosen).toBe('12');
  expect(await w.reportNotInBin('gone')).toBe(false);
  expect(await w.cancel('gone')).toBe(false);
});

test('The replacement of a missing pair can be reported, until no pair is left', { tags: 'K-12' }, async () => {
  const other = requestLine({ status: 'pending', barcode: '2048177304178' });
  const answers: Answer[] = [ok(other), ok(requestLine({ status: 'unavailable', barcode: null, bin: null }))];
  const w = setUp({ notInBin: async () => answers.shift()! });
  await w.load('request', none);
  expect(await w.reportNotInBin('11')).toBe(true);
  expect(w.state.panel).toMatchObject({ kind: 'answered', line: { barcode: '2048177304178' } });
  expect(await w.reportNotInBin('11', 'damaged')).toBe(true);
  expect(w.state.panel).toMatchObject({ kind: 'answered', line: { status: 'unavailable', barcode: null } });
});

test('A reported line is no longer chosen, unless the report is refused', { tags: 'W-03' }, async () => {
  const answers: Answer[] = [refused(409, 'Not now.', 'conflict'), ok(requestLine({ status: 'pending' }))];
  const w = setUp({ notInBin: async () => answers.shift()! });
  await w.load('request', none);
  w.choose('11');
  expect(await w.reportNotInBin('11')).toBe(false);
  await settle();
  expect(w.state.chosen).toBe('11');
  expect(await w.reportNotInBin('11')).toBe(true);
  expect(w.state.chosen).toBeUndefined();
});

test('In a request and in Pending, a reported line stays and shows its new pair', { tags: 'W-03' }, async () => {
  const other = requestLine({ status: 'pending', barcode: '2048177304178', bin: 'B-02-11' });
  const details = setUp({ notInBin: async () => ok(other) });
  await details.loadRequest('48213');
  await details.reportNotInBin('11');
  expect(details.state.order).toEqual(['11', '12']);
  expect(details.state.requestDetails?.lines.map(({ lineId, bin }) => [lineId, bin])).toEqual([
    ['11', 'B-02-11'],
    ['12', 'A-22-01'],
  ]);
  expect(await details.cancel('11')).toBe(true);
  expect(details.state.requestDetails?.lines.map(({ status }) => status)).toEqual(['cancelled', 'request']);
  const pending = setUp({ list: () => [requestLine({ status: 'pending' })], notInBin: async () => ok(other) });
  await pending.load('pending', none);
  await pending.reportNotInBin('11');
  expect(pending.state.rows['11']?.line.bin).toBe('B-02-11');
});

test('A pending line that is reported missing again is not counted twice', { tags: 'W-03' }, async () => {
  const w = setUp({
    list: () => [requestLine({ status: 'pending' })],
    counts: () => ({ request: 2, pending: 1, checkedout: 5 }),
  });
  await w.load('pending', none);
  expect(await w.reportNotInBin('11')).toBe(true);
  expect(w.state.counts).toEqual({ request: 2, pending: 1, checkedout: 5 });
});

test.each([
  ['request', { request: 1, pending: 3, checkedout: 5 }],
  ['pending', { request: 2, pending: 2, checkedout: 5 }],
] as const)('A cancelled line leaves the count of its status: %s', { tags: 'W-03' }, async (status, left) => {
  const w = setUp({ list: () => [requestLine({ status })], counts: () => ({ request: 2, pending: 3, checkedout: 5 }) });
  await w.load(status, none);
  expect(await w.cancel('11')).toBe(true);
  expect(w.state.order).toEqual([]);
  expect(w.state.counts).toEqual(left);
  // [N-05] Its notifications are acknowledged.
  expect(w.handled).toEqual(['Request 48213', 'Barcode 2048177304161']);
});

test('A pair that a colleague took first is read again and locked', { tags: 'W-09' }, async () => {
  const w = setUp({
    list: ({ ids }) => (ids ? [] : [first, second]),
    checkOut: async () => refused(409, 'This pair is already checked out for request 48213.', 'conflict'),
  });
  await w.load('request', none);
  expect(await w.checkOutLine('11')).toBe(false);
  await settle();
  expect(w.queries[1]).toMatchObject({ ids: ['11'] });
  expect(w.state.rows['11']?.isFinished).toBe(true);
  expect(w.nextPick()).toBe('12');
});

test('The undo of a check-out that was never sent removes it from the outbox', { tags: 'W-13' }, async () => {
  const w = setUp();
  w.device.signIn('');
  await w.load('request', none);
  const scanning = w.scan('2048177304161');
  await settle();
  await w.device.timers.pass(100);
  expect(await scanning).toBe(true);
  w.clock.pass(500);
  expect(await w.undoCheckOut('11')).toBe(true);
  expect(w.played).toEqual(['scan-ok', 'scan-ok']);
  await settle();
  expect(w.outbox.state.entries).toEqual([]);
  expect(w.state.rows['11']?.queued).toBeUndefined();
  expect(w.nextPick()).toBe('11');
});

test(
  'The undo of a scan that came before the list removes its checked-out line',
  { tags: ['W-13', 'W-14'] },
  async () => {
    const w = setUp({ list: ({ status }) => (status === 'checkedout' ? [checkedOut()] : [second]) });
    await w.load('request', none);
    expect(w.state.order).toEqual(['12']);
    await w.load('checkedout', none);
    expect(w.undoOf('11')).toBe(w.clock.now() + 2 * 60_000);
    expect(await w.undoCheckOut('11')).toBe(true);
    expect(w.state.order).toEqual([]);
    expect(w.state.counts).toEqual({ request: 3, pending: 0, checkedout: 4 });
  },
);

test.each([
  ['full', 'QuotaExceededError', /This device is full/],
  ['forbidden', 'SecurityError', /This browser keeps no data/],
])('A device that is %s says so at once, and the scan is not done', { tags: 'W-13' }, async (_, name, message) => {
  const w = setUp();
  await w.load('request', none);
  w.device.fail(Object.assign(new Error(), { name }));
  expect(await w.scan('2048177304161')).toBe(false);
  expect(w.state.scan.error).toMatch(message);
  expect(w.played).toEqual(['scan-error']);
  expect(w.out).toEqual([]);
  expect(w.state.rows['11']?.line.status).toBe('request');
});

test('After "Not in bin" the line shows the other unit, or else the offered sizes', { tags: 'K-12' }, async () => {
  const other = requestLine({ status: 'pending', barcode: '2048177304178', bin: 'B-02-11' });
  const answers = [other, requestLine({ lineId: '12', status: 'unavailable', barcode: null, bin: null })];
  const w = setUp({ notInBin: async () => ok(answers.shift() ?? other) });
  await w.load('request', none);
  await w.reportNotInBin('11', 'damaged');
  expect(w.state.panel).toMatchObject({ kind: 'answered', line: { barcode: '2048177304178', bin: 'B-02-11' } });
  await w.scan('2048177304178');
  expect(w.out.at(-1)).toMatchObject({ lineId: '11', barcode: '2048177304178' });
  expect(w.state.panel).toEqual({ kind: 'pick' });
  await w.reportNotInBin('12');
  await settle();
  expect(w.state.panel).toMatchObject({
    kind: 'answered',
    line: { barcode: null },
    nearest: { sizes: [{ size: '11' }] },
  });
  w.choose(undefined);
  expect(w.state.panel).toEqual({ kind: 'pick' });
});

test('Sizes that are read while the panel asks a question are shown after it', { tags: ['K-12', 'W-06'] }, async () => {
  const slow = deferred<undefined>();
  const w = setUp({
    notInBin: async () => ok(requestLine({ status: 'unavailable', barcode: null, bin: null })),
    sizesAfter: () => slow.promise,
  });
  await w.load('request', none);
  await w.reportNotInBin('11');
  askIfPutAway(w.state, requestLine({ lineId: '13', status: 'checkedout' }));
  slow.resolve(undefined);
  await settle();
  expect(w.state.panel.kind).toBe('returning');
  w.leaveOut();
  expect(w.state.panel).toMatchObject({ kind: 'answered', nearest: { sizes: [{ size: '11' }] } });
});

test('A scan of another pair than the one that is offered belongs to its own line', { tags: 'K-12' }, async () => {
  const other = requestLine({ status: 'pending', barcode: '2048177304178', bin: 'B-02-11' });
  const w = setUp({ notInBin: async () => ok(other) });
  await w.load('request', none);
  await w.reportNotInBin('11');
  await w.scan('036000291452');
  expect(w.out).toMatchObject([{ lineId: '12' }]);
});

test('Sizes that fail to load are an empty list', { tags: 'K-12' }, async () => {
  const answers = [
    requestLine({ status: 'unavailable', barcode: null, bin: null }),
    requestLine({ lineId: '12', status: 'pending', barcode: null }),
  ];
  let asked = 0;
  const sizesAfter = async () => {
    asked += 1;
    return refused(503);
  };
  const w = setUp({ notInBin: async () => ok(answers.shift()!), sizesAfter });
  await w.load('request', none);
  await w.reportNotInBin('11');
  await settle();
  expect(w.state.panel).toMatchObject({ kind: 'answered', nearest: { sizes: [] } });
  await w.reportNotInBin('12');
  await settle();
  expect(w.state.panel).not.toHaveProperty('nearest');
  expect(asked).toBe(1);
});

test('Sizes that arrive late are not shown below a line that was reported since', { tags: 'K-12' }, async () => {
  const slow = deferred<undefined>();
  const answers = [requestLine({ status: 'unavailable', barcode: null, bin: null }), requestLine({ lineId: '12' })];
  const w = setUp({ notInBin: async () => ok(answers.shift()!), sizesAfter: () => slow.promise });
  await w.load('request', none);
  await w.reportNotInBin('11');
  await w.reportNotInBin('12');
  slow.resolve(undefined);
  await settle();
  expect(w.state.panel).toMatchObject({ kind: 'answered', line: { lineId: '12' } });
  expect(w.state.panel).not.toHaveProperty('nearest');
});

test('At another location no other size is offered for a line that was reported before', { tags: 'K-12' }, async () => {
  const slow = deferred<Answer>();
  const w = setUp({ notInBin: () => slow.promise });
  await w.load('request', none);
  const reporting = w.reportNotInBin('11');
  w.move('loc-2');
  await w.load('request', none);
  slow.resolve(ok(requestLine({ status: 'unavailable', barcode: null, bin: null })));
  await reporting;
  await settle();
  expect(w.state.panel).toEqual({ kind: 'pick' });
});
