import type { RequestLine } from '@instore/api';
import { expect, test } from 'vitest';
import { deferred, noAnswer, ok, refused, requestLine, settle } from '../../test/support.ts';
import { page, setUp } from '../../test/requestLines.ts';

test('Cancel Request removes the line from list and cart and shows a success', { tags: 'Z-04' }, async () => {
  const w = setUp({ cancel: async () => ok({ lineIds: ['11'] }) });
  await w.load('2');
  expect(await w.cancel('11')).toBe(true);
  expect(w.titles()).toEqual(['Request Canceled Successfully.']);
  expect(w.state.order).toEqual([]);
  expect(w.dropped).toEqual([['11']]);
});

test('A write of a line acknowledges its notifications, a refused one does not', { tags: 'N-05' }, async () => {
  let isRefused = true;
  const w = setUp({
    setDetails: async () => (isRefused ? refused(409, 'The line is sold.', 'conflict') : ok(requestLine())),
  });
  await w.load('2');
  await w.setDetails('11', { spot: 'Sofa' });
  expect(w.handled).toEqual([]);
  isRefused = false;
  await w.setDetails('11', { spot: 'Bench 1' });
  expect(w.handled).toEqual(['Request 48213', 'Barcode 2048177304161']);
  await w.cancel('11');
  expect(w.handled).toHaveLength(4);
});

test('A checked-out line stays when its cancellation is refused, with the message', { tags: 'Z-04' }, async () => {
  const w = setUp({ cancel: async () => refused(409, 'The pair is checked out already', 'conflict') });
  await w.load('2');
  expect(await w.cancel('11')).toBe(false);
  expect(w.titles()).toEqual(['The pair is checked out already']);
  expect(w.state.order).toEqual(['11']);
});

test('A double press cancels once; a retry repeats the same cancellation', { tags: 'Z-04' }, async () => {
  const w = setUp({ cancel: async () => noAnswer });
  await w.load('2');
  await Promise.all([w.cancel('11'), w.cancel('11')]);
  await w.cancel('11');
  expect(w.cancelled).toHaveLength(2);
  expect(w.cancelled[0]).toMatchObject({ locationId: 'loc-1', lineIds: ['11'] });
  expect(w.cancelled[0]?.key).toBe(w.cancelled[1]?.key);
  await settle();
  expect(w.asked).toEqual(['2 0 20']);
});

test('A line that a colleague takes leaves the cart, a refused one stays', { tags: 'Z-09' }, async () => {
  const owner = { id: '1001', name: 'Maren Okafor', hasPhoto: false };
  const w = setUp({ list: async () => page([requestLine({ owner })]) });
  await w.load('1');
  await w.assign('11', owner);
  expect(w.dropped).toEqual([]);
  await w.assign('11', { id: '1002', name: 'Ines', hasPhoto: false });
  expect(w.dropped).toEqual([['11']]);
  expect(w.titles()).toEqual(['Handed to Maren Okafor', 'Handed to Ines']);
  const v = setUp({ assign: () => refused(403, 'It belongs to another associate.', 'forbidden') });
  await v.load('1');
  await v.assign('11', { id: '1002', name: 'Ines', hasPhoto: false });
  expect(v.dropped).toEqual([]);
});

test('Add puts an accepted line into the cart, once while it is looked up', { tags: 'Z-01' }, async () => {
  const w = setUp();
  await w.load('1');
  await Promise.all([w.addToCart('11'), w.addToCart('11')]);
  expect(w.added).toHaveLength(1);
  expect(w.added[0]).toMatchObject({
    inventoryLineItemId: 'V1',
    style: 'HC82-104-CF',
    lineIds: ['11'],
    barcode: '2048',
  });
});

test('Add without an available unit names the pair, and the line is read again', { tags: 'K-06' }, async () => {
  let isLeft = true;
  const w = setUp({
    barcode: null,
    list: async () => page([requestLine({ status: 'accepted', barcode: isLeft ? '2048' : null })]),
  });
  await w.load('1');
  isLeft = false;
  await w.addToCart('11');
  await settle();
  expect(w.added).toEqual([]);
  expect(w.said).toEqual([
    { kind: 'caution', title: 'No quantity available!', description: 'Halden Court 82, size 10.5' },
  ]);
  expect(w.state.byId['11']).toMatchObject({ barcode: null });
});

test('After a change of location the unit is in the cart that was open at the press', { tags: 'Z-01' }, async () => {
  const w = setUp();
  await w.load('1');
  const adding = w.addToCart('11');
  w.move('loc-2');
  await adding;
  expect(w.carts).toEqual(['cart of loc-1']);
});

test('Add that fails unexpectedly shows a failure and can be pressed again', { tags: 'E-03' }, async () => {
  let isDown = true;
  const w = setUp({ lookUp: async () => (isDown ? Promise.reject(new Error('a bug')) : (undefined as never)) });
  await w.load('1');
  await w.addToCart('11');
  expect(w.said).toEqual([
    {
      kind: 'critical',
      title: 'Something went wrong, please try later!',
      description: 'Halden Court 82, size 10.5',
    },
  ]);
  isDown = false;
  await w.addToCart('11');
  expect(w.added).toHaveLength(1);
});

test(
  'A line that cannot be cancelled any more is read again: it leaves the tab',
  { tags: ['Z-04', 'W-09'] },
  async () => {
    const w = setUp({
      list: async (_status, _page, ids) => page(ids ? [] : [requestLine()]),
      cancel: async () => refused(409, 'Halden Court 82, size 10.5 is already checked out.', 'conflict'),
    });
    await w.load('2');
    expect(await w.cancel('11')).toBe(false);
    await settle();
    expect(w.asked).toEqual(['2 0 20', '2 ids 11']);
    expect(w.state.order).toEqual([]);
  },
);

test('A spot that is chosen while a note is being stored is stored after the note', { tags: 'K-12' }, async () => {
  const note = deferred<ReturnType<typeof ok<RequestLine>>>();
  const sent: unknown[] = [];
  const w = setUp({
    setDetails: (input) => {
      sent.push(input);
      return sent.length === 1 ? note.promise : Promise.resolve(ok(requestLine()));
    },
  });
  await w.load('2');
  const changes = [
    w.setDetails('11', { requestNote: 'Gift' }),
    w.setDetails('11', { requestNote: 'Gift' }),
    w.setDetails('11', { spot: 'Sofa' }),
  ];
  w.move('loc-2');
  await settle();
  const at = { locationId: 'loc-1', lineId: '11' };
  expect(sent).toEqual([{ ...at, requestNote: 'Gift' }]);
  note.resolve(ok(requestLine()));
  await Promise.all(changes);
  expect(sent).toEqual([
    { ...at, requestNote: 'Gift' },
    { ...at, spot: 'Sofa' },
  ]);
});
