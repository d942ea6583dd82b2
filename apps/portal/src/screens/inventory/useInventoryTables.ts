import { useLocale, useSay } from '../language.ts';
import type { Filtering } from './useFiltering.ts';
import { pairColumns } from './pairColumns.tsx';
import { productColumns } from './productColumns.tsx';
import { usePictureUrl } from './usePictureUrl.ts';
import { useRememberedColumns } from './useRemembered.ts';

/** The columns of both tables as this device remembers them. */
export function useInventoryTables({ wantedSize, sizeSystem }: Filtering, isCompact: boolean) {
  const say = useSay();
  const locale = useLocale();
  const pictureUrl = usePictureUrl();
  return {
    products: useRememberedColumns(
      'inventory-products-columns',
      productColumns({ say, locale, pictureUrl, isCompact, wantedSize, sizeSystem }),
    ),
    pairs: useRememberedColumns('inventory-pairs-columns', pairColumns(say, isCompact)),
  };
}

export type InventoryTables = ReturnType<typeof useInventoryTables>;
