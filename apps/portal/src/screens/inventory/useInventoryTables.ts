import { pairColumns } from './pairColumns.tsx';
import { productColumns } from './productColumns.tsx';
import { useRememberedColumns } from './useRemembered.ts';

/** The columns of both tables as this device remembers them. */
export function useInventoryTables() {
  return {
    products: useRememberedColumns('inventory-products-columns', productColumns),
    pairs: useRememberedColumns('inventory-pairs-columns', pairColumns),
  };
}

export type InventoryTables = ReturnType<typeof useInventoryTables>;
