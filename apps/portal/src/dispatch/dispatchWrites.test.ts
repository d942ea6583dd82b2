import { expect, test } from 'vitest';
import { deferred, noAnswer, ok, refused, requestLine, settle } from '../../test/support.ts';
import { out, setUp, sale, page } from '../../test/dispatch.ts';

test('A hand-over to a spot and its undo wait on the device without network', { tags: 'W-11' }, async () => {
  const w = setUp(async () => page(out(1, 2)));
  await w.load();
  await w.readRecipients();
  expect(w.state).toMatchObject({ people: [{ name: 'Ines Calloway' }], spots: ['Fitting room 2'] });
  expect(await w.deliver('1', { spot: 'Fitting room 2' })).toBe(true);
  // Each step plays its sound, too [W-14].
  expect(w.played).toEqual(['scan-ok']);
  expect(w.state.lines[0]?.deliveredTo).toBe('Fitting room 2');
  expect(await w.takeBack('1')).toBe(true);
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(['2']);
  w.device.signIn('');
  expect(await w.takeBack('2')).toBe(true);
  expect(w.titles()).toEqual([
    'Handed over to {name}',
    'Return to {bin}: {name}, size {size}',
    'Kept on this device and sent later',
  ]);
  expect(w.state.lines).toHaveLength(1);
});

test('A hand-over is undone: the pair is with the one who had it before', { tags: 'W-11' }, async () => {
  const owner = { id: 'maren', name: 'Maren Okafor', hasPhoto: false };
  const [first, second, third] = out(1, 3);
  const w = setUp(async () =>
    page([
      { ...first!, owner },
      { ...second!, owner, deliveredTo: 'Fitting room 2' },
      { ...third!, owner, deliveredTo: 'Ines Calloway' },
    ]),
  );
  await w.load();
  await w.readRecipients();
  for (const lineId of ['1', '2', '3']) {
    await w.deliver(lineId, { personId: 'petra' });
    w.actions.at(-1)?.();
    await settle();
  }
  expect(w.delivered.filter((_, at) => at % 2 === 1)).toMatchObject([
    { lineId: '1', personId: 'maren' },
    { lineId: '2', spot: 'Fitting room 2' },
    { lineId: '3', personId: 'ines' },
  ]);
});

test('A return and a sale are undone: the pair is out again', { tags: 'W-11' }, async () => {
  let undone = 0;
  let content = out(1, 2);
  const undo = async () => {
    undone += 1;
    content = out(1, 2);
    return ok(requestLine({ lineId: '1', status: 'checkedout' }));
  };
  const w = setUp(
    async (_page, _size, ids) =>
      page(
        content.filter(({ lineId }) => ids?.includes(lineId) ?? true),
        2,
      ),
    {
      undoCheckIn: undo,
      undoSale: undo,
    },
  );
  await w.load();
  content = out(2, 1);
  await w.takeBack('1');
  expect(w.state.order).toEqual(['2']);
  w.actions.at(-1)?.();
  await settle();
  expect(w.state.order.toSorted()).toEqual(['1', '2']);
  content = out(2, 1);
  await w.sell('1', '1042');
  await settle();
  expect(w.state.order).toEqual(['2']);
  w.actions.at(-1)?.();
  await settle();
  expect(w.state.order).toEqual(['1', '2']);
  expect(undone).toBe(2);
});

test('Several pairs go to one person with one toast, and back with one undo', { tags: 'W-11' }, async () => {
  const owner = { id: 'maren', name: 'Maren Okafor', hasPhoto: false };
  const w = setUp(async () => page(out(1, 3).map((line) => ({ ...line, owner }))));
  await w.load();
  await w.readRecipients();
  expect(await w.deliverAll(['1', '2'], { spot: 'Fitting room 2' })).toEqual([]);
  expect(w.titles()).toEqual(['{count} pair handed over to {name}|{count} pairs handed over to {name}']);
  w.actions.at(-1)?.();
  await settle();
  expect(w.delivered).toMatchObject([
    { lineId: '1', spot: 'Fitting room 2' },
    { lineId: '2', spot: 'Fitting room 2' },
    { lineId: '1', personId: 'maren' },
    { lineId: '2', personId: 'maren' },
  ]);
});

test('Of several pairs those that are refused stay chosen', { tags: 'W-11' }, async () => {
  const answers = [ok(requestLine({ lineId: '1', status: 'checkedin' })), refused(409, 'It is bought.', 'conflict')];
  const w = setUp(async () => page(out(1, 2)), { checkIn: async () => answers.shift() });
  await w.load();
  expect(await w.takeBackAll(['1', '2'])).toEqual(['2']);
  expect(w.titles()).toEqual(['It is bought.', '{count} pair taken back|{count} pairs taken back']);
});

test('Without network a return is undone on the device', { tags: ['W-11', 'W-13'] }, async () => {
  const w = setUp(async () => page(out(1, 1)));
  await w.load();
  w.device.signIn('');
  await w.takeBack('1');
  expect(w.outbox.state.entries).toHaveLength(1);
  w.actions.at(-1)?.();
  await settle();
  expect(w.outbox.state.entries).toEqual([]);
});

test('On slow Wi-Fi the return of a pair is pending until the answer comes', { tags: ['W-11', 'W-13'] }, async () => {
  const slow = deferred<unknown>();
  const answers = [slow.promise, Promise.resolve(noAnswer)];
  const w = setUp(async () => page(out(1, 2)), { checkIn: () => answers.shift() ?? Promise.resolve(noAnswer) });
  await w.load();
  const first = w.takeBack('1');
  await settle();
  await w.device.timers.pass(5_000);
  expect(w.titles()).toEqual([]);
  slow.resolve(ok(requestLine({ lineId: '1', status: 'checkedin' })));
  expect(await first).toBe(true);
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(['2']);
  expect(await w.takeBack('2')).toBe(true);
  expect(w.titles()).toEqual(['Return to {bin}: {name}, size {size}', 'Kept on this device and sent later']);
});

test('A sale previews what becomes sold, and the sold pair leaves the list', { tags: ['W-11', 'Z-12'] }, async () => {
  let content = out(1, 2);
  const w = setUp(async () => page(content));
  await w.load();
  expect(await w.readSale('1', '1')).toBe('No item of this order fits.');
  expect(await w.readSale('1', '1042')).toEqual(sale);
  content = out(2, 1);
  expect(await w.sell('1', '1042')).toEqual(sale);
  await settle();
  expect(w.titles()).toEqual(['Sold']);
  expect(w.played).toEqual(['scan-ok']);
  expect(w.state.lines.map(({ lineId }) => lineId)).toEqual(['2']);
});

test('A double press sends one write when a pair goes to a person or a spot', { tags: ['W-11', 'W-14'] }, async () => {
  const w = setUp(async () => page(out(1, 1)));
  await w.load();
  expect(await Promise.all([w.deliver('1', { personId: 'ines' }), w.deliver('1', { personId: 'ines' })])).toEqual([
    true,
    false,
  ]);
  w.device.signIn('');
  expect(await w.deliver('1', { personId: 'maren' })).toBe(true);
  expect(await w.deliver('1', { spot: 'Bench' })).toBe(true);
  expect(await w.deliver('unknown', { spot: 'Bench' })).toBe(false);
  const scannedAt = '2025-11-21T14:32:00.000Z';
  expect(w.delivered).toEqual([{ locationId: 'loc-1', lineId: '1', personId: 'ines', scannedAt }]);
  expect(w.outbox.state.entries.map(({ input }) => input)).toMatchObject([{ personId: 'maren' }, { spot: 'Bench' }]);
  expect(w.played).toEqual(['scan-ok', 'scan-ok', 'scan-ok']);
});

test(
  'What the store refuses is said with its sound, and the pair stays in the list',
  { tags: ['W-11', 'W-14'] },
  async () => {
    const refusal = refused(409, 'The pair is bought.', 'conflict');
    const w = setUp(async () => page([...out(1, 1), requestLine({ lineId: '2', barcode: null })]), {
      deliverLine: async () => refusal,
      checkIn: async () => refusal,
      sellLine: async () => refusal,
    });
    await w.load();
    expect(await w.deliver('1', { spot: 'Bench' })).toBe(false);
    expect(await w.takeBack('1')).toBe(false);
    expect(await w.sell('1', '1042')).toBeUndefined();
    // A line without a pair cannot come back.
    expect(await w.takeBack('2')).toBe(false);
    expect(w.titles()).toEqual(Array(3).fill('The pair is bought.'));
    expect(w.played).toEqual(Array(3).fill('scan-error'));
    expect(w.state.order).toEqual(['1', '2']);
  },
);

test('A double press on Sold sells once', { tags: 'W-11' }, async () => {
  const slow = deferred<unknown>();
  const w = setUp(async () => page(out(1, 1)), { sellLine: () => slow.promise });
  await w.load();
  const [first, second] = [w.sell('1', '1042'), w.sell('1', '1042')];
  slow.resolve(undefined);
  expect(await Promise.all([first, second])).toEqual([sale, undefined]);
  expect(w.titles()).toEqual(['Sold']);
});

test('The refusal of an offline hand-over is shown when the write is sent', { tags: ['W-11', 'W-13'] }, async () => {
  const answers = [noAnswer, refused(409, 'The pair is bought.', 'conflict')];
  const w = setUp(async () => page(out(1, 1)), { deliverLine: async () => answers.shift() });
  w.outbox.onRefusal(w.showRefusal);
  await w.load();
  await w.deliver('1', { spot: 'Bench' });
  w.outbox.sendNow();
  await settle();
  expect(w.titles()).toEqual(['Kept on this device and sent later', 'The pair is bought.']);
});

test('A device that cannot store hands over no pair, and plays a sound', { tags: ['W-11', 'W-13'] }, async () => {
  const w = setUp(async () => page(out(1, 1)));
  await w.load();
  w.device.fail(Object.assign(new Error(), { name: 'QuotaExceededError' }));
  expect(await w.deliver('1', { spot: 'Fitting room 2' })).toBe(false);
  expect(w.titles()).toEqual([expect.stringMatching(/This device is full/)]);
  expect(w.played).toEqual(['scan-error']);
  expect(w.state.lines[0]?.deliveredTo).toBeUndefined();
});
