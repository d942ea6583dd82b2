import { expect, test } from 'vitest';
import { A03, A07, countOf, counted, court, runner, setUp } from '../../test/bins.ts';
import { deferred, ok, refused, refusedAs, settle } from '../../test/support.ts';

test('A scanned bin is opened, a scanned pair opens its bin, other texts are searched', { tags: 'W-12' }, async () => {
  const b = setUp({
    getPair: ok({}),
    getBinShelfRecords: ok({ content: [runner], totalElements: 1 }),
  });
  expect(await b.scan('a-14-07')).toMatchObject({ bin: A07 });
  expect(await b.scan('2048177308299')).toMatchObject({ bin: A03, pair: '2' });
  expect(await b.scan('halden court')).toMatchObject({ bin: undefined, search: 'halden court' });
  expect(b.played).toEqual(['scan-ok', 'scan-ok']);
});

test(
  'A scanned pair that is unknown says so; one without a bin or record is searched',
  { tags: ['W-12', 'W-14'] },
  async () => {
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
    expect(b.state.scan.error).toContain('4006381333931 was not found: No pair has the barcode 4006381333931.');
    expect(b.played).toEqual(['scan-error']);
    isKnown = true;
    expect(await b.scan('2048177308299')).toEqual({ bin: undefined, search: '2048177308299', pair: '2' });
    for (const code of ['2048177300003', '2048177300010'])
      expect(await b.scan(code)).toEqual({ bin: undefined, search: code, pair: undefined });
  },
);

test('A scan in a count is shown before the server answers', { tags: 'W-12' }, async () => {
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
  expect(b.state.scan.isPending).toBe(true);
  await settle();
  expect(b.state.bin?.count?.pairs[0]).toMatchObject({ result: 'found', scannedBy: 'Dario Vance' });
  first.resolve(ok(countOf([counted(court, 'found'), counted(runner)], { found: 1 })));
  await last;
  await settle();
  expect(b.state.scan.isPending).toBe(false);
  expect(b.state.bin?.count?.pairs.map(({ result }) => result)).toEqual(['found', 'found']);
  // A label that is read twice counts once.
  await b.scan('2048177308299');
  expect(b.played).toEqual(['scan-ok', 'scan-ok', 'scan-ok']);
  expect(b.sent.map(([name, input]) => [name, input.barcode])).toEqual([
    ['scanCount', '2048177304161'],
    ['scanCount', '2048177308299'],
  ]);
});

test('A scan that was not counted says so with its barcode, and the row waits again', { tags: 'W-12' }, async () => {
  const b = setUp({ scanCount: refusedAs('Sold', 'Halden Court 82 is sold. Ask an admin.') });
  b.server.bin.count = countOf([counted(court)]);
  await b.open('count');
  await b.scan('2048177304161');
  expect(b.state.scan.error).toBe(
    '2048177304161 was not counted: Halden Court 82 is sold. Ask an admin. Expected: pairs that are in the stockroom.',
  );
  expect(b.state.bin?.count?.pairs[0]?.result).toBe('expected');
  expect(b.played.at(-1)).toBe('scan-error');
});

test(
  'A refused scan of a move says what was expected, and the pairs stay in the hands',
  { tags: ['W-12', 'W-14'] },
  async () => {
    const b = setUp({
      getBinShelfRecords: ok({ content: [], totalElements: 0 }),
      getPair: refusedAs('Not found', 'No pair has the barcode 4006381333931.', 404),
      moveUnits: refusedAs('Unknown bin', 'There is no bin Z-01-01 at Canal Street.', 422),
    });
    await b.open('move');
    await b.scan('4006381333931');
    const inStock = 'Expected: pairs that are in the stockroom.';
    expect(b.state.scan.error).toBe(
      `4006381333931 was not added to the move: No pair has the barcode 4006381333931. ${inStock} Check the label, or type the barcode.`,
    );
    await b.scan('2048177304161');
    expect(b.state.scan.error).toBeUndefined();
    await b.scan('Z-01-01');
    expect(b.state.scan.error).toBe(
      'Not done: Move, Halden Court 82, size 10.5 to Z-01-01. There is no bin Z-01-01 at Canal Street. Expected: the label of a bin of this location. Check the label, or type the bin.',
    );
    expect(b.state.move.pairs).toHaveLength(1);
    expect(b.played).toEqual(['scan-error', 'scan-ok', 'scan-error']);
  },
);

test('The label of another bin is refused while a bin is counted', { tags: 'W-12' }, async () => {
  const b = setUp();
  b.server.bin.count = countOf([counted(court)]);
  await b.open('count');
  expect(await b.scan(A03)).toBeUndefined();
  expect([b.state.scan.error, b.played]).toEqual([undefined, ['scan-ok']]);
  expect(await b.scan(A07)).toBeUndefined();
  expect(b.state.scan.error).toBe('A-14-07 is a bin. Scan the pairs in A-14-03, or leave the count.');
});

test('The next action or scan clears an old refusal', { tags: 'W-12' }, async () => {
  const answer = deferred<unknown>();
  let isRefused = true;
  const b = setUp({
    getPair: () => (isRefused ? refusedAs('Not found', 'No pair has this barcode.', 404) : answer.promise),
    getBinShelfRecords: ok({ content: [], totalElements: 0 }),
  });
  for (const act of [() => b.startMove(), () => b.takeAll(), () => void b.scan('2048177308299')]) {
    isRefused = true;
    await b.scan('4006381333931');
    expect(b.state.scan.error).toBeDefined();
    isRefused = false;
    act();
    expect(b.state.scan.error).toBeUndefined();
  }
});
