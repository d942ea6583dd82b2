import type { Delivery, DeliveryHead } from '@instore/api';
import { expect, test } from 'vitest';
import { deliveredPairOf, deliveryOf, keptOnDevice, sizeOf } from '../../test/deliveries.ts';
import { memoryKeptStorage } from '../../test/outbox.ts';
import { apiOf, english, noAnswer, ok, recordToasts, refusedAs, settle } from '../../test/support.ts';
import type { NewWrite, OutboxAnswer } from '../outbox/index.ts';
import { keptDeliveriesCode, keptDeliveryCode } from './keptDeliveries.ts';
import { createReceiving } from './receiving.ts';

const twoCartons = deliveryOf([sizeOf(), sizeOf({ carton: 'D-1-2', size: '10', inventoryItemId: '10' })]);

function setUp({
  delivery = twoCartons,
  answer = ok(deliveredPairOf()),
  found = [delivery],
  storage,
  isOffline = false,
}: {
  delivery?: Delivery;
  storage?: ReturnType<typeof memoryKeptStorage>;
  isOffline?: boolean;
  answer?: OutboxAnswer | typeof noAnswer;
  found?: DeliveryHead[] | ((list: string | undefined) => DeliveryHead[]);
} = {}) {
  const sent: NewWrite[] = [];
  const place = { id: 'loc-1' };
  const sounds: string[] = [];
  const lists: (string | undefined)[] = [];
  const { toasts, titles } = recordToasts();
  const receiving = createReceiving({
    api: apiOf({
      inventory: {
        getDelivery: async () => (isOffline ? noAnswer : ok(delivery)),
        getDeliveries: async ({ list }) => {
          lists.push(list);
          if (isOffline) return noAnswer;
          const content = typeof found === 'function' ? found(list) : found;
          return ok({ content, totalElements: content.length, counts: { expected: 1, putAway: 0, closed: 0 } });
        },
        closeDelivery: async () => refusedAs('Not counted', 'Pairs that are not counted: 2.'),
      },
    }),
    toasts,
    say: english,
    play: async (sound) => sounds.push(sound),
    locationId: () => place.id,
    normaliseBarcode: (text) => text,
    ...keptOnDevice(storage),
    outbox: {
      add: (async (write: NewWrite) => {
        sent.push(write);
        const entry = { ...write, id: 1, personId: '1003', key: 'key', at: 0 };
        if (answer.ok) return { outcome: 'done', data: answer.data };
        if (answer.kind === 'network') return { outcome: 'waiting', entry };
        return { outcome: 'refused', entry, failure: answer };
      }) as never,
    },
  });
  return { receiving, place, sent, sounds, titles, lists };
}

test('A scanned carton opens its delivery and itself', { tags: 'M-02' }, async () => {
  const { receiving } = setUp();
  expect(await receiving.scan('D-1-2', undefined)).toMatchObject({ delivery: '1', carton: 'D-1-2' });
  expect(await receiving.scan('d-1', undefined)).toMatchObject({ delivery: '1', carton: undefined });
});

test('The beginning of a number or sender opens the delivery without a carton', { tags: 'M-02' }, async () => {
  const { receiving } = setUp();
  for (const text of [twoCartons.number.slice(0, 2), twoCartons.from.slice(0, 4)]) {
    expect(await receiving.scan(text, undefined)).toMatchObject({ delivery: '1', carton: undefined });
  }
});

test('A delivery that was left while it was read does not open', { tags: 'M-02' }, async () => {
  const { receiving } = setUp();
  const opening = receiving.open('1');
  await receiving.open(undefined);
  await opening;
  expect(receiving.delivery.state.value).toBeUndefined();
});

test('A code that two deliveries have is searched', { tags: 'M-02' }, async () => {
  const { receiving } = setUp({ found: [twoCartons, { ...twoCartons, deliveryId: '2' }] });
  expect(await receiving.scan('SAME', undefined)).toMatchObject({ search: 'SAME', list: undefined });
});

test('A scan in an open carton counts the pair and is heard', { tags: ['M-02', 'W-13'] }, async () => {
  const { receiving, sent, sounds } = setUp();
  await receiving.open('1');
  expect(await receiving.scan('d-1-1', undefined)).toEqual({ carton: 'D-1-1' });
  await receiving.scan('4012345000016', 'D-1-1');
  const input = { locationId: 'loc-1', deliveryId: '1', carton: 'D-1-1', barcode: '4012345000016' };
  expect(sent).toMatchObject([{ operation: 'countDelivered', input }]);
  expect(sounds).toEqual(['scan-ok']);
  expect(receiving.counting.last).toMatchObject({ barcode: '4012345000016' });
});

test('Without an open carton a scanned pair is refused', { tags: 'M-02' }, async () => {
  const { receiving, sent, sounds } = setUp({ found: [] });
  await receiving.open('1');
  await receiving.scan('4012345000016', undefined);
  expect(sent).toEqual([]);
  expect(receiving.counting.error).toBe('Scan a carton first, or choose one.');
  expect(sounds).toEqual(['scan-error']);
});

test('A barcode that is not on the delivery waits for its size', { tags: 'M-02' }, async () => {
  const { receiving, sent } = setUp({ answer: refusedAs('Size needed', 'Choose the size of the pair.', 422) });
  await receiving.open('1');
  await receiving.scan('4012345000016', 'D-1-1');
  expect(receiving.counting.sizeless).toBe('4012345000016');
  await receiving.count({ delivery: twoCartons, carton: 'D-1-1' }, { barcode: '4012345000016', inventoryItemId: '9' });
  expect(sent.map(({ intent }) => intent)[0]).not.toBe(sent.map(({ intent }) => intent)[1]);
});

test('Each pair without a barcode is a write of its own', { tags: ['M-02', 'W-13'] }, async () => {
  const { receiving, sent } = setUp();
  const open = { delivery: twoCartons, carton: 'D-1-1' };
  await receiving.count(open, { inventoryItemId: '9' });
  await receiving.count(open, { inventoryItemId: '9' });
  expect(new Set(sent.map(({ intent }) => intent)).size).toBe(2);
});

test('A scan without network waits on the device', { tags: ['M-02', 'W-13'] }, async () => {
  const { receiving, titles, sounds } = setUp({ answer: noAnswer });
  await receiving.open('1');
  await receiving.scan('4012345000016', 'D-1-1');
  expect(titles()).toEqual(['Kept on this device and sent later']);
  expect(sounds).toEqual(['scan-ok']);
});

test('A refused closing says why, and the delivery is read again', { tags: 'M-02' }, async () => {
  const { receiving, titles } = setUp();
  await receiving.open('1');
  expect(await receiving.close(twoCartons)).toBe(false);
  expect(titles()).toEqual(['Pairs that are not counted: 2.']);
  expect(receiving.counting.isPending).toBe(false);
});

test('The answer to a correction is shown, unless the delivery was left', { tags: 'M-02' }, async () => {
  const corrected = { ...twoCartons, damaged: 1, version: 3 };
  const { receiving } = setUp({ answer: ok(corrected) });
  await receiving.open('1');
  await receiving.correct(twoCartons, deliveredPairOf(), 'damaged');
  expect(receiving.delivery.state.value).toMatchObject({ damaged: 1 });
  const late = receiving.correct(twoCartons, deliveredPairOf(), 'damaged');
  await receiving.open(undefined);
  await late;
  expect(receiving.delivery.state.value).toBeUndefined();
});

test('A closed delivery is found, too, after the list that is shown', { tags: 'M-02' }, async () => {
  const closed = { ...twoCartons, deliveryId: '9', status: 'closed' as const };
  const { receiving, lists } = setUp({ found: (list) => (list === 'closed' ? [closed] : []) });
  await receiving.load({ list: 'putAway', search: '' });
  expect(await receiving.scan('D-1', undefined)).toMatchObject({ delivery: '9', carton: undefined });
  expect(lists).toEqual(['putAway', 'putAway', 'expected', 'closed']);
  expect(await receiving.scan('D-1-1', undefined)).toMatchObject({ delivery: '9', carton: undefined });
});

test('A carton of another delivery is found while one is open', { tags: 'M-02' }, async () => {
  const other = { ...twoCartons, deliveryId: '2', number: 'E-7', from: 'Kurobe' };
  const { receiving, sounds } = setUp({ found: [other] });
  await receiving.open('1');
  expect(await receiving.scan('E-X', undefined)).toMatchObject({ delivery: '2', carton: 'E-X' });
  expect(sounds).toEqual([]);
});

test('A delivery that the address names opens when the location is known', { tags: ['M-02', 'R-05'] }, async () => {
  const { receiving, place } = setUp();
  place.id = '';
  await receiving.open('1');
  expect(receiving.delivery.state.value).toBeUndefined();
  place.id = 'loc-1';
  await receiving.openAgain();
  expect(receiving.delivery.state.value).toMatchObject({ deliveryId: '1' });
});

const input = { locationId: 'loc-1', deliveryId: '1', carton: 'D-1-1', barcode: '4012345000016' };
const label = { name: '4012345000016' };
const write = { operation: 'countDelivered', input, intent: '', subjects: [], label } as const;
const lateScan = { ...write, id: 1, personId: '1003', key: 'key', at: 0 };

test('An answer that comes late shows the pair, and asks for its size', { tags: ['M-02', 'W-13'] }, async () => {
  const { receiving, sounds } = setUp();
  await receiving.open('1');
  await receiving.takeLate(lateScan, ok(deliveredPairOf({ isNewLabel: true })));
  expect(receiving.counting.last).toMatchObject({ isNewLabel: true });
  receiving.refuseLate(lateScan, refusedAs('Size needed', 'Choose the size of the pair.', 422));
  expect(receiving.counting.sizeless).toBe('4012345000016');
  expect(sounds).toEqual(['scan-error']);
});

test(
  'A late refusal of another delivery names the pair, and asks for no size',
  { tags: ['M-02', 'W-13'] },
  async () => {
    const { receiving, sounds } = setUp();
    await receiving.open('1');
    const entry = { ...lateScan, input: { ...input, deliveryId: '2' } };
    receiving.refuseLate(entry, refusedAs('Size needed', 'Choose the size of the pair.', 422));
    expect(receiving.counting.sizeless).toBeUndefined();
    expect(receiving.counting.error).toBe('Not done: Count, 4012345000016. Choose the size of the pair.');
    expect(sounds).toEqual(['scan-error']);
  },
);

test('The last pair stays when its correction is refused', { tags: 'M-02' }, async () => {
  const { receiving } = setUp({ answer: refusedAs('Closed', 'The delivery is closed.') });
  await receiving.open('1');
  receiving.counting.last = deliveredPairOf();
  expect(await receiving.correct(twoCartons, deliveredPairOf(), 'damaged', 'Left shoe')).toBe(false);
  expect(receiving.counting.last).toMatchObject({ pairId: '1' });
});

test('A correction takes the last pair away, but no pair that is newer', { tags: 'M-02' }, async () => {
  const { receiving } = setUp({ answer: ok(twoCartons) });
  await receiving.open('1');
  receiving.counting.last = deliveredPairOf();
  const correcting = receiving.correct(twoCartons, deliveredPairOf(), 'damaged');
  receiving.counting.last = deliveredPairOf({ pairId: '2' });
  await correcting;
  expect(receiving.counting.last).toMatchObject({ pairId: '2' });
  await receiving.correct(twoCartons, deliveredPairOf({ pairId: '2' }), 'uncounted');
  expect(receiving.counting.last).toBeUndefined();
});

test(
  'After a reload without network the list and the opened delivery are there',
  { tags: ['M-02', 'W-13'] },
  async () => {
    const storage = memoryKeptStorage();
    const pairs = [deliveredPairOf({ note: 'The lid is torn', condition: 'damaged' })];
    const delivery = deliveryOf([sizeOf({ counted: 1 })], { pairs, lastCountedBy: 'Dario Vance' });
    const online = setUp({ storage, delivery }).receiving;
    await online.load();
    await online.open('1');
    await settle();

    const { receiving, sent } = setUp({ storage, isOffline: true });
    await receiving.load();
    await receiving.open('1');
    expect(receiving.state.order.map((id) => receiving.state.byId[id])).toMatchObject([{ from: 'Halden Footwear' }]);
    expect(receiving.state.counts).toEqual({ expected: 1, putAway: 0, closed: 0 });
    // Nothing that a person wrote, and no name.
    expect(receiving.delivery.state.value).toMatchObject({ lastCountedBy: null, cartonList: [{ carton: 'D-1-1' }] });
    expect(receiving.delivery.state.value?.pairs).toMatchObject([{ note: null, countedBy: '' }]);
    await receiving.scan('4012345000016', 'D-1-1');
    expect(sent).toMatchObject([{ operation: 'countDelivered', input: { carton: 'D-1-1' } }]);
  },
);

test.each([
  ['another delivery', '2'],
  ['another list', '1'],
])('Without network %s than the kept one says that it cannot be read', { tags: ['M-02', 'W-13'] }, async (what, id) => {
  const storage = memoryKeptStorage();
  const online = setUp({ storage }).receiving;
  await online.load();
  await online.open('1');
  await settle();
  await settle();
  const { receiving } = setUp({ storage, isOffline: true });
  await receiving.load(what === 'another list' ? { list: 'closed', search: '' } : undefined);
  await receiving.open(id);
  expect(receiving.state.order).toHaveLength(what === 'another list' ? 0 : 1);
  expect(receiving.delivery.state.status).toBe(id === '2' ? 'failed' : 'ready');
});

test('A kept delivery of an earlier release that does not fit is not shown', { tags: ['M-02', 'W-13'] }, () => {
  expect(keptDeliveryCode.read({ ...twoCartons, cartonList: 'none' })).toBeUndefined();
  expect(keptDeliveriesCode.read({ deliveries: [{ deliveryId: 1 }], counts: {} })).toBeUndefined();
});
