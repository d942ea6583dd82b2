import { Button, DataTable, EmptyState, icons } from '@instore/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { PairsSort } from '../../rules/pairsQuery.ts';
import type { PairRow } from '../../state/inventory/pairs.ts';
import { useInventory } from '../app.ts';
import { pairColumns } from './pairColumns.tsx';
import type { InventoryTables } from './useInventoryTables.ts';
import { useRemembered } from './useRemembered.ts';

export interface PairsViewProps {
  isCompact: boolean;
  table: InventoryTables['pairs'];
  /** Opens the product of a pair, with its size. */
  onOpen: (row: PairRow) => void;
  onShowAll: () => void;
}

const columns = Object.fromEntries(pairColumns.map(({ id }) => [id, id]));

/** One row for each pair of the location, from the cube [F-06]. */
export function PairsView({ isCompact, table, onOpen, onShowAll }: PairsViewProps) {
  const { pairs } = useInventory();
  const { order, total, isLoading, isKnown, error, sort } = useSnapshot(pairs.facts);
  const [stored, remember] = useRemembered('inventory-pairs-sort', ['product ascending', ...sorts]);
  useEffect(() => {
    const [column = '', direction = ''] = stored.split(' ');
    if (column !== pairs.facts.sort.column || direction !== pairs.facts.sort.direction)
      void pairs.sortBy({ column, direction } as PairsSort);
  }, [pairs, stored]);
  // The snapshot causes the redraw; its rows are read-only types, so those of the facts are used.
  const rows = order.length > 0 ? pairs.facts.pairs : [];
  return (
    <DataTable
      label="Pairs"
      isInPage
      columns={table.columns}
      hiddenColumns={table.hidden}
      columnWidths={table.widths}
      onColumnWidthsChange={table.setWidths}
      rows={rows}
      getRowId={(row) => String(row['Inventory.unitId'])}
      getRowName={(row) => `${String(row['Inventory.title'])}, ${String(row['Inventory.size'])}`}
      density={isCompact ? 'compact' : 'normal'}
      sort={sort}
      isSortedOutside
      onSortChange={({ column, direction }) => remember(`${columns[column] ?? 'product'} ${direction}`)}
      onOpenRow={onOpen}
      status={error === undefined ? (isLoading || !isKnown ? 'loading' : 'ready') : 'error'}
      error={error}
      onRetry={() => void pairs.search(pairs.facts.filters)}
      total={total}
      hasMore={rows.length < total}
      onLoadMore={() => void pairs.loadMore()}
      empty={
        <EmptyState
          icon={icons.search}
          title="No results found"
          action={<Button onPress={onShowAll}>Clear filters</Button>}
        >
          We couldn't find anything for what you are looking.
        </EmptyState>
      }
    />
  );
}

const sorts = pairColumns.flatMap(({ id }) => [`${id} ascending`, `${id} descending`]);
