import type { InventoryOrder } from '@instore/api';
import { Button, DataTable, EmptyState, icons } from '@instore/ui';
import { useValues } from '../../shared/components/useValues.ts';
import { useInventory } from '../../app/context.ts';
import { orderOf, sortOf } from './productColumns.tsx';
import type { InventoryTables } from './useInventoryTables.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';

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
  const sayMessage = useSayMessage();
  const inventory = useInventory();
  const { products: rows, total, isLoading, isKnown, error, query } = useValues(inventory.state);
  return (
    <DataTable
      label={say('Products')}
      isInPage
      columns={table.columns}
      hiddenColumns={table.hidden}
      columnWidths={table.widths}
      onColumnWidthsChange={table.setWidths}
      rows={rows}
      getRowId={({ id }) => id}
      getRowName={({ title, colourway }) => `${title}, ${colourway.name}`}
      density={isCompact ? 'compact' : 'tall'}
      sort={sortOf(order)}
      isSortedOutside
      onSortChange={(sort) => onOrderChange(orderOf(sort))}
      onOpenRow={({ sku, id }) => onOpen(sku ?? id)}
      status={error === undefined ? (isLoading || !isKnown ? 'loading' : 'ready') : 'error'}
      error={error === undefined ? undefined : sayMessage(error)}
      onRetry={() => void inventory.search(query)}
      total={total}
      hasMore={rows.length < total}
      onLoadMore={() => void inventory.loadMore()}
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
