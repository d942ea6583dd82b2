'use client';

import { useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { features, toColumnDef } from './columns.ts';
import type { DataTableProps } from './props.ts';

const NO_WIDTHS: Readonly<Record<string, number>> = {};

/** The sorted rows, the visible columns, and the widths of these in px. */
export function useTableModel<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows: data, getRowId, sort, isSortedOutside = false, hiddenColumns, columnWidths } = props;
  const table = useTable({
    features,
    columns: useMemo(() => columns.map(toColumnDef), [columns]),
    data,
    getRowId,
    manualSorting: isSortedOutside,
    state: {
      sorting: useMemo(() => (sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : []), [sort]),
      columnVisibility: useMemo(
        () => Object.fromEntries((hiddenColumns ?? []).map((id) => [id, false])),
        [hiddenColumns],
      ),
      columnSizing: columnWidths ?? NO_WIDTHS,
    },
  });
  return {
    rows: table.getRowModel().rows,
    columns: useMemo(() => columns.filter(({ id }) => !hiddenColumns?.includes(id)), [columns, hiddenColumns]),
    widths: Object.fromEntries(table.getVisibleLeafColumns().map((column) => [column.id, column.getSize()])),
  };
}

export type TableModel<Row extends object> = ReturnType<typeof useTableModel<Row>>;
