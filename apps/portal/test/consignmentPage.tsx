import type { AnnouncedPair, BulkRecord } from '@instore/api';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import type { createScreenApp } from './screens.tsx';
import { openScreen } from './screens.tsx';
import { binShelfRecord } from './support.ts';
import type { ConsignmentSearch } from '../src/consignment/consignmentSearch.ts';
import type { Consigned } from '../src/consignment/consignmentState.ts';
import { ConsignmentPage } from '../src/consignment/screens/ConsignmentPage.tsx';

export const main = page.getByRole('main');

const { version: _version, consigned: _consigned, correctedBy: _by, correctedAt: _at, ...unit } = binShelfRecord();

export const record = (over: Partial<BulkRecord> = {}): BulkRecord => ({
  ...unit,
  consignee: 'Jonah Whitaker',
  note: null,
  setAsideBy: null,
  setAsideAt: null,
  asks: 118,
  ...over,
});

export const announced: AnnouncedPair = {
  ...unit,
  announcedId: '7',
  consignee: 'Jonah Whitaker',
  asks: 118,
  condition: 'New, no lid',
  announcedAt: '2025-11-20T10:00:00Z',
  status: 'waiting',
  reason: null,
  closedBy: null,
  closedAt: null,
};

export const incoming: Consigned = { id: '7', pair: announced, consignee: 'Jonah Whitaker', announced };

export function open(screen: ReturnType<typeof createScreenApp>, search: Partial<ConsignmentSearch> = {}) {
  const [onChange, onPrint] = [vi.fn(), vi.fn()];
  const all = { kind: undefined, sort: undefined, search: undefined, order: undefined, open: undefined, ...search };
  openScreen(
    screen.app,
    <ConsignmentPage {...all} consignment={screen.consignment} onChange={onChange} onPrint={onPrint} />,
    '/warehouse/consignment',
  );
  return { onChange, onPrint };
}

export const stocked = (over: Partial<BulkRecord> = {}): Consigned => {
  const pair = record(over);
  return { id: '9', pair, consignee: 'Jonah Whitaker', record: pair };
};
