import type { Result } from '@instore/api';
import { expect, test } from 'vitest';
import { queueDevice } from '../../../test/queue.ts';
import { apiOf, english, manualClock, ok, recordToasts, requestLine } from '../../../test/support.ts';
import { listOf } from '../../rules/warehouseSearch.ts';
import { createWriteQueue } from '../queue/writeQueue.ts';
import { createWarehouse } from './warehouse.ts';

test('[W-10] lines that are handed back leave the list of own picks', async () => {
  const line = requestLine();
  let held = [line];
  const device = queueDevice(() => {
    held = [];
    return ok({ lines: [line], heldByOthers: [] }) as Result<never>;
  });
  const { toasts, titles } = recordToasts();
  const warehouse = createWarehouse({
    api: apiOf({
      inventory: {
        getWarehouseLines: async () => ok({ content: held, totalElements: held.length, counts: {} } as never),
      },
    }),
    toasts,
    play: async () => 'played',
    locationId: () => 'loc-1',
    loadLocation: async () => undefined,
    clock: manualClock(),
    picker: () => ({ userId: 'dario', role: 'Warehouse_Personal' }),
    queue: createWriteQueue(device.tab()),
    onHandled: () => undefined,
    lists: { keep: () => undefined, recall: async () => undefined },
    say: english,
    normaliseBarcode: (barcode) => barcode,
  });
  await warehouse.load('request', listOf({}).filters, true);
  expect(warehouse.facts.order).toEqual(['11']);
  expect(await warehouse.handBack()).toBe(true);
  expect(titles()).toEqual(['1 pair handed back']);
  expect(warehouse.facts.order).toEqual([]);
});
