import type { Bin, BinCount, BinShelfRecord, CountedPair } from '@instore/api';
import { expect, test } from 'vitest';
import {
  apiOf,
  binShelfRecord,
  deferred,
  manualClock,
  noAnswer,
  ok,
  recordToasts,
  refused,
  refusedAs,
  settle,
} from '../../../test/support.ts';
import { queueDevice } from '../../../test/queue.ts';
import type { SayText } from '../language.ts';
import { sendTo } from '../queue/sendEntry.ts';
import { createWriteQueue } from '../queue/writeQueue.ts';
import { createBins } from './bins.ts';

/** Says an English text with its values. */
const english: SayText = (text, ...[values]) => {
  const given: Record<string, string | number> = { ...values };
  const [one = '', many = one] = text.split('|');
  return (given['count'] === 1 ? one : many).replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]));
};

const A03 = 'A-14-03';
const A07 = 'A-14-07';
const court = binShelfRecord();
const runner = binShelfRecord({ rowId: '2', productName: 'Tarn Fell Runner', size: '9', barcode: '2048177308299' });

const counted = (record: BinShelfRecord, result: CountedPair['result'] = 'expected'): CountedPair => ({
  ...record,
  result,
  scannedBy: result === 'expected' ? null : 'Petra Lindqvist',
  scannedAt: result === 'expected' ? null : '2025-11-21T14:30:00Z',
});

const countOf = (pairs: CountedPair[], over: Partial<BinCount> = {}): BinCount => ({
  countId: '7',
  bin: A03,
  status: 'open',
  startedBy: 'Petra Lindqvist',
  startedAt: '2025-11-21T14:30:00Z',
  handedInBy: null,
  handedInAt: null,
  expected: 2,
  found: 0,
  pairs,
  ...over,
});

function setUp(calls: Record<string, unknown> = {}) {
  const bin: Bin = { bin: A03, aisle: 'A', shelf: '3', zone: 'stockroom', records: [court, runner], count: null };
  const server = { bin, locationId: 'loc-1' };
  const sent: [name: string, input: { barcode?: string }][] = [];
  const played: string[] = [];
  const clock = manualClock();
  const heard = recordToasts();
  const record = (name: string, answer: unknown) => async (input: { barcode?: string }) => {
    sent.push([name, input]);
    return typeof answer === 'function' ? answer(input) : answer;
  };
  const api = apiOf({
    inventory: {
      getBin: async ({ bin: code }: { bin: string }) =>
        code === server.bin.bin
          ? ok(server.bin)
          : refused(404, `There is no bin ${code} at Canal Street.`, 'not-found'),
      getBinCounts: async () => ok([]),
      ...Object.fromEntries(Object.entries(calls).map(([name, answer]) => [name, record(name, answer)])),
    },
  });
  const device = queueDevice();
  const queue = createWriteQueue({ ...device.tab(), send: sendTo(api), clock });
  const state = createBins({
    api,
    queue,
    toasts: heard.toasts,
    play: async (sound) => void played.push(sound),
    clock,
    say: english,
    locationId: () => server.locationId,
    userName: () => 'Dario Vance',
    // The kit tests its own rules; here they apply to the codes of the tests.
    // A scanner may send the 12 digits of a barcode that is recorded with 13.
    normaliseBarcode: (code) => code.padStart(13, '0'),
    isBinCode: (text) => /^[A-Z]-\d\d-\d\d$/.test(text),
  });
  const open = (mode?: 'move' | 'count') => state.load({ bin: A03, search: undefined, mode, pair: undefined });
  return { ...state, server, sent, played, clock, open, device, queue, ...heard };
}

/** Scans A-14-07 with all pairs in the hands: the move is on its way, and not answered yet. */
async function moveAllOnSlowWifi(b: ReturnType<typeof setUp>): Promise<void> {
  await b.open('move');
  b.takeAll();
  const moving = b.scan(A07);
  await settle();
  await b.device.timers.pass(100);
  await moving;
}

/** Corrects the bin of a pair; a colleague has moved it meanwhile, and the answer comes late. */
async function correctOnSlowWifi() {
  const slow = deferred<unknown>();
  const b = setUp({
    correctBinShelfRecord: () => slow.promise,
    getBinShelfRecords: ok({ content: [{ ...court, bin: 'A-22-01', version: 3 }], totalElements: 1 }),
  });
  b.queue.onRefusal(b.showRefusal);
  await b.open();
  b.startCorrection('1');
  b.changeCorrection({ bin: A07 });
  const saving = b.saveCorrection();
  await settle();
  await b.device.timers.pass(100);
  expect(await saving).toBe(true);
  return { b, slow };
}

test('[W-01] Bin and shelf records are kept with their rowId', async () => {
  const b = setUp();
  expect(b.facts.binShelfRecord).toEqual([]);
  await b.open();
  expect(b.facts.binShelfRecord.map(({ rowId }) => rowId)).toEqual(['1', '2']);
});

test('[W-12] A scanned bin is opened, a scanned pair opens its bin, other texts are searched', async () => {
  const b = setUp({
    getPair: ok({}),
    getBinShelfRecords: ok({ content: [runner], totalElements: 1 }),
  });
  expect(await b.scan('a-14-07')).toMatchObject({ bin: A07 });
  expect(await b.scan('2048177308299')).toMatchObject({ bin: A03, pair: '2' });
  expect(await b.scan('halden court')).toMatchObject({ bin: undefined, search: 'halden court' });
  expect(b.played).toEqual(['scan-ok', 'scan-ok']);
});

test('[W-12, W-14] A scanned pair that is unknown says so; one without a bin or record is searched', async () => {
  const answers: unknown[] = [
    ok({ content: [{ ...runner, bin: null }], totalElements: 1 }),
    ok({ content: [], totalElements: 0 }),
    refused(503),
  ];
  let isKnown = false;
  const b = setUp({
    getPair: () => (isKnown ? ok({}) : refusedAs('Not found', 'No pair has the barcode 4006381333931.', 404)),
    getBinShelfRecords: () => answers.shift(),
  });
  expect(await b.scan('4006381333931')).toBeUndefined();
  expect(b.facts.scan.error).toContain('4006381333931 was not found: No pair has the barcode 4006381333931.');
  expect(b.played).toEqual(['scan-error']);
  isKnown = true;
  expect(await b.scan('2048177308299')).toEqual({ bin: undefined, search: '2048177308299', pair: '2' });
  for (const code of ['2048177300003', '2048177300010'])
    expect(await b.scan(code)).toEqual({ bin: undefined, search: code, pair: undefined });
});

test('[W-05] A bin that the location does not have is named', async () => {
  const b = setUp();
  await b.load({ bin: 'Z-01-01', search: undefined, mode: undefined, pair: undefined });
  expect(b.facts.error).toBe('There is no bin Z-01-01 at Canal Street.');
  await b.open();
  expect(b.facts).toMatchObject({ error: undefined, bin: { bin: A03 } });
  // A bin that is removed meanwhile is not shown; one that cannot be read stays.
  b.server.bin = { ...b.server.bin, bin: A07 };
  await b.refresh();
  expect(b.facts).toMatchObject({ bin: undefined, isKnown: true });
});

test('[W-12, E-03] A bin that cannot be read again stays with its counts, and the reason is shown', async () => {
  const bin = { bin: A03, aisle: 'A', shelf: '3', zone: 'stockroom', records: [court], count: null };
  const answers: unknown[] = [ok(bin), refused(503, 'The store is busy.')];
  const counts: unknown[] = [ok([{ countId: '7', bin: A03 }]), refused(503)];
  const b = setUp({ getBin: () => answers.shift(), getBinCounts: () => counts.shift() });
  await b.open();
  expect(b.facts.counts).toMatchObject([{ countId: '7' }]);
  await b.refresh();
  expect(b.facts).toMatchObject({ error: 'The store is busy.', bin: { bin: A03 }, counts: [{ countId: '7' }] });
});

test("[W-05] A correction says 'Product Updated Successfully.', stays in its place, and can be undone", async () => {
  let version = 0;
  const b = setUp({
    correctBinShelfRecord: ({ body }: { body: { bin: string } }) =>
      ok({ ...court, bin: body.bin, version: (version += 1) }),
  });
  await b.open();
  b.changeCorrection({ bin: A07 });
  expect(b.facts.edit).toBeUndefined();
  b.startCorrection('1');
  // Scanning the label of the new bin saves as well.
  await b.scan(A07);
  expect(b.played).toEqual(['scan-ok']);
  expect(b.facts.binShelfRecord[0]).toMatchObject({ rowId: '1', bin: A07 });
  expect(b.titles()).toEqual(['Product Updated Successfully.']);
  expect(b.said[0]?.description).toBe('Halden Court 82, size 10.5 is in A-14-07 now');
  expect(b.facts.edit).toBeUndefined();
  // The server's bin does not have it any more; the list still shows it, first.
  b.server.bin = { ...b.server.bin, records: [runner] };
  await b.refresh();
  expect(b.facts.binShelfRecord.map(({ rowId, bin }) => `${rowId} ${bin}`)).toEqual(['1 A-14-07', '2 A-14-03']);
  b.server.bin = { ...b.server.bin, records: [court, runner] };
  await b.undoCorrection('1');
  expect(b.sent.at(-1)).toMatchObject(['correctBinShelfRecord', { rowId: '1', body: { version: 1, bin: A03 } }]);
  expect(b.facts.saved).toEqual({});
  expect(b.facts.binShelfRecord.map(({ rowId, bin }) => `${rowId} ${bin}`)).toEqual(['1 A-14-03', '2 A-14-03']);
  await b.undoCorrection('1');
  expect(b.sent).toHaveLength(2);
});

test('[W-05] An outdated correction names who changed what, keeps the input, and is then based on the new record', async () => {
  let isFirst = true;
  const conflict = 'Petra Lindqvist moved this pair to A-22-01 in the meantime. Check it and try again.';
  const b = setUp({
    correctBinShelfRecord: () => {
      const answer = isFirst ? refused(409, conflict, 'conflict') : ok({ ...court, bin: A07, version: 4 });
      isFirst = false;
      return answer;
    },
    // Another pair of the same barcode is none of its versions.
    getBinShelfRecords: ok({
      content: [
        { ...runner, version: 9 },
        { ...court, bin: 'A-22-01', version: 3 },
      ],
      totalElements: 2,
    }),
  });
  await b.open();
  b.startCorrection('1');
  b.changeCorrection({ bin: A07 });
  const saving = b.saveCorrection();
  expect(b.facts.edit).toMatchObject({ isPending: true, error: undefined });
  expect(await b.saveCorrection()).toBe(false);
  expect(await saving).toBe(false);
  expect(b.played).toEqual(['scan-error']);
  expect(b.sent.at(-1)?.[1]).toMatchObject({ locationId: 'loc-1', search: court.barcode });
  expect(b.facts.edit).toMatchObject({ bin: A07, error: conflict, version: 3 });
  b.changeCorrection({ shelf: '' });
  expect(b.facts.edit).toMatchObject({ bin: A07, error: undefined });
  expect(await b.saveCorrection()).toBe(true);
  expect(b.sent.at(-1)).toMatchObject(['correctBinShelfRecord', { body: { version: 3, bin: A07 } }]);
});

test('[W-05] A refused undo of a correction says why, and can be tried again', async () => {
  const answers = [ok({ ...court, bin: A07, version: 1 }), refused(503), ok({ ...court, version: 2 })];
  const b = setUp({ correctBinShelfRecord: () => answers.shift() });
  await b.open();
  b.startCorrection('1');
  await b.scan(A07);
  await b.undoCorrection('1');
  expect(b.titles().at(-1)).toBe('Something went wrong, please try later!');
  expect(Object.keys(b.facts.saved)).toEqual(['1']);
  await b.undoCorrection('1');
  expect(b.facts.saved).toEqual({});
});

test('[W-12] Scanned pairs move when the label of the new bin is scanned; the move can be undone', async () => {
  const b = setUp({
    moveUnits: ({ bin, barcodes }: { bin: string; barcodes: string[] }) =>
      ok(barcodes.map((barcode) => ({ record: { ...court, barcode, bin, version: 1 }, from: A03 }))),
  });
  await b.open('move');
  // One after another, faster than any answer; the same label twice counts once.
  await Promise.all([b.scan('2048177304161'), b.scan('2048177308299'), b.scan('2048177304161'), b.scan(A07)]);
  expect(b.sent).toMatchObject([['moveUnits', { bin: A07, barcodes: ['2048177304161', '2048177308299'] }]]);
  expect(b.facts.move.pairs).toEqual([]);
  b.actions[0]?.();
  await settle();
  expect(b.sent.at(-1)).toMatchObject(['moveUnits', { bin: A03, barcodes: ['2048177304161', '2048177308299'] }]);
});

test('[W-12] Move begins at once: the next scan takes a pair, and what was typed is dropped', async () => {
  const b = setUp();
  await b.open();
  b.startCorrection('1');
  b.startMove();
  expect(b.facts).toMatchObject({ address: { bin: A03, mode: 'move' }, edit: undefined });
  expect(await b.scan('2048177304161')).toBeUndefined();
  expect(b.facts.move.pairs).toHaveLength(1);
});

test('[W-12] A second press on Move sends nothing while the first one is sent', async () => {
  const slow = deferred<unknown>();
  const b = setUp({ moveUnits: () => slow.promise });
  await b.open('move');
  b.takeAll();
  await b.chooseTarget(A03);
  const moving = b.moveNow();
  expect(b.facts.move.isPending).toBe(true);
  await b.moveNow();
  slow.resolve(refused(409, 'Not now.', 'conflict'));
  await moving;
  expect(b.sent).toHaveLength(1);
  expect(b.facts.move.isPending).toBe(false);
  expect(b.played).toEqual(['scan-error']);
});

test('[W-12] The undo of a move puts each pair back where it was, those without a bin into none; what is refused is said', async () => {
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
  b.facts.scan.error = undefined;
  b.actions[0]?.();
  await settle();
  expect(b.facts.scan.error).toContain('This device is full');
});

test('[W-12, W-13] The undo of a move that was never sent removes it; a pair without a bin has no such undo', async () => {
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
  expect([b.queue.facts.entries, b.facts.waitingPlaces, b.sent]).toEqual([[], {}, []]);
  b.server.bin.records = [court, { ...runner, bin: null }];
  await b.open('move');
  b.takeAll();
  await b.scan(A07);
  await settle();
  expect(b.actions).toHaveLength(1);
});

test('[W-12] All pairs of a bin are taken, except those that are missing or checked out', async () => {
  const b = setUp();
  b.server.bin.records = [court, { ...runner, missing: true }, { ...runner, rowId: '3', state: 'Checked Out' }];
  await b.open('move');
  b.takeAll();
  expect(b.facts.move.pairs.map(({ record }) => record.rowId)).toEqual(['1']);
});

test('[W-12] A refused move keeps the pairs in the hands and says why', async () => {
  const b = setUp({ moveUnits: refused(409, 'Halden Court 82 is checked out. Check it in first.', 'conflict') });
  await b.open('move');
  b.takeAll();
  await b.scan(A07);
  expect(b.facts.scan.error).toBe('Halden Court 82 is checked out. Check it in first.');
  expect(b.facts.move.pairs).toHaveLength(2);
});

test('[W-12] A scan in a count is shown before the server answers, and no fast scan is skipped', async () => {
  const first = deferred<unknown>();
  const b = setUp({
    scanCount: ({ barcode }: { barcode: string }) =>
      barcode === '2048177304161'
        ? first.promise
        : ok(countOf([counted(court, 'found'), counted(runner, 'found')], { found: 2 })),
  });
  b.server.bin.count = countOf([counted(court), counted(runner)]);
  await b.open('count');
  void b.scan('2048177304161');
  expect(await b.scan('   ')).toBeUndefined();
  const last = b.scan(' 2048177308299 ');
  expect(b.facts.scan.isPending).toBe(true);
  await settle();
  expect(b.facts.bin?.count?.pairs[0]).toMatchObject({ result: 'found', scannedBy: 'Dario Vance' });
  first.resolve(ok(countOf([counted(court, 'found'), counted(runner)], { found: 1 })));
  await last;
  await settle();
  expect(b.facts.scan.isPending).toBe(false);
  expect(b.facts.bin?.count?.pairs.map(({ result }) => result)).toEqual(['found', 'found']);
  // A label that is read twice counts once.
  await b.scan('2048177308299');
  expect(b.played).toEqual(['scan-ok', 'scan-ok', 'scan-ok']);
  expect(b.sent.map(([name, input]) => [name, input.barcode])).toEqual([
    ['scanCount', '2048177304161'],
    ['scanCount', '2048177308299'],
  ]);
});

test('[W-12] A scan by another spelling of the barcode is that pair, in a count, in a move, and while it waits', async () => {
  const short = binShelfRecord({ barcode: '036000291452' });
  const [b, m] = [setUp({ scanCount: noAnswer }), setUp({ moveUnits: noAnswer })];
  b.server.bin = { ...b.server.bin, records: [short], count: countOf([counted(short)]) };
  await b.open('count');
  await b.scan('0036000291452');
  expect(b.facts.bin?.count?.pairs.map(({ result }) => result)).toEqual(['found']);
  expect(b.facts.unknownScans).toEqual([]);
  expect(b.queue.facts.entries[0]?.subjects).toEqual(['unit 0036000291452']);
  m.server.bin.records = [short];
  await m.open('move');
  await m.scan('0036000291452');
  expect(m.facts.move.pairs).toHaveLength(1);
  await m.scan(A07);
  await settle();
  expect(m.facts.waitingPlaces).toMatchObject({ 1: { bin: A07 } });
  expect(m.queue.facts.entries[0]?.subjects).toEqual(['unit 0036000291452']);
});

test('[W-12] A pair without a barcode waits in a count, and is not taken for another pair', async () => {
  const bare = { ...binShelfRecord({ rowId: '3' }), barcode: null };
  const b = setUp({ scanCount: noAnswer });
  b.server.bin = { ...b.server.bin, records: [bare, runner], count: countOf([counted(bare), counted(runner)]) };
  await b.open('count');
  await b.scan(runner.barcode ?? '');
  expect(b.facts.bin?.count?.pairs.map(({ result }) => result)).toEqual(['expected', 'found']);
  expect(b.facts.waitingPlaces).toEqual({});
});

test.each([
  ['QuotaExceededError', 'This device is full'],
  ['InvalidStateError', 'This browser keeps no data'],
])(
  '[W-12, W-13] A device that keeps nothing (%s) says so in a count and a move, with its sound',
  async (name, message) => {
    const b = setUp({ scanCount: noAnswer, handInCount: noAnswer, moveUnits: noAnswer });
    b.server.bin.count = countOf([counted(court), counted(runner)]);
    await b.open('count');
    b.device.fail(Object.assign(new Error(), { name }));
    await b.scan('2048177304161');
    expect(b.facts.scan.error).toContain(message);
    expect(b.facts.bin?.count?.pairs[0]?.result).toBe('expected');
    expect(await b.handInCount()).toBe('refused');
    expect(b.facts).toMatchObject({ isCountPending: false, countError: expect.stringContaining(message) });
    await b.open('move');
    b.takeAll();
    await b.scan(A07);
    expect(b.facts.scan.error).toContain(message);
    expect(b.facts.move).toMatchObject({ pairs: [{}, {}], isPending: false });
    expect(b.played).toEqual(['scan-error', 'scan-error', 'scan-error']);
  },
);

test('[W-12] A scan that was not counted says so with its barcode, and the row waits again', async () => {
  const b = setUp({ scanCount: refusedAs('Sold', 'Halden Court 82 is sold. Ask an admin.') });
  b.server.bin.count = countOf([counted(court)]);
  await b.open('count');
  await b.scan('2048177304161');
  expect(b.facts.scan.error).toBe(
    '2048177304161 was not counted: Halden Court 82 is sold. Ask an admin. Expected: pairs that are in the stockroom.',
  );
  expect(b.facts.bin?.count?.pairs[0]?.result).toBe('expected');
  expect(b.played.at(-1)).toBe('scan-error');
});

test('[W-12, W-14] A refused scan of a move says what was scanned, what was expected, and what to do, and the pairs stay in the hands', async () => {
  const b = setUp({
    getBinShelfRecords: ok({ content: [], totalElements: 0 }),
    getPair: refusedAs('Not found', 'No pair has the barcode 4006381333931.', 404),
    moveUnits: refusedAs('Unknown bin', 'There is no bin Z-01-01 at Canal Street.', 422),
  });
  await b.open('move');
  await b.scan('4006381333931');
  const inStock = 'Expected: pairs that are in the stockroom.';
  expect(b.facts.scan.error).toBe(
    `4006381333931 was not added to the move: No pair has the barcode 4006381333931. ${inStock} Check the label, or type the barcode.`,
  );
  await b.scan('2048177304161');
  expect(b.facts.scan.error).toBeUndefined();
  await b.scan('Z-01-01');
  expect(b.facts.scan.error).toBe(
    'Not done: Move, Halden Court 82, size 10.5 to Z-01-01. There is no bin Z-01-01 at Canal Street. Expected: the label of a bin of this location. Check the label, or type the bin.',
  );
  expect(b.facts.move.pairs).toHaveLength(1);
  expect(b.played).toEqual(['scan-error', 'scan-ok', 'scan-error']);
});

test('[W-12, W-14] Each step of a count plays a sound and changes the screen: started, handed in, discarded, and refused', async () => {
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
  expect(b.facts.isCountPending).toBe(true);
  expect(await b.startCount()).toBe(false);
  expect(await starting).toBe(true);
  expect(b.sent.map(([name]) => name)).toEqual(['startCount']);
  expect(b.facts.address).toMatchObject({ bin: A03, mode: 'count' });
  expect(b.played).toEqual(['scan-ok']);
  b.server.bin.count = running;
  await b.open('count');
  expect(await b.applyCount()).toBe('refused');
  expect(b.facts.countError).toMatch(/^Not done: Apply the count, A-14-03\. .+ Expected: /);
  expect(b.played.at(-1)).toBe('scan-error');
  b.server.bin.count = countOf([counted(court)], { status: 'handed-in' });
  expect(await Promise.all([b.handInCount(), b.handInCount()])).toEqual(['done', 'refused']);
  expect(b.facts.countError).toBeUndefined();
  expect(b.facts.bin?.count?.status).toBe('handed-in');
  expect(b.played.at(-1)).toBe('scan-ok');
  b.server.bin.count = null;
  expect(await b.discardCount()).toBe('done');
  expect(b.facts.bin?.count).toBeNull();
  expect(b.played).toEqual(['scan-ok', 'scan-error', 'scan-ok', 'scan-ok']);
});

test('[W-12, W-14] A count that cannot be handed in says why with its sound, and stays open', async () => {
  const b = setUp({ handInCount: refusedAs('Ended', 'This count was discarded.') });
  b.server.bin.count = countOf([counted(court)]);
  await b.open('count');
  expect(await b.handInCount()).toBe('refused');
  expect(b.facts.countError).toContain('This count was discarded.');
  expect([b.facts.isCountPending, b.played]).toEqual([false, ['scan-error']]);
});

test('[W-12] A scan that comes before the answer to the start of a count waits for it, and counts', async () => {
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

test('[W-12] A count that starts late does not turn the page of another bin into a count', async () => {
  const slow = deferred<unknown>();
  const b = setUp({ startCount: () => slow.promise });
  await b.open();
  const starting = b.startCount();
  b.server.bin = { ...b.server.bin, bin: A07, records: [runner] };
  await b.load({ bin: A07, search: undefined, mode: undefined, pair: undefined });
  slow.resolve(ok(countOf([counted(court)])));
  await starting;
  expect(b.facts.address).toMatchObject({ bin: A07, mode: undefined });
  expect(b.facts.bin?.count).toBeNull();
});

test('[W-12] A second press on a button of a count changes nothing while the first one is sent', async () => {
  const slow = deferred<unknown>();
  const b = setUp({ applyCount: () => slow.promise, discardCount: ok(countOf([])) });
  b.server.bin.count = countOf([counted(court)]);
  await b.open('count');
  const first = b.applyCount();
  await settle();
  expect(await b.applyCount()).toBe('refused');
  expect(await b.discardCount()).toBe('refused');
  expect(b.facts.isCountPending).toBe(true);
  slow.resolve(ok(countOf([], { status: 'applied' })));
  expect(await first).toBe('done');
  expect(b.facts.isCountPending).toBe(false);
  expect(b.sent.map(([name]) => name)).toEqual(['applyCount']);
});

test('[W-12, W-13] Without network a count goes on: its scans wait in order, and it cannot be applied before they are sent', async () => {
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
  expect(b.facts.scan.error).toBeUndefined();
  expect(b.facts.bin?.count?.pairs.map(({ result }) => result)).toEqual(['found', 'found']);
  expect(Object.entries(b.facts.waitingScans).map(([code, { number }]) => [code, number])).toEqual([
    ['2048177304161', 1],
    ['2048177308299', 2],
    ['4006381333931', 3],
  ]);
  expect(b.facts.unknownScans).toEqual(['4006381333931']);
  expect(await b.applyCount()).toBe('refused');
  expect(b.facts.countError).toBe('Scans of this count wait on this device. Try again when they are sent.');
  isOnline = true;
  b.server.bin.count = all;
  b.queue.sendNow();
  await settle();
  expect(b.sent.slice(-3).map(([, { barcode }]) => barcode)).toEqual([
    '2048177304161',
    '2048177308299',
    '4006381333931',
  ]);
  expect([b.facts.waitingScans, b.facts.unknownScans]).toEqual([{}, []]);
  const before = b.played.length;
  expect(await b.handInCount()).toBe('done');
  expect(b.played.slice(before)).toEqual(['scan-ok']);
});

test('[W-12, W-13] Scans that wait in another bin do not hold a count back', async () => {
  const other = countOf([counted(runner)], { countId: '8', bin: A07 });
  const b = setUp({ scanCount: noAnswer, applyCount: ok({ ...other, status: 'applied' }) });
  const a03 = b.server.bin;
  a03.count = countOf([counted(court)]);
  await b.open('count');
  await b.scan('2048177304161');
  b.server.bin = { ...a03, bin: A07, records: [runner], count: other };
  await b.load({ bin: A07, search: undefined, mode: 'count', pair: undefined });
  expect([b.facts.waitingScans, b.facts.unknownScans]).toEqual([{}, []]);
  expect(await b.applyCount()).toBe('done');
  expect(b.facts.countError).toBeUndefined();
});

test('[W-12] A count that is handed in right after a scan has this scan', async () => {
  const counts = countOf([counted(court, 'found')], { found: 1 });
  const b = setUp({ scanCount: ok(counts), handInCount: ok({ ...counts, status: 'handed-in' }) });
  b.server.bin.count = countOf([counted(court)]);
  await b.open('count');
  void b.scan('2048177304161');
  expect(await b.handInCount()).toBe('done');
  expect(b.sent.map(([name]) => name)).toEqual(['scanCount', 'handInCount']);
});

test('[W-12, W-13] Without network a move is kept: the rows show the new bin and wait, and its undo follows it', async () => {
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
  expect(b.facts.move.pairs).toEqual([]);
  expect(b.titles()).toEqual(['Kept on this device and sent later']);
  await settle();
  expect(b.facts.waitingPlaces).toMatchObject({ 1: { bin: A07, number: 1 }, 2: { bin: A07, number: 1 } });
  // The bin to which they go shows them, too.
  b.server.bin = { ...b.server.bin, bin: A07, records: [] };
  await b.load({ bin: A07, search: undefined, mode: undefined, pair: undefined });
  expect(b.facts.binShelfRecord.map(({ rowId, bin }) => [rowId, bin])).toEqual([
    ['2', A07],
    ['1', A07],
  ]);
  b.actions[0]?.();
  await settle();
  isOnline = true;
  b.queue.sendNow();
  await settle();
  expect(b.sent.slice(-2).map(([, input]) => (input as { bin?: string }).bin)).toEqual([A07, A03]);
  expect(b.facts.waitingPlaces).toEqual({});
});

test('[W-12] Of two bins that are chosen for a move the last one gets the pairs, also if the first one answers late', async () => {
  const slow = deferred<unknown>();
  const b = setUp({ getBin: ({ bin }: { bin: string }) => (bin === A03 ? slow.promise : ok({ records: [runner] })) });
  const first = b.chooseTarget(A03);
  await b.chooseTarget(A07);
  slow.resolve(ok({ records: [] }));
  await first;
  expect(b.facts.move).toMatchObject({ to: A07, toCount: 1 });
});

test('[W-12, W-13] A pair that waits for two moves is where the last one puts it', async () => {
  const b = setUp({ moveUnits: noAnswer, correctBinShelfRecord: noAnswer });
  await b.open('move');
  await b.scan('2048177304161');
  await b.scan(A07);
  await b.open();
  b.startCorrection('1');
  await b.scan('A-22-01');
  await settle();
  expect(b.facts.waitingPlaces['1']).toMatchObject({ bin: 'A-22-01', number: 2 });
});

test('[W-12, W-13] Pairs whose move waits are not taken again with all pairs of the bin', async () => {
  const b = setUp({ moveUnits: noAnswer });
  await b.open('move');
  await b.scan(court.barcode ?? '');
  await b.scan(A07);
  await settle();
  expect(b.facts.waitingPlaces).toMatchObject({ 1: { bin: A07 } });
  b.takeAll();
  expect(b.facts.move.pairs.map(({ record }) => record.rowId)).toEqual(['2']);
});

test('[W-12, W-14] On slow Wi-Fi a move is not said to wait; its answer, when it comes, offers the undo', async () => {
  const slow = deferred<unknown>();
  const b = setUp({ moveUnits: () => slow.promise });
  await moveAllOnSlowWifi(b);
  expect(b.facts.move.pairs).toEqual([]);
  expect(b.titles()).toEqual([]);
  slow.resolve(ok([{ record: { ...court, bin: A07, version: 1 }, from: A03 }]));
  await settle();
  expect(b.titles()).toEqual(['1 pair is in A-14-07 now']);
  expect(b.actions).toHaveLength(1);
});

test('[W-12, W-13] On slow Wi-Fi a refused move puts the pairs into the hands again and says why', async () => {
  const slow = deferred<unknown>();
  const b = setUp({ moveUnits: () => slow.promise });
  b.queue.onRefusal(b.showRefusal);
  await moveAllOnSlowWifi(b);
  expect(b.facts.move.pairs).toEqual([]);
  slow.resolve(refused(409, 'Halden Court 82 is checked out. Check it in first.', 'conflict'));
  await settle();
  expect(b.facts.scan.error).toBe('Halden Court 82 is checked out. Check it in first.');
  expect(b.facts.move.pairs).toHaveLength(2);
  expect(b.queue.facts.entries).toEqual([]);
});

test('[W-12, W-13] A late refusal of a move takes no pairs into the hands of a user who has left the move', async () => {
  const slow = deferred<unknown>();
  const b = setUp({ moveUnits: () => slow.promise });
  await moveAllOnSlowWifi(b);
  await b.open();
  slow.resolve(refused(409, 'Halden Court 82 is checked out. Check it in first.', 'conflict'));
  await settle();
  expect(b.facts.move.pairs).toEqual([]);
});

test('[W-12, W-13] A pair that is scanned again before its late move is refused is in the hands once', async () => {
  const slow = deferred<unknown>();
  const b = setUp({ moveUnits: () => slow.promise });
  await moveAllOnSlowWifi(b);
  await b.scan('2048177304161');
  slow.resolve(refused(409, 'Halden Court 82 is checked out. Check it in first.', 'conflict'));
  await settle();
  expect(b.facts.move.pairs.map(({ record }) => record.rowId).toSorted()).toEqual(['1', '2']);
});

test('[W-12, W-13] A scan that is sent later leaves the count of another bin as it is', async () => {
  const scan = deferred<unknown>();
  const b = setUp({ scanCount: () => scan.promise });
  const a03 = b.server.bin;
  a03.count = countOf([counted(court)]);
  await b.open('count');
  const scanning = b.scan('2048177304161');
  await settle();
  await b.device.timers.pass(100);
  await scanning;
  b.server.bin = { ...a03, bin: A07, records: [runner], count: countOf([counted(runner)], { countId: '8', bin: A07 }) };
  await b.load({ bin: A07, search: undefined, mode: 'count', pair: undefined });
  scan.resolve(ok(countOf([counted(court, 'found')], { found: 1 })));
  await settle();
  expect(b.facts.bin?.count).toMatchObject({ countId: '8', found: 0 });
});

test('[W-12] A late answer to a scan leaves the count of another bin as it is', async () => {
  const scan = deferred<unknown>();
  const b = setUp({ scanCount: () => scan.promise });
  const a03 = b.server.bin;
  a03.count = countOf([counted(court)]);
  await b.open('count');
  const scanning = b.scan('2048177304161');
  await settle();
  b.server.bin = { ...a03, bin: A07, records: [runner], count: countOf([counted(runner)], { countId: '8', bin: A07 }) };
  await b.load({ bin: A07, search: undefined, mode: 'count', pair: undefined });
  scan.resolve(ok(countOf([counted(court, 'found')], { found: 1 })));
  await scanning;
  await settle();
  expect(b.facts.bin?.count).toMatchObject({ countId: '8', found: 0 });
});

test('[W-12] The label of another bin is refused while a bin is counted', async () => {
  const b = setUp();
  b.server.bin.count = countOf([counted(court)]);
  await b.open('count');
  expect(await b.scan(A03)).toBeUndefined();
  expect([b.facts.scan.error, b.played]).toEqual([undefined, ['scan-ok']]);
  expect(await b.scan(A07)).toBeUndefined();
  expect(b.facts.scan.error).toBe('A-14-07 is a bin. Scan the pairs in A-14-03, or leave the count.');
});

test('[W-12] A count is applied after its last scan was answered; a bin that changed refuses it', async () => {
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
  expect(b.facts.countError).toBe(message);
});

test('[W-09, W-12] A count that a colleague continues is read again', async () => {
  const b = setUp();
  b.server.bin.count = countOf([counted(court)]);
  await b.open('count');
  b.server.bin.count = countOf([counted(court, 'found')]);
  await b.readChanges({ all: false, lines: [], tryouts: [], units: [], counts: ['7'] });
  expect(b.facts.bin?.count?.pairs[0]).toMatchObject({ result: 'found', scannedBy: 'Petra Lindqvist' });
});

test('[W-05, W-13] Without network a correction is kept: its row shows the new bin, can be undone, and is sent later', async () => {
  let isOnline = false;
  let version = 0;
  const b = setUp({
    correctBinShelfRecord: ({ body }: { body: { bin: string } }) =>
      isOnline ? ok({ ...court, bin: body.bin, version: (version += 1) }) : noAnswer,
  });
  await b.open();
  b.startCorrection('1');
  b.changeCorrection({ bin: A07 });
  expect(await b.saveCorrection()).toBe(true);
  expect(b.titles()).toEqual(['Kept on this device and sent later']);
  expect(b.facts.edit).toBeUndefined();
  expect(b.facts.waitingPlaces['1']).toMatchObject({ operation: 'correctBinShelfRecord', number: 1, bin: A07 });
  // The bin to which it goes shows it, too.
  const away = b.server.bin;
  b.server.bin = { ...away, bin: A07, records: [] };
  await b.load({ bin: A07, search: undefined, mode: undefined, pair: undefined });
  expect(b.facts.binShelfRecord.map(({ rowId, bin }) => [rowId, bin])).toEqual([['1', A07]]);
  b.server.bin = away;
  await b.open();
  isOnline = true;
  b.queue.sendNow();
  await settle();
  expect(b.titles()).toEqual(['Kept on this device and sent later', 'Product Updated Successfully.']);
  expect(b.facts.waitingPlaces).toEqual({});
  // The undo of the attempt without an answer: the record has the next version by now.
  b.actions[0]?.();
  await settle();
  expect(b.sent.at(-1)).toMatchObject(['correctBinShelfRecord', { rowId: '1', body: { version: 1, bin: A03 } }]);
});

test.each([
  ['QuotaExceededError', 'This device is full'],
  ['InvalidStateError', 'This browser keeps no data'],
])(
  '[W-05, W-13] A device that cannot keep a correction (%s) says so, and what was typed stays',
  async (name, message) => {
    const b = setUp({ correctBinShelfRecord: ok({ ...court, bin: A07, version: 1 }) });
    await b.open();
    b.startCorrection('1');
    b.changeCorrection({ bin: A07 });
    b.device.fail(Object.assign(new Error(), { name }));
    expect(await b.saveCorrection()).toBe(false);
    expect(b.facts.scan.error).toContain(message);
    expect(b.facts.edit).toMatchObject({ bin: A07, isPending: false });
    expect(b.played).toEqual(['scan-error']);
    b.device.fail(undefined);
    expect(await b.saveCorrection()).toBe(true);
    b.device.fail(Object.assign(new Error(), { name }));
    await b.undoCorrection('1');
    expect(b.facts.scan.error).toContain(message);
    expect(b.facts.saved).toHaveProperty('1');
  },
);

test('[W-12, W-14] A scanned pair that is sold, or cannot be looked up, is not taken, and the reason is shown', async () => {
  let isCut = false;
  const none = ok({ content: [runner], totalElements: 1 });
  const b = setUp({
    getBinShelfRecords: () => (isCut ? refused(503, 'The store is busy.', 'unavailable' as never) : none),
    getPair: ok({}),
  });
  await b.open('move');
  await b.scan('4006381333931');
  expect(b.facts.scan.error).toContain('4006381333931 was not added to the move: This pair is sold.');
  expect(b.sent).toMatchObject([
    ['getBinShelfRecords', { locationId: 'loc-1', search: '4006381333931', page: 0, size: 1 }],
    ['getPair', { barcode: '4006381333931', locationId: 'loc-1' }],
  ]);
  isCut = true;
  await b.scan('4006381333948');
  expect(b.facts.scan.error).toBe('The store is busy.');
  expect(b.sent.filter(([call]) => call === 'getPair')).toHaveLength(1);
  expect(b.facts.move.pairs).toEqual([]);
});

test('[W-05, W-13] A correction that was never sent is removed by its undo', async () => {
  const b = setUp({ correctBinShelfRecord: noAnswer });
  await b.open();
  b.device.signIn('');
  b.startCorrection('1');
  b.changeCorrection({ bin: A07 });
  expect(await b.saveCorrection()).toBe(true);
  b.actions[0]?.();
  await settle();
  expect(b.queue.facts.entries).toEqual([]);
  expect(b.sent).toEqual([]);
  expect(b.facts.waitingPlaces).toEqual({});
});

test('[W-05, W-13] On slow Wi-Fi a refused correction opens its row again with the input, and leaves no conflict', async () => {
  const { b, slow } = await correctOnSlowWifi();
  expect(b.titles()).toEqual([]);
  // The colleague has moved the pair out of the bin: its row stays where it is typed.
  b.server.bin = { ...b.server.bin, records: [runner] };
  await b.refresh();
  const message = 'Petra Lindqvist moved this pair to A-22-01 in the meantime. Check it and try again.';
  slow.resolve(refused(409, message, 'conflict'));
  await settle();
  expect(b.facts.edit).toMatchObject({ rowId: '1', bin: A07, error: message, version: 3 });
  await b.refresh();
  expect(b.facts.binShelfRecord.map(({ rowId }) => rowId)).toEqual(['1', '2']);
  expect(b.facts.scan.error).toBeUndefined();
  expect(b.queue.facts.entries).toEqual([]);
});

test('[W-05, W-13] A late refusal of a correction says why, and does not change the row that the user edits by then', async () => {
  const { b, slow } = await correctOnSlowWifi();
  b.startCorrection('2');
  b.changeCorrection({ bin: 'A-30' });
  slow.resolve(refused(409, 'Petra Lindqvist moved this pair to A-22-01 in the meantime.', 'conflict'));
  await settle();
  expect(b.facts.edit).toMatchObject({ rowId: '2', bin: 'A-30', error: undefined });
  expect(b.facts.scan.error).toContain('Petra Lindqvist moved this pair to A-22-01 in the meantime.');
});

test('[W-12, W-13] Without network a count is handed in after its scans; a refused scan holds it back, another one does not', async () => {
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
  expect(await b.handInCount()).toBe('kept');
  expect(b.titles()).toEqual(['Kept on this device and sent later']);
  isOnline = true;
  b.queue.sendNow();
  await settle();
  expect(b.queue.facts.entries.map(({ operation, conflict }) => [operation, conflict?.message])).toEqual([
    ['scanCount', 'Halden Court 82 is sold. Ask an admin.'],
    ['handInCount', undefined],
  ]);
  await b.queue.drop(b.queue.facts.entries[0]!.id);
  await settle();
  expect(b.sent.at(-1)).toMatchObject(['handInCount', { countId: '7' }]);
  expect(b.queue.facts.entries).toEqual([]);
});

test('[W-12] A pair in the hands can be put back, or all; each pair is taken once, and what is out is refused', async () => {
  const out = binShelfRecord({ rowId: '3', barcode: '2048177300003', state: 'Checked Out' });
  const b = setUp();
  b.server.bin.records = [court, runner, out];
  await b.open('move');
  for (const code of [court.barcode, court.barcode, runner.barcode, out.barcode]) await b.scan(code ?? '');
  expect(b.facts.move.pairs.map(({ record }) => record.rowId)).toEqual(['2', '1']);
  expect(b.facts.scan.error).toContain('Halden Court 82, size 10.5 is checked out. Check it in first.');
  expect(b.played).toEqual(['scan-ok', 'scan-ok', 'scan-ok', 'scan-error']);
  b.putBack('2');
  expect(b.facts.move.pairs.map(({ record }) => record.rowId)).toEqual(['1']);
  b.putAllBack();
  expect(b.facts.move).toEqual({ pairs: [], to: undefined, toCount: undefined, isPending: false });
});

test('[W-12] A bin that is scanned with empty hands becomes the target, with the number of its pairs; then the pairs move there', async () => {
  const b = setUp({ moveUnits: ok([{ record: { ...court, bin: A03, version: 1 }, from: A07 }]) });
  await b.open('move');
  await b.scan(A03);
  expect(b.facts.move).toMatchObject({ to: A03, toCount: 2 });
  await b.moveNow();
  expect(b.sent).toEqual([]);
  await b.scan(court.barcode ?? '');
  await b.moveNow();
  expect(b.sent).toMatchObject([['moveUnits', { bin: A03, barcodes: [court.barcode] }]]);
  await b.chooseTarget(A03);
  await b.chooseTarget(undefined);
  expect(b.facts.move).toMatchObject({ to: undefined, toCount: undefined });
  await b.scan('Z-01-01');
  expect(b.facts.move.to).toBeUndefined();
  expect(b.facts.scan.error).toBe('There is no bin Z-01-01 at Canal Street.');
});

test('[W-05] A correction sends the bin in capitals and the shelf that was typed; another bin takes its old shelf away', async () => {
  const b = setUp({ correctBinShelfRecord: ok({ ...court, bin: A07, version: 1 }) });
  await b.open();
  b.startCorrection('1');
  expect(b.facts.edit).toMatchObject({ bin: A03, shelf: '3', version: 0 });
  b.changeCorrection({ bin: ' a-14-07 ' });
  expect(b.facts.edit?.shelf).toBe('');
  b.changeCorrection({ shelf: ' 2 ' });
  await b.saveCorrection();
  expect(b.sent).toMatchObject([
    ['correctBinShelfRecord', { rowId: '1', body: { locationId: 'loc-1', version: 0, bin: A07, shelf: '2' } }],
  ]);
  b.startCorrection('2');
  b.changeCorrection({ bin: '' });
  await b.saveCorrection();
  expect(b.sent.at(-1)).toMatchObject(['correctBinShelfRecord', { body: { bin: null } }]);
  expect(b.said.at(-1)?.description).toBe('Halden Court 82, size 10.5 is in A-14-07 now');
  expect(b.sent.at(-1)).not.toHaveProperty([1, 'body', 'shelf']);
  b.startCorrection('1');
  b.stopCorrection();
  expect(b.facts.edit).toBeUndefined();
  expect(await b.saveCorrection()).toBe(false);
  b.startCorrection('unknown');
  expect(b.facts.edit).toBeUndefined();
});

test('[W-05] Another bin drops what was typed, saved and refused; another task drops the pairs in the hands', async () => {
  const b = setUp({ correctBinShelfRecord: ok({ ...court, bin: A07, version: 1 }) });
  await b.open();
  b.startCorrection('1');
  await b.scan(A07);
  expect(Object.keys(b.facts.saved)).toEqual(['1']);
  b.startCorrection('2');
  b.facts.scan.error = 'Wrong';
  await b.load({ bin: A03, search: undefined, mode: undefined, pair: '2' });
  expect(b.facts).toMatchObject({ edit: { rowId: '2' }, scan: { error: 'Wrong' } });
  await b.open('move');
  expect(b.facts).toMatchObject({ edit: undefined, scan: { error: undefined } });
  b.takeAll();
  await b.load({ bin: A03, search: undefined, mode: 'move', pair: '1' });
  expect(b.facts.move.pairs).toHaveLength(2);
  await b.open();
  expect(b.facts.move.pairs).toEqual([]);
  b.facts.scan.error = 'Wrong';
  await b.load({ bin: 'Z-01-01', search: undefined, mode: undefined, pair: undefined });
  expect(b.facts).toMatchObject({ saved: {}, binShelfRecord: [], bin: undefined, scan: { error: undefined } });
});

test('[W-05] A search shows the first fifty records and the number of all; of two reads the last one counts', async () => {
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
  expect(b.facts).toMatchObject({ total: 80, isKnown: true, error: undefined });
  expect(b.facts.binShelfRecord.map(({ rowId }) => rowId)).toEqual(['2']);
  const failing = setUp({ getBinShelfRecords: refused(503, 'The store is busy.') });
  await failing.load({ bin: undefined, search: 'court', mode: undefined, pair: undefined });
  expect(failing.facts.error).toBe('The store is busy.');
});

test('[W-09] What is shown is read again for changed pairs and counts, not for changed lines', async () => {
  const b = setUp();
  await b.open();
  b.server.bin = { ...b.server.bin, records: [runner] };
  const shown = async (changes: object) => {
    await b.readChanges({ all: false, lines: [], tryouts: [], units: [], ...changes });
    return b.facts.binShelfRecord.length;
  };
  expect(await shown({ lines: ['1'], counts: [] })).toBe(2);
  expect(await shown({ units: ['1'] })).toBe(1);
  b.server.bin = { ...b.server.bin, records: [] };
  expect(await shown({ all: true })).toBe(0);
});

test('[W-03] The map of a bin that cannot be read again stays; without one there is none', async () => {
  const answers: unknown[] = [refused(503), ok({ aisle: 'A' }), refused(503)];
  const b = setUp({ getBay: () => answers.shift() });
  await b.loadBay(A03);
  expect(b.facts.bays).toEqual({ [A03]: null });
  await b.loadBay(A03);
  await b.loadBay(A03);
  expect(b.facts.bays).toEqual({ [A03]: { aisle: 'A' } });
  await b.open('move');
  b.takeAll();
  b.reset();
  expect(b.facts).toMatchObject({ bays: {}, bin: undefined, isKnown: false, move: { pairs: [] } });
});

test('[Z-13] The shelves of printed bins are read once each; a text that is no bin is known, a failed read is not', async () => {
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
  expect(b.facts.shelves).toEqual({ [A03]: '3', 'Z-99-99': null });
  expect(asked).toEqual([A03, 'Z-99-99', A07, A07]);
  b.reset();
  expect(b.facts.shelves).toEqual({});
});

test('[Z-13, W-03] Shelves and maps of the last location that are read late are not those of the next one', async () => {
  const slow = deferred<unknown>();
  const b = setUp({ getBin: () => slow.promise, getBay: () => slow.promise });
  const reading = Promise.all([b.loadShelves([A03]), b.loadBay(A03)]);
  b.server.locationId = 'loc-2';
  b.reset();
  slow.resolve(ok({ aisle: 'A', shelf: '3' }));
  await reading;
  expect([b.facts.shelves, b.facts.bays]).toEqual([{}, {}]);
});

test('[W-01, Z-08] At another location nothing of the last one is shown, also not by a late answer', async () => {
  const late = deferred<unknown>();
  const answers: unknown[] = [ok({ content: [runner], totalElements: 1 }), late.promise];
  const b = setUp({ getBinShelfRecords: () => answers.shift() });
  const address = { bin: undefined, search: 'court', mode: undefined, pair: undefined };
  await b.load(address);
  expect(b.facts.binShelfRecord).toHaveLength(1);
  const reading = b.load(address);
  b.reset();
  const nothing = { binShelfRecord: [], total: 0, isKnown: false, saved: {}, edit: undefined, counts: [] };
  expect(b.facts).toMatchObject(nothing);
  late.resolve(ok({ content: [court], totalElements: 1 }));
  await reading;
  expect(b.facts).toMatchObject(nothing);
});
