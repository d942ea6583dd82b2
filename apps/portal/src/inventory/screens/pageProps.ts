import type { InventoryFilters } from '@instore/api';
import type { InventoryAddress } from '../inventoryAddress.ts';

/** The inventory page: its address, and how it changes. */
export interface InventoryPageProps extends InventoryAddress {
  /** @param replace whether Back leads past the change */
  onChange: (part: Partial<InventoryAddress>, replace?: boolean) => void;
  onBack: () => void;
}

/** The filters of the view, as the export and saved searches take them. */
export function filtersOf({ view, q, filters, pairs }: InventoryPageProps): InventoryFilters {
  if (view === 'pairs') return pairs ?? {};
  return q === undefined ? { ...filters } : { ...filters, title: q };
}
