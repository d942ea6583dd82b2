import { INVENTORY_ORDERS } from '@instore/api';
import type { InventoryAddress } from '../inventoryAddress.ts';
import { ORDER_KEY, readRemembered, remember } from '../../shared/remembered.ts';
import { useApp } from '../../app/context.ts';
import type { InventoryPageProps } from './pageProps.ts';
import { PairsView } from './PairsView.tsx';
import { ProductList } from './ProductList.tsx';
import { ProductTable } from './ProductTable.tsx';
import type { InventoryTables } from './useInventoryTables.ts';
import type { useFiltering } from './useFiltering.ts';

export interface InventoryResultsProps extends InventoryPageProps {
  filtering: ReturnType<typeof useFiltering>;
  layout: 'labels' | 'table';
  isCompact: boolean;
  tables: InventoryTables;
}

/** What the search finds: the pairs, or the products as labels or as a table [F-06]. */
export function InventoryResults(props: InventoryResultsProps) {
  const { sku, size, system, view = 'products', filtering, onChange } = props;
  const { layout, isCompact, tables } = props;
  const { local } = useApp();
  const order = props.order ?? readRemembered(local, ORDER_KEY, INVENTORY_ORDERS);
  const { wantedSize, sizeSystem } = filtering;
  const wantedSystem = wantedSize === undefined ? undefined : sizeSystem;
  const open = (next: string) =>
    onChange(next === sku ? { sku } : { sku: next, size: wantedSize, system: wantedSystem, unit: undefined });
  if (view === 'pairs') {
    return (
      <PairsView
        isCompact={isCompact}
        table={tables.pairs}
        onOpen={(row) =>
          onChange({
            sku: String(row['Inventory.sku'] ?? row['Inventory.productId']),
            size: String(row['Inventory.size']),
            system: row['Inventory.sizeSystem'] as InventoryAddress['system'],
            unit: row['Inventory.barcode'] === null ? undefined : String(row['Inventory.barcode']),
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
        table={tables.products}
        onOrderChange={(next) => {
          remember(local, ORDER_KEY, next);
          onChange({ order: next }, true);
        }}
        onOpen={open}
        onShowAll={filtering.clear}
      />
    );
  }
  return (
    <ProductList
      open={sku}
      size={size ?? wantedSize}
      system={system ?? (size === undefined ? wantedSystem : undefined)}
      onlySystem={filtering.sizeSystem}
      query={props.q}
      onShowAll={filtering.clear}
      onOpen={open}
    />
  );
}
