import { AllCommunityModule, ModuleRegistry, type ColDef, type GridApi } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { columns, firstRow, pairs, PLACE, ROW_HEIGHT, SEARCH, type Pair } from './goods.ts';
import { show } from './root.ts';
import { offer, scroll, shows, until } from './step.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

const theirs: ColDef<Pair>[] = columns.map(({ id, header, width }) => ({
  field: id,
  headerName: header,
  width,
  filter: 'agTextColumnFilter',
}));
const data = [...pairs];
let api: GridApi<Pair> | undefined;

// Order and filter are set through the grid's API, as its documentation shows.
offer({
  mount: () => {
    show(
      <div style={PLACE}>
        <AgGridReact
          rowData={data}
          columnDefs={theirs}
          rowHeight={ROW_HEIGHT}
          getRowId={({ data: { id } }) => id}
          onGridReady={(event) => {
            api = event.api;
          }}
        />
      </div>,
    );
    return until(() => shows(firstRow.mounted));
  },
  scroll,
  sort: () => {
    api?.applyColumnState({ state: [{ colId: 'name', sort: 'desc' }] });
    return until(() => shows(firstRow.sorted));
  },
  filter: () => {
    api?.setFilterModel({ name: { filterType: 'text', type: 'contains', filter: SEARCH } });
    return until(() => shows(firstRow.filtered));
  },
});
