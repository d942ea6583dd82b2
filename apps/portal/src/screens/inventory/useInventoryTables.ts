import { useLocale, useSay } from '../language.ts';
import { pairColumns } from './pairColumns.tsx';
import { productColumns } from './productColumns.tsx';
import { usePictureUrl } from './usePictureUrl.ts';
import { useRememberedColumns } from './useRemembered.ts';

/** The columns of both tables as this device remembers them. */
export function useInventoryTables() {
  const say = useSay();
  const locale = useLocale();
  const pictureUrl = usePictureUrl();
  return {
    products: useRememberedColumns('inventory-products-columns', productColumns(say, locale, pictureUrl)),
    pairs: useRememberedColumns('inventory-pairs-columns', pairColumns(say)),
  };
}

export type InventoryTables = ReturnType<typeof useInventoryTables>;
