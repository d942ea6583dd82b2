import { DataTable, UiProvider, type DataTableColumn } from '@instore/ui';
import { useMemo } from 'react';
import { columns, pairs, PLACE, type Pair } from './goods.ts';
import { offerTable } from './offerTable.tsx';

const ours: DataTableColumn<Pair>[] = columns.map(({ id, header, width }) => ({
  id,
  header,
  width,
  cell: (pair) => pair[id],
  sortBy: (pair) => pair[id],
}));
const byName = { column: 'name', direction: 'descending' } as const;
const idOf = ({ id }: Pair) => id;
const nameOf = ({ name }: Pair) => name;
const nothing = () => {};

offerTable(({ isSorted, search }) => {
  const found = useMemo(
    () => (search === '' ? pairs : pairs.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))),
    [search],
  );
  return (
    <UiProvider>
      <div style={PLACE}>
        <DataTable
          label="Pairs"
          columns={ours}
          rows={found}
          getRowId={idOf}
          getRowName={nameOf}
          sort={isSorted ? byName : undefined}
          onSortChange={nothing}
          empty="Nothing found"
        />
      </div>
    </UiProvider>
  );
});
