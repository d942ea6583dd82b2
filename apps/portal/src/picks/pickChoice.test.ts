import { expect, test } from 'vitest';
import { refused, requestLine } from '../../test/support.ts';
import { checkedOut, first, none, petra, second, setUp } from '../../test/picks.ts';

test('The next pick is the first that waits, or the chosen one', { tags: 'W-06' }, async () => {
  const w = setUp();
  await w.load('request', none);
  expect(w.nextPick()).toBe('11');
  w.choose('12');
  expect(w.nextPick()).toBe('12');
  const pending = setUp({ list: () => [requestLine({ status: 'pending' })] });
  await pending.load('pending', none);
  expect(pending.nextPick()).toBe('11');
});

test('The panel shows the chosen line, else the next pick, else the last check-out', { tags: 'W-06' }, async () => {
  const w = setUp({ list: ({ status }) => [status === 'checkedout' ? checkedOut() : first, second] });
  await w.load('request', none);
  expect([w.openPick(undefined), w.openPick('12'), w.openPick('gone')]).toEqual(['11', '12', '11']);
  await w.scan('2048177304161');
  expect(w.openPick('11')).toBe('11');
  w.clock.pass(500);
  await w.scan('036000291452');
  expect(w.openPick(undefined)).toBeUndefined();
  const out = setUp({ list: () => [checkedOut('12'), checkedOut('11')] });
  await out.load('checkedout', none);
  expect(out.openPick(undefined)).toBe('12');
});

test('A pair that is out already does not count as the next pick', { tags: ['W-06', 'W-14'] }, async () => {
  const w = setUp({ list: () => [checkedOut('11'), second] });
  await w.load('request', none);
  await w.scan('2048177304161');
  expect(w.out).toMatchObject([{ lineId: undefined }]);
});

test('A checked-out row stays in its place, and the next pick moves on', { tags: 'W-06' }, async () => {
  const w = setUp();
  await w.load('request', none);
  await w.scan('2048177304161');
  expect(w.state.order).toEqual(['11', '12']);
  expect(w.state.rows['11']?.line.status).toBe('checkedout');
  expect(w.nextPick()).toBe('12');
  expect(w.state.counts).toEqual({ request: 1, pending: 0, checkedout: 6 });
});

test('A line that is chosen removes the message of the last scan', { tags: 'W-06' }, async () => {
  const w = setUp({ checkOut: async () => refused(409, 'Wrong pair.', 'conflict') });
  await w.load('request', none);
  await w.scan('2048177304161');
  expect(w.state.scan.error).toBe('Wrong pair.');
  w.choose('12');
  expect(w.state.scan.error).toBeUndefined();
});

test('A chosen line that a colleague finished is not the next pick', { tags: ['W-02', 'W-06'] }, async () => {
  const fitting = { ...second, otherBarcodes: ['another pair of the same variant'] };
  let list = [first, fitting];
  const w = setUp({ list: () => list });
  await w.load('request', none);
  w.choose('11');
  list = [fitting];
  await w.load('request', none);
  expect(w.state.order).toEqual(['12']);
  expect([w.nextPick(), w.openPick(w.state.chosen)]).toEqual(['12', '12']);
  await w.scan('another pair of the same variant');
  expect(w.out.map(({ lineId }) => lineId)).toEqual(['12']);
  // When line 11 is listed again, it is not selected.
  list = [second, first];
  await w.load('request', none);
  expect(Object.keys(w.state.rows)).toHaveLength(2);
  expect(w.state.chosen).toBeUndefined();
});

test('The chosen line is no longer chosen once it is checked out', { tags: 'W-06' }, async () => {
  const w = setUp();
  await w.load('request', none);
  w.choose('11');
  await w.checkOutLine('11');
  expect(w.state.chosen).toBeUndefined();
});

test('A line that a colleague holds is neither the next pick nor the target of a scan', { tags: 'W-10' }, async () => {
  const heldAt = '2025-11-21T14:31:00Z';
  const held = requestLine({ holder: petra, heldAt });
  const w = setUp({ list: () => [held, { ...second, holder: { ...petra, id: 'dario' }, heldAt }] });
  await w.load('request', none, true);
  expect(w.queries[0]).toMatchObject({ held: 'mine' });
  expect(w.nextPick()).toBe('12');
  w.clock.pass(30 * 60_000);
  expect(w.nextPick()).toBe('11');
});
