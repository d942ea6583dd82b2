import { expect, test } from 'vitest';
import { noAnswer, ok, recordToasts, apiOf, english, refused } from '../../test/support.ts';
import { transferOf } from '../../test/transfers.ts';
import type { NewWrite, OutboxAnswer } from '../outbox/index.ts';
import { createTransfers } from './transfers.ts';

const packed = transferOf({ status: 'packed', carton: 'C-0001', barcode: '4012345000016' });

function setUp({ answer = ok(packed) as OutboxAnswer, rows = [packed] } = {}) {
  const sent: NewWrite[] = [];
  const sounds: string[] = [];
  const { toasts, titles } = recordToasts();
  const transfers = createTransfers({
    api: apiOf({
      inventory: {
        getTransfers: async () =>
          ok({ content: rows, totalElements: rows.length, counts: { incoming: 0, outgoing: 1, done: 0 } }),
        acceptTransfer: async () => refused(409, 'Emil Strand accepted this transfer at 12:00.'),
      },
      catalogue: {},
      storefront: {},
    }),
    toasts,
    say: english,
    play: async (sound) => sounds.push(sound),
    locationId: () => 'bedford-avenue',
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
  return { transfers, sent, sounds, titles };
}

test.each([
  ['outgoing', '4012345000016', 'packTransfer'],
  ['incoming', '4012345000016', 'receiveTransfer'],
  ['outgoing', 'c-0001', 'closeCarton'],
] as const)('A scan in the list of %s pairs of %s is %s', { tags: 'M-03' }, async (list, code, operation) => {
  const { transfers, sent } = setUp();
  await transfers.load(list);
  await transfers.scan(` ${code} `);
  expect(sent).toMatchObject([{ operation, input: { locationId: 'bedford-avenue' } }]);
});

test('The label of a closed carton hands it over', { tags: 'M-03' }, async () => {
  const { transfers, sent } = setUp({ rows: [{ ...packed, status: 'sealed' }] });
  await transfers.load('outgoing');
  await transfers.scan('C-0001');
  expect(sent).toMatchObject([{ operation: 'sendCarton', input: { carton: 'C-0001' } }]);
});

test('A carton is closed right after its first pair, before the list knows it', { tags: 'M-03' }, async () => {
  const { transfers, sent } = setUp({ rows: [transferOf({ status: 'accepted', barcode: '4012345000016' })] });
  await transfers.load('outgoing');
  await transfers.scan('4012345000016');
  await transfers.scan('C-0001');
  expect(sent).toMatchObject([{ operation: 'packTransfer' }, { operation: 'closeCarton' }]);
});

test('A carton that arrives is received pair by pair', { tags: 'M-03' }, async () => {
  const { transfers, sent, sounds } = setUp();
  await transfers.load('incoming');
  await transfers.scan('C-0001');
  expect(sent).toEqual([]);
  expect(transfers.act.error).toBe('Scan the pairs of carton C-0001, one by one.');
  expect(sounds).toEqual(['scan-error']);
});

test('A scan without network is kept, and a refused one says why', { tags: ['M-03', 'W-13'] }, async () => {
  const waiting = setUp({ answer: noAnswer as OutboxAnswer });
  await waiting.transfers.scan('4012345000016');
  expect(waiting.titles()).toEqual(['Kept on this device and sent later']);
  const lost = setUp({ answer: refused(409, 'Dario Vance received this pair at 12:00.') as OutboxAnswer });
  await lost.transfers.scan('4012345000016');
  expect(lost.transfers.act.error).toBe('Dario Vance received this pair at 12:00.');
  expect(lost.sounds).toEqual(['scan-error']);
});

test('A press that came second shows who was first', { tags: 'M-03' }, async () => {
  const { transfers, titles } = setUp();
  expect(await transfers.accept(transferOf())).toBe(false);
  expect(titles()).toEqual(['Emil Strand accepted this transfer at 12:00.']);
});
