import type { InventoryOrder } from '@instore/api';
import { Button, DataTable, EmptyState, icons } from '@instore/ui';
import { useValues } from '../../shared/components/useValues.ts';
import { useInventory } from '../../app/context.ts';
import { orderOf, sortOf } from './productColumns.tsx';
import type { InventoryTables } from './useInventoryTables.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { usePagedTable } from '../../shared/tables/usePagedTable.ts';

export interface ProductTableProps {
  order: InventoryOrder;
  isCompact: boolean;
  table: InventoryTables['products'];
  onOrderChange: (order: InventoryOrder) => void;
  onOpen: (sku: string) => void;
  onShowAll: () => void;
}

/** The products as a table. */
export function ProductTable({ order, isCompact, table, onOrderChange, onOpen, onShowAll }: ProductTableProps) {
  const say = useSay();
  const inventory = useInventory();
  const { products, query, ...list } = useValues(inventory.state);
  const paged = usePagedTable(list, products, {
    reload: () => inventory.search(query),
    loadMore: inventory.loadMore,
  });
  return (
    <DataTable
      {...paged}
      label={say('Products')}
      columns={table.columns}
      hiddenColumns={table.hidden}
      columnWidths={table.widths}
      onColumnWidthsChange={table.setWidths}
      getRowId={({ id }) => id}
      getRowName={({ title, colourway }) => `${title}, ${colourway.name}`}
      density={isCompact ? 'compact' : 'tall'}
      sort={sortOf(order)}
      onSortChange={(sort) => onOrderChange(orderOf(sort))}
      onOpenRow={({ sku, id }) => onOpen(sku ?? id)}
      empty={
        <EmptyState
          icon={icons.search}
          title={say('No results found')}
          action={<Button onPress={onShowAll}>{say('Show all products')}</Button>}
        >
          {say("We couldn't find anything for what you are looking.")}
        </EmptyState>
      }
    />
  );
}
