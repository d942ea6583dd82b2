import { useIsWide } from '@instore/ui';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import type { Filtering } from './useFiltering.ts';
import { pairColumns } from './pairColumns.tsx';
import { productColumns } from './productColumns.tsx';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { useRememberedColumns } from './useRemembered.ts';

/** A tablet has no room for all columns: without the price no other one is cut. The product shows the price. */
const HIDDEN_ON_TABLET = ['price'] as const;

/** The columns of both tables as this device remembers them. */
export function useInventoryTables({ wantedSize, sizeSystem }: Filtering, isCompact: boolean) {
  const say = useSay();
  const locale = useLocale();
  const pictureUrl = usePictureUrl();
  const isWide = useIsWide();
  return {
    products: useRememberedColumns(
      'inventory-products-columns',
      productColumns({ say, locale, pictureUrl, isCompact, wantedSize, sizeSystem }),
    ),
    pairs: useRememberedColumns('inventory-pairs-columns', pairColumns(say, isCompact), isWide ? [] : HIDDEN_ON_TABLET),
  };
}

export type InventoryTables = ReturnType<typeof useInventoryTables>;
