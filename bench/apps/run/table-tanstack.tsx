/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, jsx-a11y/control-has-associated-label --
   as plain as the example that it follows */
import {
  columnFilteringFeature,
  columnSizingFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { columns, pairs, PLACE, ROW_HEIGHT, type Pair } from './goods.ts';
import { offerTable, type TableAppProps } from './offerTable.tsx';
import './table-tanstack.css';

const features = tableFeatures({
  columnFilteringFeature,
  columnSizingFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { alphanumeric: sortFn_alphanumeric, text: sortFn_text },
});
const helper = createColumnHelper<typeof features, Pair>();
const theirs = helper.columns(
  columns.map(({ id, header, width }) => helper.accessor(id, { header, size: width, filterFn: 'includesString' })),
);
const data = [...pairs];

/** As TanStack's example of windowed rows has it, with rows of one height. */
function Table({ isSorted, search }: TableAppProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable({
    features,
    columns: theirs,
    data,
    getRowId: (row) => row.id,
    state: {
      sorting: useMemo(() => (isSorted ? [{ id: 'name', desc: true }] : []), [isSorted]),
      columnFilters: useMemo(() => (search === '' ? [] : [{ id: 'name', value: search }]), [search]),
    },
  });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 5,
  });
  return (
    <div ref={scroller} className="place" style={PLACE}>
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} style={{ width: header.getSize() }}>
                  <div className="sortable" onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                    {{ asc: ' 🔼', desc: ' 🔽' }[header.column.getIsSorted() as string] ?? null}
                  </div>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]!;
            return (
              <tr key={row.id} className="row" style={{ transform: `translateY(${start}px)` }}>
                {row.getAllCells().map((cell) => (
                  <td key={cell.id} style={{ width: cell.column.getSize() }}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

offerTable(Table);
