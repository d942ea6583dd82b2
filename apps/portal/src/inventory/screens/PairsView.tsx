import { Button, DataTable, EmptyState, icons } from '@instore/ui';
import { useEffect } from 'react';
import { PAIRS_MEMBERS, type PairsSort } from '../pairsQuery.ts';
import type { PairRow } from '../pairs.ts';
import { useValues } from '../../shared/components/useValues.ts';
import { useInventory } from '../../app/context.ts';
import type { InventoryTables } from './useInventoryTables.ts';
import { useRemembered } from './useRemembered.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { usePagedTable } from '../../shared/tables/usePagedTable.ts';

export interface PairsViewProps {
  isCompact: boolean;
  table: InventoryTables['pairs'];
  /** Opens the product of a pair, with its size. */
  onOpen: (row: PairRow) => void;
  onShowAll: () => void;
}

/** One row for each pair of the location, from the cube [F-06]. */
export function PairsView({ isCompact, table, onOpen, onShowAll }: PairsViewProps) {
  const say = useSay();
  const { pairs } = useInventory();
  const { pairs: rows, sort, ...list } = useValues(pairs.state);
  const paged = usePagedTable(list, rows, {
    reload: () => pairs.search(pairs.state.filters),
    loadMore: pairs.loadMore,
  });
  const [stored, remember] = useRemembered('inventory-pairs-sort', ['product ascending', ...sorts]);
  useEffect(() => {
    const [column = '', direction = ''] = stored.split(' ');
    if (column !== pairs.state.sort.column || direction !== pairs.state.sort.direction)
      void pairs.sortBy({ column, direction } as PairsSort);
  }, [pairs, stored]);
  return (
    <DataTable
      {...paged}
      label={say('Pairs')}
      columns={table.columns}
      hiddenColumns={table.hidden}
      columnWidths={table.widths}
      onColumnWidthsChange={table.setWidths}
      getRowId={(row) => String(row['Inventory.unitId'])}
      getRowName={(row) => `${String(row['Inventory.title'])}, ${String(row['Inventory.size'])}`}
      density={isCompact ? 'compact' : 'tall'}
      sort={sort}
      onSortChange={({ column, direction }) => remember(`${column} ${direction}`)}
      onOpenRow={onOpen}
      empty={
        <EmptyState
          icon={icons.search}
          title={say('No results found')}
          action={<Button onPress={onShowAll}>{say('Clear filters')}</Button>}
        >
          {say("We couldn't find anything for what you are looking.")}
        </EmptyState>
      }
    />
  );
}

const sorts = Object.keys(PAIRS_MEMBERS).flatMap((id) => [`${id} ascending`, `${id} descending`]);
