import type { Api } from '@instore/api';
import { vi } from 'vitest';
import { apiOf, english, ok, recordToasts } from './support.ts';
import { createConsignment } from '../src/consignment/consignment.ts';

export const MISSING = '2048177304161';

export const SAME_SIZE = '2048177304178';

export const OTHER_SIZE = '2048177304185';

/** The consignment page with a missing pair and what can go in its place. */
export async function openMissing(
  consignee: Partial<Api['consignee']> = {},
  inventory: Partial<Api['inventory']> = {},
) {
  const getReplacements = vi.fn(async () =>
    ok({
      pair: { bin: 'A-14-03' },
      sameSize: [{ barcode: SAME_SIZE }],
      otherSizes: [{ barcode: OTHER_SIZE }],
    } as never),
  );
  const getConsignmentQueue = async () => ok({ content: [], totalElements: 0, counts: {} } as never);
  const { toasts, titles, said } = recordToasts();
  const play = vi.fn(async () => 'played');
  const store = createConsignment({
    api: apiOf({ consignee: { getReplacements, getConsignmentQueue, ...consignee }, inventory }),
    toasts,
    play,
    say: english,
    locationId: () => 'loc-1',
    // A scanner may send 12 digits of a barcode that is recorded with 13.
    normaliseBarcode: (barcode) => barcode.padStart(13, '0'),
  });
  await store.load({ kind: 'missing', open: MISSING, sort: undefined, search: undefined, order: undefined });
  return { store, titles, said, play, getReplacements };
}

export const ADDRESS = {
  kind: undefined,
  sort: undefined,
  search: undefined,
  order: undefined,
  open: undefined,
} as const;
