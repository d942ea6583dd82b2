import { expect, test } from 'vitest';
import { A03, A07, court, runner, setUp } from '../../test/bins.ts';
import { outboxDevice } from '../../test/outbox.ts';
import {
  apiOf,
  binShelfRecord,
  deferred,
  english,
  manualClock,
  noAnswer,
  ok,
  recordToasts,
  refused,
  settle,
} from '../../test/support.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createBins } from './bins.ts';

/** Scans A-14-07 with all pairs in the hands: the move is on its way, and not answered yet. */
async function moveAllOnSlowWifi(b: ReturnType<typeof setUp>): Promise<void> {
  await b.open('move');
  b.takeAll();
  const moving = b.scan(A07);
  await settle();
  await b.device.timers.pass(100);
  await moving;
}

test('Take the whole bin leaves out pairs that are missing or checked out', { tags: 'W-12' }, () => {
  const bins = createBins({
    api: apiOf({ inventory: {} }),
    toasts: recordToasts().toasts,
    play: async () => 'played',
    clock: manualClock(),
    say: english,
    locationId: () => 'loc-1',
    userName: () => 'Dario Vance',
    outbox: createOutbox(outboxDevice().tab()),
    normaliseBarcode: (barcode) => barcode,
    isBinCode: () => false,
  });
  bins.state.binShelfRecord = [
    binShelfRecord({ rowId: '1' }),
    binShelfRecord({ rowId: '2', missing: true }),
    binShelfRecord({ rowId: '3', state: 'Checked Out' }),
    binShelfRecord({ rowId: '4', state: 'Pending' }),
  ];
  bins.takeAll();
  expect(bins.state.move.pairs.map(({ record }) => record.rowId)).toEqual(['4', '1']);
});

test('Scanned pairs move when the new bin is scanned, and the move can be undone', { tags: 'W-12' }, async () => {
  const b = setUp({
    moveUnits: ({ bin, barcodes }: { bin: string; barcodes: string[] }) =>
      ok(barcodes.map((barcode) => ({ record: { ...court, barcode, bin, version: 1 }, from: A03 }))),
  });
  await b.open('move');
  // One after another, faster than any answer; the same label twice counts once.
  await Promise.all([b.scan('2048177304161'), b.scan('2048177308299'), b.scan('2048177304161'), b.scan(A07)]);
  expect(b.sent).toMatchObject([['moveUnits', { bin: A07, barcodes: ['2048177304161', '2048177308299'] }]]);
  expect(b.state.move.pairs).toEqual([]);
  b.actions[0]?.();
  await settle();
  expect(b.sent.at(-1)).toMatchObject(['moveUnits', { bin: A03, barcodes: ['2048177304161', '2048177308299'] }]);
});

test('A second press on Move sends nothing while the first one is sent', { tags: 'W-12' }, async () => {
  const slow = deferred<unknown>();
  const b = setUp({ moveUnits: () => slow.promise });
  await b.open('move');
  b.takeAll();
  await b.chooseTarget(A03);
  const moving = b.moveNow();
  expect(b.state.move.isPending).toBe(true);
  await b.moveNow();
  slow.resolve(refused(409, 'Not now.', 'conflict'));
  await moving;
  expect(b.sent).toHaveLength(1);
  expect(b.state.move.isPending).toBe(false);
  expect(b.played).toEqual(['scan-error']);
});

test('The undo of a move puts each pair back where it was, and shows refusals', { tags: 'W-12' }, async () => {
  const moved = [
    { record: { ...court, bin: A07, version: 1 }, from: A03 },
    { record: { ...runner, bin: A07, version: 5 }, from: null },
  ];
  let isRefused = false;
  const refusal = refused(409, 'Petra Lindqvist moved it.', 'conflict');
  const b = setUp({
    moveUnits: () => (isRefused ? refusal : ok(moved)),
    correctBinShelfRecord: () => (isRefused ? refusal : ok({ ...runner, bin: null, version: 6 })),
  });
  await b.open('move');
  b.takeAll();
  await b.scan(A07);
  expect(b.titles()).toEqual(['2 pairs are in A-14-07 now']);
  expect(b.played).toEqual(['scan-ok']);
  b.actions[0]?.();
  await settle();
  expect(b.sent.slice(1)).toMatchObject([
    ['moveUnits', { bin: A03, barcodes: [court.barcode] }],
    ['correctBinShelfRecord', { rowId: '2', body: { bin: null, version: 5 } }],
  ]);
  expect(b.titles()).toHaveLength(1);
  isRefused = true;
  b.actions[0]?.();
  await settle();
  expect(b.titles().slice(1)).toEqual([refusal.message, refusal.message]);
  b.device.fail(Object.assign(new Error(), { name: 'QuotaExceededError' }));
  b.state.scan.error = undefined;
  b.actions[0]?.();
  await settle();
  expect(b.state.scan.error).toContain('This device is full');
});

test(
  'An unsent move is undone by removal; with a pair without a bin it has no undo',
  { tags: ['W-12', 'W-13'] },
  async () => {
    const b = setUp({ moveUnits: noAnswer });
    await b.open('move');
    b.device.signIn('');
    b.takeAll();
    await b.scan(A07);
    await settle();
    expect(b.said).toEqual([
      { kind: 'info', title: 'Kept on this device and sent later', description: '2 pairs to A-14-07' },
    ]);
    b.actions[0]?.();
    await settle();
    expect([b.outbox.state.entries, b.state.waitingPlaces, b.sent]).toEqual([[], {}, []]);
    b.server.bin.records = [court, { ...runner, bin: null }];
    await b.open('move');
    b.takeAll();
    await b.scan(A07);
    await settle();
    expect(b.actions).toHaveLength(1);
  },
);

test('All pairs of a bin are taken, except those that are missing or checked out', { tags: 'W-12' }, async () => {
  const b = setUp();
  b.server.bin.records = [court, { ...runner, missing: true }, { ...runner, rowId: '3', state: 'Checked Out' }];
  await b.open('move');
  b.takeAll();
  expect(b.state.move.pairs.map(({ record }) => record.rowId)).toEqual(['1']);
});

test('A refused move keeps the pairs in the hands and says why', { tags: 'W-12' }, async () => {
  const b = setUp({ moveUnits: refused(409, 'Halden Court 82 is checked out. Check it in first.', 'conflict') });
  await b.open('move');
  b.takeAll();
  await b.scan(A07);
  expect(b.state.scan.error).toBe('Halden Court 82 is checked out. Check it in first.');
  expect(b.state.move.pairs).toHaveLength(2);
});

test(
  'Without network a move is kept, the rows show the new bin, and its undo follows',
  { tags: ['W-12', 'W-13'] },
  async () => {
    let isOnline = false;
    const b = setUp({
      moveUnits: ({ bin, barcodes }: { bin: string; barcodes: string[] }) =>
        isOnline
          ? ok(barcodes.map((barcode) => ({ record: { ...court, barcode, bin, version: 1 }, from: A03 })))
          : noAnswer,
    });
    await b.open('move');
    b.takeAll();
    await b.scan(A07);
    expect(b.state.move.pairs).toEqual([]);
    expect(b.titles()).toEqual(['Kept on this device and sent later']);
    await settle();
    expect(b.state.waitingPlaces).toMatchObject({ 1: { bin: A07, number: 1 }, 2: { bin: A07, number: 1 } });
    // The bin to which they go shows them, too.
    b.server.bin = { ...b.server.bin, bin: A07, records: [] };
    await b.load({ bin: A07, search: undefined, mode: undefined, pair: undefined });
    expect(b.state.binShelfRecord.map(({ rowId, bin }) => [rowId, bin])).toEqual([
      ['2', A07],
      ['1', A07],
    ]);
    b.actions[0]?.();
    await settle();
    isOnline = true;
    b.outbox.sendNow();
    await settle();
    expect(b.sent.slice(-2).map(([, input]) => (input as { bin?: string }).bin)).toEqual([A07, A03]);
    expect(b.state.waitingPlaces).toEqual({});
  },
);

test('Of two bins chosen for a move the last one gets the pairs', { tags: 'W-12' }, async () => {
  const slow = deferred<unknown>();
  const b = setUp({ getBin: ({ bin }: { bin: string }) => (bin === A03 ? slow.promise : ok({ records: [runner] })) });
  const first = b.chooseTarget(A03);
  await b.chooseTarget(A07);
  slow.resolve(ok({ records: [] }));
  await first;
  expect(b.state.move).toMatchObject({ to: A07, toCount: 1 });
});

test('Pairs whose move waits are not taken again with all pairs of the bin', { tags: ['W-12', 'W-13'] }, async () => {
  const b = setUp({ moveUnits: noAnswer });
  await b.open('move');
  await b.scan(court.barcode ?? '');
  await b.scan(A07);
  await settle();
  expect(b.state.waitingPlaces).toMatchObject({ 1: { bin: A07 } });
  b.takeAll();
  expect(b.state.move.pairs.map(({ record }) => record.rowId)).toEqual(['2']);
});

test(
  'On slow Wi-Fi a move is not shown as waiting, and its answer offers the undo',
  { tags: ['W-12', 'W-14'] },
  async () => {
    const slow = deferred<unknown>();
    const b = setUp({ moveUnits: () => slow.promise });
    await moveAllOnSlowWifi(b);
    expect(b.state.move.pairs).toEqual([]);
    expect(b.titles()).toEqual([]);
    slow.resolve(ok([{ record: { ...court, bin: A07, version: 1 }, from: A03 }]));
    await settle();
    expect(b.titles()).toEqual(['1 pair is in A-14-07 now']);
    expect(b.actions).toHaveLength(1);
  },
);

test(
  'On slow Wi-Fi a refused move puts the pairs into the hands again and says why',
  { tags: ['W-12', 'W-13'] },
  async () => {
    const slow = deferred<unknown>();
    const b = setUp({ moveUnits: () => slow.promise });
    b.outbox.onRefusal(b.showRefusal);
    await moveAllOnSlowWifi(b);
    expect(b.state.move.pairs).toEqual([]);
    slow.resolve(refused(409, 'Halden Court 82 is checked out. Check it in first.', 'conflict'));
    await settle();
    expect(b.state.scan.error).toBe('Halden Court 82 is checked out. Check it in first.');
    expect(b.state.move.pairs).toHaveLength(2);
    expect(b.outbox.state.entries).toEqual([]);
  },
);

test(
  'A late refusal of a move returns no pairs to a user who has left the move',
  { tags: ['W-12', 'W-13'] },
  async () => {
    const slow = deferred<unknown>();
    const b = setUp({ moveUnits: () => slow.promise });
    await moveAllOnSlowWifi(b);
    await b.open();
    slow.resolve(refused(409, 'Halden Court 82 is checked out. Check it in first.', 'conflict'));
    await settle();
    expect(b.state.move.pairs).toEqual([]);
  },
);

test(
  'A pair scanned again before its late move is refused is in the hands once',
  { tags: ['W-12', 'W-13'] },
  async () => {
    const slow = deferred<unknown>();
    const b = setUp({ moveUnits: () => slow.promise });
    await moveAllOnSlowWifi(b);
    await b.scan('2048177304161');
    slow.resolve(refused(409, 'Halden Court 82 is checked out. Check it in first.', 'conflict'));
    await settle();
    expect(b.state.move.pairs.map(({ record }) => record.rowId).toSorted()).toEqual(['1', '2']);
  },
);

test(
  'A scanned pair that is sold or unknown is not taken, and the reason is shown',
  { tags: ['W-12', 'W-14'] },
  async () => {
    let isCut = false;
    const none = ok({ content: [runner], totalElements: 1 });
    const b = setUp({
      getBinShelfRecords: () => (isCut ? refused(503, 'The store is busy.', 'unavailable' as never) : none),
      getPair: ok({}),
    });
    await b.open('move');
    await b.scan('4006381333931');
    expect(b.state.scan.error).toContain('4006381333931 was not added to the move: This pair is sold.');
    expect(b.sent).toMatchObject([
      ['getBinShelfRecords', { locationId: 'loc-1', search: '4006381333931', page: 0, size: 1 }],
      ['getPair', { barcode: '4006381333931', locationId: 'loc-1' }],
    ]);
    isCut = true;
    await b.scan('4006381333948');
    expect(b.state.scan.error).toBe('The store is busy.');
    expect(b.sent.filter(([call]) => call === 'getPair')).toHaveLength(1);
    expect(b.state.move.pairs).toEqual([]);
  },
);

test('A pair in the hands can be put back, and each pair is taken once', { tags: 'W-12' }, async () => {
  const out = binShelfRecord({ rowId: '3', barcode: '2048177300003', state: 'Checked Out' });
  const b = setUp();
  b.server.bin.records = [court, runner, out];
  await b.open('move');
  for (const code of [court.barcode, court.barcode, runner.barcode, out.barcode]) await b.scan(code ?? '');
  expect(b.state.move.pairs.map(({ record }) => record.rowId)).toEqual(['2', '1']);
  expect(b.state.scan.error).toContain('Halden Court 82, size 10.5 is checked out. Check it in first.');
  expect(b.played).toEqual(['scan-ok', 'scan-ok', 'scan-ok', 'scan-error']);
  b.putBack('2');
  expect(b.state.move.pairs.map(({ record }) => record.rowId)).toEqual(['1']);
  b.putAllBack();
  expect(b.state.move).toEqual({ pairs: [], to: undefined, toCount: undefined, isPending: false });
});

test('A bin that is scanned with empty hands becomes the target for the next pairs', { tags: 'W-12' }, async () => {
  const b = setUp({ moveUnits: ok([{ record: { ...court, bin: A03, version: 1 }, from: A07 }]) });
  await b.open('move');
  await b.scan(A03);
  expect(b.state.move).toMatchObject({ to: A03, toCount: 2 });
  await b.moveNow();
  expect(b.sent).toEqual([]);
  await b.scan(court.barcode ?? '');
  await b.moveNow();
  expect(b.sent).toMatchObject([['moveUnits', { bin: A03, barcodes: [court.barcode] }]]);
  await b.chooseTarget(A03);
  await b.chooseTarget(undefined);
  expect(b.state.move).toMatchObject({ to: undefined, toCount: undefined });
  await b.scan('Z-01-01');
  expect(b.state.move.to).toBeUndefined();
  expect(b.state.scan.error).toBe('There is no bin Z-01-01 at Canal Street.');
});
