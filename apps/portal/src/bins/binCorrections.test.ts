import { expect, test } from 'vitest';
import { A03, A07, court, runner, setUp } from '../../test/bins.ts';
import { deferred, noAnswer, ok, refused, settle } from '../../test/support.ts';

/** Corrects the bin of a pair; a colleague has moved it meanwhile, and the answer comes late. */
async function correctOnSlowWifi() {
  const slow = deferred<unknown>();
  const b = setUp({
    correctBinShelfRecord: () => slow.promise,
    getBinShelfRecords: ok({ content: [{ ...court, bin: 'A-22-01', version: 3 }], totalElements: 1 }),
  });
  b.outbox.onRefusal(b.showRefusal);
  await b.open();
  b.startCorrection('1');
  b.changeCorrection({ bin: A07 });
  const saving = b.saveCorrection();
  await settle();
  await b.device.timers.pass(100);
  expect(await saving).toBe(true);
  return { b, slow };
}

test("A correction says 'Product Updated Successfully.' and can be undone", { tags: 'W-05' }, async () => {
  let version = 0;
  const b = setUp({
    correctBinShelfRecord: ({ body }: { body: { bin: string } }) =>
      ok({ ...court, bin: body.bin, version: (version += 1) }),
  });
  await b.open();
  b.changeCorrection({ bin: A07 });
  expect(b.state.edit).toBeUndefined();
  b.startCorrection('1');
  // Scanning the label of the new bin saves as well.
  await b.scan(A07);
  expect(b.played).toEqual(['scan-ok']);
  expect(b.state.binShelfRecord[0]).toMatchObject({ rowId: '1', bin: A07 });
  expect(b.titles()).toEqual(['Product Updated Successfully.']);
  expect(b.said[0]?.description).toBe('Halden Court 82, size 10.5 is in A-14-07 now');
  expect(b.state.edit).toBeUndefined();
  // The server's bin does not have it any more; the list still shows it, first.
  b.server.bin = { ...b.server.bin, records: [runner] };
  await b.refresh();
  expect(b.state.binShelfRecord.map(({ rowId, bin }) => `${rowId} ${bin}`)).toEqual(['1 A-14-07', '2 A-14-03']);
  b.server.bin = { ...b.server.bin, records: [court, runner] };
  await b.undoCorrection('1');
  expect(b.sent.at(-1)).toMatchObject(['correctBinShelfRecord', { rowId: '1', body: { version: 1, bin: A03 } }]);
  expect(b.state.saved).toEqual({});
  expect(b.state.binShelfRecord.map(({ rowId, bin }) => `${rowId} ${bin}`)).toEqual(['1 A-14-03', '2 A-14-03']);
  await b.undoCorrection('1');
  expect(b.sent).toHaveLength(2);
});

test('An outdated correction names who changed what and keeps the input', { tags: 'W-05' }, async () => {
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
  expect(b.state.edit).toMatchObject({ isPending: true, error: undefined });
  expect(await b.saveCorrection()).toBe(false);
  expect(await saving).toBe(false);
  expect(b.played).toEqual(['scan-error']);
  expect(b.sent.at(-1)?.[1]).toMatchObject({ locationId: 'loc-1', search: court.barcode });
  expect(b.state.edit).toMatchObject({ bin: A07, error: conflict, version: 3 });
  b.changeCorrection({ shelf: '' });
  expect(b.state.edit).toMatchObject({ bin: A07, error: undefined });
  expect(await b.saveCorrection()).toBe(true);
  expect(b.sent.at(-1)).toMatchObject(['correctBinShelfRecord', { body: { version: 3, bin: A07 } }]);
});

test('A refused undo of a correction says why, and can be tried again', { tags: 'W-05' }, async () => {
  const answers = [ok({ ...court, bin: A07, version: 1 }), refused(503), ok({ ...court, version: 2 })];
  const b = setUp({ correctBinShelfRecord: () => answers.shift() });
  await b.open();
  b.startCorrection('1');
  await b.scan(A07);
  await b.undoCorrection('1');
  expect(b.titles().at(-1)).toBe('Something went wrong, please try later!');
  expect(Object.keys(b.state.saved)).toEqual(['1']);
  await b.undoCorrection('1');
  expect(b.state.saved).toEqual({});
});

test(
  'Without network a correction is kept, shows the new bin, and is sent later',
  { tags: ['W-05', 'W-13'] },
  async () => {
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
    expect(b.state.edit).toBeUndefined();
    expect(b.state.waitingPlaces['1']).toMatchObject({ operation: 'correctBinShelfRecord', number: 1, bin: A07 });
    // The bin to which it goes shows it, too.
    const away = b.server.bin;
    b.server.bin = { ...away, bin: A07, records: [] };
    await b.load({ bin: A07, search: undefined, mode: undefined, pair: undefined });
    expect(b.state.binShelfRecord.map(({ rowId, bin }) => [rowId, bin])).toEqual([['1', A07]]);
    b.server.bin = away;
    await b.open();
    isOnline = true;
    b.outbox.sendNow();
    await settle();
    expect(b.titles()).toEqual(['Kept on this device and sent later', 'Product Updated Successfully.']);
    expect(b.state.waitingPlaces).toEqual({});
    // The undo of the attempt without an answer: the record has the next version by now.
    b.actions[0]?.();
    await settle();
    expect(b.sent.at(-1)).toMatchObject(['correctBinShelfRecord', { rowId: '1', body: { version: 1, bin: A03 } }]);
  },
);

test.each([
  ['QuotaExceededError', 'This device is full'],
  ['InvalidStateError', 'This browser keeps no data'],
])(
  'A device that cannot keep a correction (%s) says so, and what was typed stays',
  { tags: ['W-05', 'W-13'] },
  async (name, message) => {
    const b = setUp({ correctBinShelfRecord: ok({ ...court, bin: A07, version: 1 }) });
    await b.open();
    b.startCorrection('1');
    b.changeCorrection({ bin: A07 });
    b.device.fail(Object.assign(new Error(), { name }));
    expect(await b.saveCorrection()).toBe(false);
    expect(b.state.scan.error).toContain(message);
    expect(b.state.edit).toMatchObject({ bin: A07, isPending: false });
    expect(b.played).toEqual(['scan-error']);
    b.device.fail(undefined);
    expect(await b.saveCorrection()).toBe(true);
    b.device.fail(Object.assign(new Error(), { name }));
    await b.undoCorrection('1');
    expect(b.state.scan.error).toContain(message);
    expect(b.state.saved).toHaveProperty('1');
  },
);

test('A correction that was never sent is removed by its undo', { tags: ['W-05', 'W-13'] }, async () => {
  const b = setUp({ correctBinShelfRecord: noAnswer });
  await b.open();
  b.device.signIn('');
  b.startCorrection('1');
  b.changeCorrection({ bin: A07 });
  expect(await b.saveCorrection()).toBe(true);
  b.actions[0]?.();
  await settle();
  expect(b.outbox.state.entries).toEqual([]);
  expect(b.sent).toEqual([]);
  expect(b.state.waitingPlaces).toEqual({});
});

test('On slow Wi-Fi a refused correction opens its row again with the input', { tags: ['W-05', 'W-13'] }, async () => {
  const { b, slow } = await correctOnSlowWifi();
  expect(b.titles()).toEqual([]);
  // The colleague has moved the pair out of the bin: its row stays where it is typed.
  b.server.bin = { ...b.server.bin, records: [runner] };
  await b.refresh();
  const message = 'Petra Lindqvist moved this pair to A-22-01 in the meantime. Check it and try again.';
  slow.resolve(refused(409, message, 'conflict'));
  await settle();
  expect(b.state.edit).toMatchObject({ rowId: '1', bin: A07, error: message, version: 3 });
  await b.refresh();
  expect(b.state.binShelfRecord.map(({ rowId }) => rowId)).toEqual(['1', '2']);
  expect(b.state.scan.error).toBeUndefined();
  expect(b.outbox.state.entries).toEqual([]);
});

test(
  'A late refusal of a correction says why and does not change the row in edit',
  { tags: ['W-05', 'W-13'] },
  async () => {
    const { b, slow } = await correctOnSlowWifi();
    b.startCorrection('2');
    b.changeCorrection({ bin: 'A-30' });
    slow.resolve(refused(409, 'Petra Lindqvist moved this pair to A-22-01 in the meantime.', 'conflict'));
    await settle();
    expect(b.state.edit).toMatchObject({ rowId: '2', bin: 'A-30', error: undefined });
    expect(b.state.scan.error).toContain('Petra Lindqvist moved this pair to A-22-01 in the meantime.');
  },
);

test('A correction sends the bin in capitals, and another bin removes the old shelf', { tags: 'W-05' }, async () => {
  const b = setUp({ correctBinShelfRecord: ok({ ...court, bin: A07, version: 1 }) });
  await b.open();
  b.startCorrection('1');
  expect(b.state.edit).toMatchObject({ bin: A03, shelf: '3', version: 0 });
  b.changeCorrection({ bin: ' a-14-07 ' });
  expect(b.state.edit?.shelf).toBe('');
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
  expect(b.sent.at(-1)).toHaveProperty([1, 'body', 'shelf'], undefined);
  b.startCorrection('1');
  b.stopCorrection();
  expect(b.state.edit).toBeUndefined();
  expect(await b.saveCorrection()).toBe(false);
  b.startCorrection('unknown');
  expect(b.state.edit).toBeUndefined();
});
