import type { Api } from '@instore/api';
import { expect, test } from 'vitest';
import { QUEUED_OPERATIONS, type QueueEntry } from './queueEntry.ts';
import { sendTo } from './sendEntry.ts';

test('[W-13] A scan is sent with its key and the time at which it was made; other writes have no such time', async () => {
  const sent: unknown[] = [];
  const inventory = Object.fromEntries(
    QUEUED_OPERATIONS.map((operation) => [
      operation,
      async (input: object, options: object) => void sent.push([operation, input, options]),
    ]),
  );
  const send = sendTo({ inventory } as unknown as Pick<Api, 'inventory'>);
  const at = Date.UTC(2025, 10, 21, 14, 32);
  for (const operation of QUEUED_OPERATIONS)
    // oxlint-disable-next-line no-await-in-loop -- in the order of the operations
    await send({ operation, input: { locationId: 'loc-1' }, key: `key of ${operation}`, at } as unknown as QueueEntry);
  const scans = ['checkOut', 'checkIn', 'takeOverCheckOut', 'moveUnits', 'scanCount'];
  expect(QUEUED_OPERATIONS).toEqual(expect.arrayContaining(scans));
  expect(sent).toEqual(
    QUEUED_OPERATIONS.map((operation) => [
      operation,
      { locationId: 'loc-1', ...(scans.includes(operation) && { scannedAt: '2025-11-21T14:32:00.000Z' }) },
      { key: `key of ${operation}` },
    ]),
  );
});
