import { expect, test } from 'vitest';
import { A03, A07, countOf, counted, court, runner, setUp } from '../../test/bins.ts';
import { binShelfRecord, deferred, noAnswer, ok, settle } from '../../test/support.ts';

test('Move begins at once: the next scan takes a pair, and what was typed is dropped', { tags: 'W-12' }, async () => {
  const b = setUp();
  await b.open();
  b.startCorrection('1');
  b.startMove();
  expect(b.state).toMatchObject({ address: { bin: A03, mode: 'move' }, edit: undefined });
  expect(await b.scan('2048177304161')).toBeUndefined();
  expect(b.state.move.pairs).toHaveLength(1);
});

test('A scan with another spelling of the barcode finds the same pair', { tags: 'W-12' }, async () => {
  const short = binShelfRecord({ barcode: '036000291452' });
  const [b, m] = [setUp({ scanCount: noAnswer }), setUp({ moveUnits: noAnswer })];
  b.server.bin = { ...b.server.bin, records: [short], count: countOf([counted(short)]) };
  await b.open('count');
  await b.scan('0036000291452');
  expect(b.state.bin?.count?.pairs.map(({ result }) => result)).toEqual(['found']);
  expect(b.state.unknownScans).toEqual([]);
  expect(b.outbox.state.entries[0]?.subjects).toEqual(['unit 0036000291452']);
  m.server.bin.records = [short];
  await m.open('move');
  await m.scan('0036000291452');
  expect(m.state.move.pairs).toHaveLength(1);
  await m.scan(A07);
  await settle();
  expect(m.state.waitingPlaces).toMatchObject({ 1: { bin: A07 } });
  expect(m.outbox.state.entries[0]?.subjects).toEqual(['unit 0036000291452']);
});

test.each([
  ['QuotaExceededError', 'This device is full'],
  ['InvalidStateError', 'This browser keeps no data'],
])(
  'A device that keeps nothing (%s) says so in a count and a move, with its sound',
  { tags: ['W-12', 'W-13'] },
  async (name, message) => {
    const b = setUp({ scanCount: noAnswer, handInCount: noAnswer, moveUnits: noAnswer });
    b.server.bin.count = countOf([counted(court), counted(runner)]);
    await b.open('count');
    b.device.fail(Object.assign(new Error(), { name }));
    await b.scan('2048177304161');
    expect(b.state.scan.error).toContain(message);
    expect(b.state.bin?.count?.pairs[0]?.result).toBe('expected');
    expect(await b.handInCount()).toBe('refused');
    expect(b.state).toMatchObject({ countStep: { isPending: false, error: expect.stringContaining(message) } });
    await b.open('move');
    b.takeAll();
    await b.scan(A07);
    expect(b.state.scan.error).toContain(message);
    expect(b.state.move).toMatchObject({ pairs: [{}, {}], isPending: false });
    expect(b.played).toEqual(['scan-error', 'scan-error', 'scan-error']);
  },
);

test('A pair that waits for two moves is where the last one puts it', { tags: ['W-12', 'W-13'] }, async () => {
  const b = setUp({ moveUnits: noAnswer, correctBinShelfRecord: noAnswer });
  await b.open('move');
  await b.scan('2048177304161');
  await b.scan(A07);
  await b.open();
  b.startCorrection('1');
  await b.scan('A-22-01');
  await settle();
  expect(b.state.waitingPlaces['1']).toMatchObject({ bin: 'A-22-01', number: 2 });
});

test('Another bin drops the typed input; another task drops the pairs in the hands', { tags: 'W-05' }, async () => {
  const b = setUp({ correctBinShelfRecord: ok({ ...court, bin: A07, version: 1 }) });
  await b.open();
  b.startCorrection('1');
  await b.scan(A07);
  expect(Object.keys(b.state.saved)).toEqual(['1']);
  b.startCorrection('2');
  b.state.scan.error = 'Wrong';
  await b.load({ bin: A03, search: undefined, mode: undefined, pair: '2' });
  expect(b.state).toMatchObject({ edit: { rowId: '2' }, scan: { error: 'Wrong' } });
  await b.open('move');
  expect(b.state).toMatchObject({ edit: undefined, scan: { error: undefined } });
  b.takeAll();
  await b.load({ bin: A03, search: undefined, mode: 'move', pair: '1' });
  expect(b.state.move.pairs).toHaveLength(2);
  await b.open();
  expect(b.state.move.pairs).toEqual([]);
  b.state.scan.error = 'Wrong';
  await b.load({ bin: 'Z-01-01', search: undefined, mode: undefined, pair: undefined });
  expect(b.state).toMatchObject({ saved: {}, binShelfRecord: [], bin: undefined, scan: { error: undefined } });
});

test(
  'At another location nothing of the last one is shown, also not by a late answer',
  { tags: ['W-01', 'Z-08'] },
  async () => {
    const late = deferred<unknown>();
    const answers: unknown[] = [ok({ content: [runner], totalElements: 1 }), late.promise];
    const b = setUp({ getBinShelfRecords: () => answers.shift() });
    const address = { bin: undefined, search: 'court', mode: undefined, pair: undefined };
    await b.load(address);
    expect(b.state.binShelfRecord).toHaveLength(1);
    const reading = b.load(address);
    b.reset();
    const nothing = { binShelfRecord: [], total: 0, isKnown: false, saved: {}, edit: undefined, counts: [] };
    expect(b.state).toMatchObject(nothing);
    late.resolve(ok({ content: [court], totalElements: 1 }));
    await reading;
    expect(b.state).toMatchObject(nothing);
  },
);
