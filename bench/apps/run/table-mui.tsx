import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { columns, pairs, PLACE, ROW_HEIGHT, type Pair } from './goods.ts';
import { offerTable } from './offerTable.tsx';

const theirs: GridColDef<Pair>[] = columns.map(({ id, header, width }) => ({ field: id, headerName: header, width }));

/** The community's grid shows at most 100 rows a page, windowed; order and filter go through all of them. */
offerTable(({ isSorted, search }) => (
  <div style={PLACE}>
    <DataGrid
      rows={pairs}
      columns={theirs}
      rowHeight={ROW_HEIGHT}
      sortModel={useMemo(() => (isSorted ? [{ field: 'name', sort: 'desc' as const }] : []), [isSorted])}
      filterModel={useMemo(
        () => ({ items: search === '' ? [] : [{ field: 'name', operator: 'contains', value: search }] }),
        [search],
      )}
    />
  </div>
));
