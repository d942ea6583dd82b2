import { expect, test } from 'vitest';
import { memoryKeptStorage } from '../../test/outbox.ts';
import { deferred, noAnswer, offline, ok, refused, requestLine, settle } from '../../test/support.ts';
import { type Answer, first, none, second, setUp } from '../../test/picks.ts';

test('A list that hangs shows a failure while it is read again, another list does not', { tags: 'E-03' }, async () => {
  const hanging = [0, 1, 2].map(() => deferred<typeof noAnswer | undefined>());
  let call = -1;
  const w = setUp({ refuse: () => hanging[(call += 1)]?.promise ?? Promise.resolve(undefined) });
  const reads = [w.load('pending', none), w.load('request', none), w.load('request', none)];
  hanging[0]?.resolve(noAnswer);
  await reads[0];
  expect(w.state.error).toBeUndefined();
  hanging[1]?.resolve(noAnswer);
  await reads[1];
  expect(w.state).toMatchObject({ error: 'Something went wrong, please try later!', isLoading: true });
  hanging[2]?.resolve(undefined);
  await reads[2];
  expect(w.state).toMatchObject({ error: undefined, isLoading: false, order: ['11', '12'] });
});

test('After a refresh the row that was checked out here stays', { tags: 'W-06' }, async () => {
  let rest = [first, second];
  const w = setUp({ list: () => rest });
  await w.load('request', none);
  await w.scan('2048177304161');
  rest = [second];
  await w.load('request', none);
  expect(w.state.order).toEqual(['11', '12']);
  await w.load('request', { ...none, bin: ['A'] });
  expect(w.state.order).toEqual(['12']);
});

test('After a refresh unchanged items are the same objects', { tags: 'L-04' }, async () => {
  let note: string | null = null;
  const w = setUp({ list: () => [requestLine(), requestLine({ lineId: '12', note })] });
  await w.load('request', none);
  const here = () => ({
    first: w.state.rows['11']?.line,
    second: w.state.rows['12']?.line,
    order: w.state.order,
    counts: w.state.counts,
  });
  const before = here();
  note = 'Not in bin';
  await w.load('request', none);
  expect(here().first).toBe(before.first);
  expect(here().order).toBe(before.order);
  expect(here().counts).toBe(before.counts);
  expect(here().second).not.toBe(before.second);
});

test('At most the requested number of lines is shown, whatever the server sends', { tags: 'W-02' }, async () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => requestLine({ lineId: `${at}` }));
  const w = setUp({ list: () => lines });
  await w.load('request', none);
  expect(w.state.order).toHaveLength(50);
});

test('A line that has left the list is forgotten', { tags: 'W-02' }, async () => {
  let list = [first, second];
  const w = setUp({ list: () => list });
  await w.load('request', none);
  list = [second];
  await w.load('request', none);
  expect(Object.keys(w.state.rows)).toEqual(['12']);
  w.choose('12');
  await w.reportNotInBin('12');
  expect(w.state).toMatchObject({ rows: {}, order: [], chosen: undefined });
});

test('A refresh during a check-out keeps the row in its place and pending', { tags: 'W-06' }, async () => {
  const answer = deferred<Answer>();
  let list = [first, second];
  const w = setUp({ list: () => list, checkOut: () => answer.promise });
  await w.load('request', none);
  const scanning = w.scan('2048177304161');
  await settle();
  await w.load('request', none);
  expect(w.state.rows['11']?.isPending).toBe(true);
  list = [second];
  await w.load('request', none);
  answer.resolve(ok(requestLine({ status: 'checkedout' })));
  expect(await scanning).toBe(true);
  await w.load('request', none);
  expect(w.state.order).toEqual(['11', '12']);
  expect(w.state.rows['11']).toMatchObject({ line: { status: 'checkedout' }, isPending: false });
});

test(
  'After a reload without network the list has no names, and answers a scan',
  { tags: ['W-13', 'W-14'] },
  async () => {
    const kept = memoryKeptStorage();
    const holder = { id: 'petra', name: 'Petra Lindqvist', hasPhoto: false };
    const line = requestLine({
      placedBy: 'Maren Okafor',
      requestedBy: 'Maren Okafor',
      holder,
      requestNote: 'For Jonah',
    });
    const before = setUp({ kept, list: () => [line, second] });
    await before.load('request', none);
    await before.device.timers.pass(500);
    const after = setUp({ kept, refuse: async () => noAnswer, checkOut: async () => offline });
    await after.load('request', none);
    expect(after.state).toMatchObject({ order: ['11', '12'], error: undefined, counts: { request: 2 } });
    expect(after.state.rows['11']?.line).toMatchObject({ barcode: '2048177304161', size: '10.5', bin: 'A-14-03' });
    expect(JSON.stringify(after.state.rows)).not.toMatch(/Maren|Petra|Jonah/);
    expect(await after.scan('2048177304161')).toBe(true);
    expect(after.played).toEqual(['scan-ok']);
    await settle();
    expect(after.state.rows['11']?.queued).toMatchObject({ operation: 'checkOut', number: 1 });
    // The store that answers, even with a failure, is no lost network: its message is shown.
    const refusing = setUp({ kept, refuse: async () => refused(500, 'Broken.', 'server') });
    await refusing.load('request', none);
    expect(refusing.state).toMatchObject({ order: [], error: 'Broken.' });
    // Another list was never shown here.
    await after.load('pending', none);
    expect(after.state).toMatchObject({ order: [], error: 'Something went wrong, please try later!' });
  },
);

test('A list that is read again without network keeps its rows, with their names', { tags: 'W-13' }, async () => {
  let isDown = false;
  const w = setUp({
    list: () => [requestLine({ placedBy: 'Maren Okafor' })],
    refuse: async () => (isDown ? noAnswer : undefined),
  });
  await w.load('request', none);
  await w.device.timers.pass(500);
  isDown = true;
  await w.load('request', none);
  expect(w.state.rows['11']?.line.placedBy).toBe('Maren Okafor');
  expect(w.state.error).toBe('Something went wrong, please try later!');
});

test('A list that is replaced at once is not stored under the previous name', { tags: 'W-13' }, async () => {
  const kept = memoryKeptStorage();
  const w = setUp({ kept });
  await w.load('request', none);
  w.show('pending', none);
  await w.device.timers.pass(500);
  const request = setUp({ kept });
  await request.loadRequest('48213');
  await request.device.timers.pass(500);
  const after = setUp({ kept, refuse: async () => noAnswer });
  await after.load('request', none);
  expect(after.state).toMatchObject({ isKnown: false, error: 'Something went wrong, please try later!' });
});

test('The data that the device keeps is gone for another person', { tags: 'W-13' }, async () => {
  const kept = memoryKeptStorage();
  let lines = [first, second];
  const before = setUp({ kept, list: ({ ids }) => (ids ? [] : lines) });
  await before.load('request', none);
  await before.device.timers.pass(500);
  lines = [second];
  await before.showArrived();
  await before.device.timers.pass(500);
  const after = setUp({ kept, refuse: async () => noAnswer });
  await after.load('request', none);
  expect(after.state.order).toEqual(['12']);
  const colleague = setUp({ kept, person: 'petra', refuse: async () => noAnswer });
  await colleague.load('request', none);
  expect(colleague.state.order).toEqual([]);
  // Her first list replaces what he had.
  const online = setUp({ kept, person: 'petra' });
  await online.load('request', none);
  await online.device.timers.pass(500);
  expect(await kept.read('dario', JSON.stringify(['loc-1', 'request', none, false]))).toBeUndefined();
});
