import type { InventoryAddress } from '../../rules/inventoryAddress.ts';
import type { InventoryPageProps } from './pageProps.ts';
import { PairsView } from './PairsView.tsx';
import { ProductList } from './ProductList.tsx';
import { ProductTable } from './ProductTable.tsx';
import type { useFiltering } from './useFiltering.ts';

export interface InventoryResultsProps extends InventoryPageProps {
  filtering: ReturnType<typeof useFiltering>;
  layout: 'labels' | 'table';
  isCompact: boolean;
}

/** What the search finds: the pairs, or the products as labels or as a table [F-06]. */
export function InventoryResults(props: InventoryResultsProps) {
  const { sku, size, system, view = 'products', order = 'TITLE_ASC', filtering, layout, isCompact, onChange } = props;
  const open = (next: string) => onChange({ sku: next, ...(next !== sku && { size: undefined, system: undefined }) });
  if (view === 'pairs') {
    return (
      <PairsView
        isCompact={isCompact}
        onOpen={(row) =>
          onChange({
            sku: String(row['Inventory.sku'] ?? row['Inventory.productId']),
            size: String(row['Inventory.size']),
            system: row['Inventory.sizeSystem'] as InventoryAddress['system'],
          })
        }
        onShowAll={filtering.clear}
      />
    );
  }
  if (layout === 'table') {
    return (
      <ProductTable
        order={order}
        isCompact={isCompact}
        onOrderChange={(next) => onChange({ order: next }, true)}
        onOpen={open}
        onShowAll={filtering.clear}
      />
    );
  }
  return (
    <ProductList
      open={sku}
      size={size ?? filtering.wantedSize}
      system={system ?? (size === undefined && filtering.wantedSize !== undefined ? 'US M' : undefined)}
      query={props.q}
      onShowAll={filtering.clear}
      onOpen={open}
    />
  );
}
