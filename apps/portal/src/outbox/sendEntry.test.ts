import type { Api } from '@instore/api';
import { expect, test } from 'vitest';
import { OUTBOX_OPERATIONS, type OutboxEntry } from './outboxEntry.ts';
import { sendTo } from './sendEntry.ts';

/** An input of an operation, with more in its body. */
const inputOf = (operation: string, more: object = {}) =>
  operation === 'correctBinShelfRecord'
    ? { rowId: '1', body: { locationId: 'loc-1', ...more } }
    : { locationId: 'loc-1', ...more };

test('A scan is sent with its key and its time, as far as the contract takes it', { tags: 'W-13' }, async () => {
  const sent: unknown[] = [];
  const inventory = Object.fromEntries(
    OUTBOX_OPERATIONS.map((operation) => [
      operation,
      async (input: object, options: object) => void sent.push([operation, input, options]),
    ]),
  );
  const send = sendTo({ inventory } as unknown as Pick<Api, 'inventory'>);
  const at = Date.UTC(2025, 10, 21, 14, 32);
  for (const operation of OUTBOX_OPERATIONS)
    // oxlint-disable-next-line no-await-in-loop -- in the order of the operations
    await send({ operation, input: inputOf(operation), key: `key of ${operation}`, at } as unknown as OutboxEntry);
  const untimed = [
    'cancelRequest',
    'takePicks',
    'handBackPicks',
    'handInCount',
    'reportNotInCarton',
    'handInDelivery',
    'closeCarton',
    'sendCarton',
  ];
  const scannedAt = '2025-11-21T14:32:00.000Z';
  expect(sent).toEqual(
    OUTBOX_OPERATIONS.map((operation) => [
      operation,
      inputOf(operation, untimed.includes(operation) ? {} : { scannedAt }),
      { key: `key of ${operation}` },
    ]),
  );
});
