import type { InventoryAddress } from '../../rules/inventoryAddress.ts';

/** The inventory page: its address, and how it changes. */
export interface InventoryPageProps extends InventoryAddress {
  /** @param replace whether Back leads past the change */
  onChange: (part: Partial<InventoryAddress>, replace?: boolean) => void;
  onBack: () => void;
}
