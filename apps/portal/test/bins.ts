import type { Bin, BinCount, BinShelfRecord, CountedPair } from '@instore/api';
import { createBins } from '../src/bins/bins.ts';
import { sendTo } from '../src/outbox/sendEntry.ts';
import { createOutbox } from '../src/outbox/outbox.ts';
import { outboxDevice } from './outbox.ts';
import { apiOf, binShelfRecord, english, manualClock, ok, recordToasts, refused } from './support.ts';

/** The bin that the tests open. */
export const A03 = 'A-14-03';

/** Another bin. */
export const A07 = 'A-14-07';

/** The two pairs in `A03`. */
export const court = binShelfRecord();
export const runner = binShelfRecord({
  rowId: '2',
  productName: 'Tarn Fell Runner',
  size: '9',
  barcode: '2048177308299',
});

/** A pair of a count. */
export const counted = (record: BinShelfRecord, result: CountedPair['result'] = 'expected'): CountedPair => ({
  ...record,
  result,
  scannedBy: result === 'expected' ? null : 'Petra Lindqvist',
  scannedAt: result === 'expected' ? null : '2025-11-21T14:30:00Z',
});

/** A count of `A03`. */
export const countOf = (pairs: CountedPair[], over: Partial<BinCount> = {}): BinCount => ({
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

/** The bins of a location, where the server answers `calls`. `server` has the bin that it shows. */
export function setUp(calls: Record<string, unknown> = {}) {
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
  const device = outboxDevice();
  const outbox = createOutbox({ ...device.tab(), send: sendTo(api), clock });
  const store = createBins({
    api,
    outbox,
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
  const open = (mode?: 'move' | 'count') => store.load({ bin: A03, search: undefined, mode, pair: undefined });
  return { ...store, server, sent, played, clock, open, device, outbox, ...heard };
}
