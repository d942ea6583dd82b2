import { expect, test } from 'vitest';
import { queueDevice } from '../../../test/queue.ts';
import { apiOf, binShelfRecord, english, manualClock, recordToasts } from '../../../test/support.ts';
import { createWriteQueue } from '../queue/writeQueue.ts';
import { createBins } from './bins.ts';

test('[W-12] Take the whole bin leaves out pairs that are missing or checked out: moved, they would count as found', () => {
  const bins = createBins({
    api: apiOf({ inventory: {} }),
    toasts: recordToasts().toasts,
    play: async () => 'played',
    clock: manualClock(),
    say: english,
    locationId: () => 'loc-1',
    userName: () => 'Dario Vance',
    queue: createWriteQueue(queueDevice().tab()),
    normaliseBarcode: (barcode) => barcode,
    isBinCode: () => false,
  });
  bins.facts.binShelfRecord = [
    binShelfRecord({ rowId: '1' }),
    binShelfRecord({ rowId: '2', missing: true }),
    binShelfRecord({ rowId: '3', state: 'Checked Out' }),
    binShelfRecord({ rowId: '4', state: 'Pending' }),
  ];
  bins.takeAll();
  expect(bins.facts.move.pairs.map(({ record }) => record.rowId)).toEqual(['4', '1']);
});
