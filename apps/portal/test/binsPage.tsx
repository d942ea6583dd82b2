import type { BinCount, CountedPair } from '@instore/api';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { createScreenApp, openScreen } from './screens.tsx';
import { binShelfRecord } from './support.ts';
import type { BinSearch } from '../src/bins/binSearch.ts';
import { BinsPage } from '../src/bins/screens/BinsPage.tsx';

export const field = page.getByRole('textbox', { name: 'Bin, barcode, SKU or name' });

export const main = page.getByRole('main');

export const court = binShelfRecord();

export const bin = { bin: 'A-14-03', aisle: 'A', shelf: '3', zone: 'stockroom' as const, records: [], count: null };

export const counted = (over: Partial<CountedPair>): CountedPair => ({
  ...court,
  result: 'expected',
  scannedBy: null,
  scannedAt: null,
  ...over,
});

export const countOf = (over: Partial<BinCount>): BinCount => ({
  countId: '7',
  bin: 'A-14-03',
  status: 'open',
  startedBy: 'Dario Vance',
  startedAt: '2025-11-21T14:30:00Z',
  handedInBy: null,
  handedInAt: null,
  expected: 1,
  found: 0,
  pairs: [counted({})],
  ...over,
});

export function open(
  screen: ReturnType<typeof createScreenApp>,
  search: Partial<BinSearch> = { bin: 'A-14-03' },
  { role = 'Warehouse_Personal', name = 'Dario Vance' } = {},
) {
  Object.assign(screen.state.auth, { role, name });
  const [onChange, onPrint] = [vi.fn(), vi.fn()];
  const all = { bin: undefined, search: undefined, mode: undefined, pair: undefined, ...search };
  openScreen(
    screen.app,
    <BinsPage {...all} bins={screen.bins} onChange={onChange} onPrint={onPrint} />,
    '/warehouse/bins',
  );
  return { onChange, onPrint };
}

export function withBin(over: object = {}, actions: object = {}) {
  const screen = createScreenApp({ bins: actions });
  Object.assign(screen.state.bins, { bin, binShelfRecord: [{ ...court }], isKnown: true, ...over });
  return screen;
}
