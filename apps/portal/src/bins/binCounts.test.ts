import { expect, test } from 'vitest';
import { A03, A07, countOf, counted, court, runner, setUp } from '../../test/bins.ts';
import { binShelfRecord, deferred, noAnswer, ok, refused, refusedAs, settle } from '../../test/support.ts';

test('A pair without a barcode waits in a count, and is not taken for another pair', { tags: 'W-12' }, async () => {
  const bare = { ...binShelfRecord({ rowId: '3' }), barcode: null };
  const b = setUp({ scanCount: noAnswer });
  b.server.bin = { ...b.server.bin, records: [bare, runner], count: countOf([counted(bare), counted(runner)]) };
  await b.open('count');
  await b.scan(runner.barcode ?? '');
  expect(b.state.bin?.count?.pairs.map(({ result }) => result)).toEqual(['expected', 'found']);
  expect(b.state.waitingPlaces).toEqual({});
});

test('Each step of a count plays a sound and changes the screen', { tags: ['W-12', 'W-14'] }, async () => {
  const running = countOf([counted(court)]);
  const b = setUp({
    startCount: ok(running),
    handInCount: ok(countOf([counted(court)], { status: 'handed-in' })),
    discardCount: ok(countOf([], { status: 'discarded' })),
    applyCount: refusedAs('Changed in the meantime', 'Halden Court 82 left the bin. Scan the bin again.'),
  });
  // Without a bin there is nothing to count.
  expect(await b.startCount()).toBe(false);
  await b.open();
  expect(await b.handInCount()).toBe('refused');
  expect(await b.discardCount()).toBe('refused');
  const starting = b.startCount();
  expect(b.state.countStep.isPending).toBe(true);
  expect(await b.startCount()).toBe(false);
  expect(await starting).toBe(true);
  expect(b.sent.map(([name]) => name)).toEqual(['startCount']);
  expect(b.state.address).toMatchObject({ bin: A03, mode: 'count' });
  expect(b.played).toEqual(['scan-ok']);
  b.server.bin.count = running;
  await b.open('count');
  expect(await b.applyCount()).toBe('refused');
  expect(b.state.countStep.error).toMatch(/^Not done: Apply the count, A-14-03\. .+ Expected: /);
  expect(b.played.at(-1)).toBe('scan-error');
  b.server.bin.count = countOf([counted(court)], { status: 'handed-in' });
  expect(await Promise.all([b.handInCount(), b.handInCount()])).toEqual(['done', 'refused']);
  expect(b.state.countStep.error).toBeUndefined();
  expect(b.state.bin?.count?.status).toBe('handed-in');
  expect(b.played.at(-1)).toBe('scan-ok');
  b.server.bin.count = null;
  expect(await b.discardCount()).toBe('done');
  expect(b.state.bin?.count).toBeNull();
  expect(b.played).toEqual(['scan-ok', 'scan-error', 'scan-ok', 'scan-ok']);
});

test(
  'A count that cannot be handed in says why with its sound, and stays open',
  { tags: ['W-12', 'W-14'] },
  async () => {
    const b = setUp({ handInCount: refusedAs('Ended', 'This count was discarded.') });
    b.server.bin.count = countOf([counted(court)]);
    await b.open('count');
    expect(await b.handInCount()).toBe('refused');
    expect(b.state.countStep.error).toContain('This count was discarded.');
    expect([b.state.countStep.isPending, b.played]).toEqual([false, ['scan-error']]);
  },
);

test('A scan before the answer to the start of a count waits for it, and counts', { tags: 'W-12' }, async () => {
  const slow = deferred<unknown>();
  const b = setUp({ startCount: () => slow.promise, scanCount: ok(countOf([counted(court, 'found')])) });
  await b.open();
  const starting = b.startCount();
  const scanning = b.scan('2048177304161');
  await settle();
  expect(b.sent.map(([name]) => name)).toEqual(['startCount']);
  b.server.bin.count = countOf([counted(court)]);
  slow.resolve(ok(countOf([counted(court)])));
  await Promise.all([starting, scanning]);
  expect(b.sent.map(([name]) => name)).toEqual(['startCount', 'scanCount']);
});

test('A count that starts late does not turn the page of another bin into a count', { tags: 'W-12' }, async () => {
  const slow = deferred<unknown>();
  const b = setUp({ startCount: () => slow.promise });
  await b.open();
  const starting = b.startCount();
  b.server.bin = { ...b.server.bin, bin: A07, records: [runner] };
  await b.load({ bin: A07, search: undefined, mode: undefined, pair: undefined });
  slow.resolve(ok(countOf([counted(court)])));
  await starting;
  expect(b.state.address).toMatchObject({ bin: A07, mode: undefined });
  expect(b.state.bin?.count).toBeNull();
});

test('A second press on a button of a count has no effect while the first is sent', { tags: 'W-12' }, async () => {
  const slow = deferred<unknown>();
  const b = setUp({ applyCount: () => slow.promise, discardCount: ok(countOf([])) });
  b.server.bin.count = countOf([counted(court)]);
  await b.open('count');
  const first = b.applyCount();
  await settle();
  expect(await b.applyCount()).toBe('refused');
  expect(await b.discardCount()).toBe('refused');
  expect(b.state.countStep.isPending).toBe(true);
  slow.resolve(ok(countOf([], { status: 'applied' })));
  expect(await first).toBe('done');
  expect(b.state.countStep.isPending).toBe(false);
  expect(b.sent.map(([name]) => name)).toEqual(['applyCount']);
});

test('Without network a count cannot be applied before its scans are sent', { tags: ['W-12', 'W-13'] }, async () => {
  let isOnline = false;
  const all = countOf([counted(court, 'found'), counted(runner, 'found')], { found: 2 });
  const b = setUp({
    scanCount: () => (isOnline ? ok(all) : noAnswer),
    handInCount: ok(countOf([], { status: 'handed-in' })),
  });
  b.server.bin.count = countOf([counted(court), counted(runner)]);
  await b.open('count');
  await b.scan('2048177304161');
  await b.scan('2048177308299');
  await b.scan('4006381333931');
  expect(b.played).toEqual(['scan-ok', 'scan-ok', 'scan-ok']);
  expect(b.state.scan.error).toBeUndefined();
  expect(b.state.bin?.count?.pairs.map(({ result }) => result)).toEqual(['found', 'found']);
  expect(Object.entries(b.state.waitingScans).map(([code, { number }]) => [code, number])).toEqual([
    ['2048177304161', 1],
    ['2048177308299', 2],
    ['4006381333931', 3],
  ]);
  expect(b.state.unknownScans).toEqual(['4006381333931']);
  expect(await b.applyCount()).toBe('refused');
  expect(b.state.countStep.error).toBe('Scans of this count wait on this device. Try again when they are sent.');
  isOnline = true;
  b.server.bin.count = all;
  b.outbox.sendNow();
  await settle();
  expect(b.sent.slice(-3).map(([, { barcode }]) => barcode)).toEqual([
    '2048177304161',
    '2048177308299',
    '4006381333931',
  ]);
  expect([b.state.waitingScans, b.state.unknownScans]).toEqual([{}, []]);
  const before = b.played.length;
  expect(await b.handInCount()).toBe('done');
  expect(b.played.slice(before)).toEqual(['scan-ok']);
});

test('Scans that wait in another bin do not hold a count back', { tags: ['W-12', 'W-13'] }, async () => {
  const other = countOf([counted(runner)], { countId: '8', bin: A07 });
  const b = setUp({ scanCount: noAnswer, applyCount: ok({ ...other, status: 'applied' }) });
  const a03 = b.server.bin;
  a03.count = countOf([counted(court)]);
  await b.open('count');
  await b.scan('2048177304161');
  b.server.bin = { ...a03, bin: A07, records: [runner], count: other };
  await b.load({ bin: A07, search: undefined, mode: 'count', pair: undefined });
  expect([b.state.waitingScans, b.state.unknownScans]).toEqual([{}, []]);
  expect(await b.applyCount()).toBe('done');
  expect(b.state.countStep.error).toBeUndefined();
});

test('A count that is handed in right after a scan has this scan', { tags: 'W-12' }, async () => {
  const counts = countOf([counted(court, 'found')], { found: 1 });
  const b = setUp({ scanCount: ok(counts), handInCount: ok({ ...counts, status: 'handed-in' }) });
  b.server.bin.count = countOf([counted(court)]);
  await b.open('count');
  void b.scan('2048177304161');
  expect(await b.handInCount()).toBe('done');
  expect(b.sent.map(([name]) => name)).toEqual(['scanCount', 'handInCount']);
});

/** Opens the count of the bin A07. */
async function openOtherCount({ server, load }: Pick<ReturnType<typeof setUp>, 'server' | 'load'>) {
  const count = countOf([counted(runner)], { countId: '8', bin: A07 });
  server.bin = { ...server.bin, bin: A07, records: [runner], count };
  await load({ bin: A07, search: undefined, mode: 'count', pair: undefined });
}

test('A scan that is sent later leaves the count of another bin as it is', { tags: ['W-12', 'W-13'] }, async () => {
  const scan = deferred<unknown>();
  const b = setUp({ scanCount: () => scan.promise });
  b.server.bin.count = countOf([counted(court)]);
  await b.open('count');
  const scanning = b.scan('2048177304161');
  await settle();
  await b.device.timers.pass(100);
  await scanning;
  await openOtherCount(b);
  scan.resolve(ok(countOf([counted(court, 'found')], { found: 1 })));
  await settle();
  expect(b.state.bin?.count).toMatchObject({ countId: '8', found: 0 });
});

test('A late answer to a scan leaves the count of another bin as it is', { tags: 'W-12' }, async () => {
  const scan = deferred<unknown>();
  const b = setUp({ scanCount: () => scan.promise });
  b.server.bin.count = countOf([counted(court)]);
  await b.open('count');
  const scanning = b.scan('2048177304161');
  await settle();
  await openOtherCount(b);
  scan.resolve(ok(countOf([counted(court, 'found')], { found: 1 })));
  await scanning;
  await settle();
  expect(b.state.bin?.count).toMatchObject({ countId: '8', found: 0 });
});

test('A count is applied after the answer to its last scan; a changed bin refuses it', { tags: 'W-12' }, async () => {
  const scan = deferred<unknown>();
  const message = 'Tarn Fell Runner left the bin after the last scan. Scan the bin again.';
  const b = setUp({ scanCount: () => scan.promise, applyCount: refused(409, message, 'conflict') });
  b.server.bin.count = countOf([counted(court)]);
  await b.open('count');
  void b.scan('2048177304161');
  const applying = b.applyCount();
  await settle();
  expect(b.sent.map(([name]) => name)).toEqual(['scanCount']);
  scan.resolve(ok(countOf([counted(court, 'found')])));
  expect(await applying).toBe('refused');
  expect(b.state.countStep.error).toBe(message);
});

test('A count that a colleague continues is read again', { tags: ['W-09', 'W-12'] }, async () => {
  const b = setUp();
  b.server.bin.count = countOf([counted(court)]);
  await b.open('count');
  b.server.bin.count = countOf([counted(court, 'found')]);
  await b.readChanges({ all: false, lines: [], tryouts: [], units: [], counts: ['7'] });
  expect(b.state.bin?.count?.pairs[0]).toMatchObject({ result: 'found', scannedBy: 'Petra Lindqvist' });
});

test(
  'Without network a count is handed in after its scans, unless one is refused',
  { tags: ['W-12', 'W-13'] },
  async () => {
    let isOnline = false;
    const b = setUp({
      scanCount: ({ barcode }: { barcode: string }) =>
        !isOnline
          ? noAnswer
          : barcode === '2048177304161'
            ? refused(409, 'Halden Court 82 is sold. Ask an admin.', 'conflict')
            : ok(countOf([counted(court), counted(runner, 'found')])),
      handInCount: () => (isOnline ? ok(countOf([counted(court)], { status: 'handed-in' })) : noAnswer),
    });
    b.server.bin.count = countOf([counted(court), counted(runner)]);
    await b.open('count');
    await b.scan('2048177304161');
    await b.scan('2048177308299');
    expect(await b.handInCount()).toBe('waiting');
    expect(b.titles()).toEqual(['Kept on this device and sent later']);
    isOnline = true;
    b.outbox.sendNow();
    await settle();
    expect(b.outbox.state.entries.map(({ operation, conflict }) => [operation, conflict?.message])).toEqual([
      ['scanCount', 'Halden Court 82 is sold. Ask an admin.'],
      ['handInCount', undefined],
    ]);
    await b.outbox.drop(b.outbox.state.entries[0]!.id);
    await settle();
    expect(b.sent.at(-1)).toMatchObject(['handInCount', { countId: '7' }]);
    expect(b.outbox.state.entries).toEqual([]);
  },
);

test('After a refused apply a counted pair is scanned again, and the refusal goes', { tags: 'W-12' }, async () => {
  const seen = countOf([counted(court, 'found')], { expected: 1, found: 1 });
  const b = setUp({ applyCount: refusedAs('Changed in the meantime', 'It left.'), scanCount: ok(seen) });
  b.server.bin.count = countOf([counted(court, 'found'), counted(runner, 'found')], { found: 2 });
  await b.open('count');
  await b.applyCount();
  expect(b.state.countStep.error).toContain('It left.');
  await b.scan(court.barcode ?? '');
  await settle();
  expect(b.sent.map(([name]) => name)).toEqual(['applyCount', 'scanCount']);
  expect(b.state.countStep.error).toBeUndefined();
});

test('While a pair has left the bin, a counted pair can be scanned again', { tags: 'W-12' }, async () => {
  const b = setUp({ scanCount: ok(countOf([counted(court, 'found')], { expected: 1, found: 1 })) });
  b.server.bin.count = countOf([counted(court, 'found'), counted(runner, 'left')]);
  await b.open('count');
  await b.scan(court.barcode ?? '');
  expect(b.sent).toHaveLength(1);
});
