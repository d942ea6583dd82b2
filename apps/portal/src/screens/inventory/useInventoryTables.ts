import { useLocale, useSay } from '../language.ts';
import { pairColumns } from './pairColumns.tsx';
import { productColumns } from './productColumns.tsx';
import { useRememberedColumns } from './useRemembered.ts';

/** The columns of both tables as this device remembers them. */
export function useInventoryTables() {
  const say = useSay();
  const locale = useLocale();
  return {
    products: useRememberedColumns('inventory-products-columns', productColumns(say, locale)),
    pairs: useRememberedColumns('inventory-pairs-columns', pairColumns(say)),
  };
}

export type InventoryTables = ReturnType<typeof useInventoryTables>;
