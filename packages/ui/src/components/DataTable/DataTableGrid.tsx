'use client';

import { useState, type Key, type RefObject } from 'react';
import { useLoadAhead } from '../../internal/useLoadAhead.ts';
import { useStable } from '../../internal/useStable.ts';
import { nextWidth } from './columnWidths.ts';
import { WIDTH } from './columns.ts';
import * as css from './DataTable.css.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import type { GridPlace } from './gridKeys.ts';
import type { DataTableProps } from './props.ts';
import { useGridFocus } from './useGridFocus.ts';
import type { RowSelection } from './useRowSelection.ts';
import { useRowWindow } from './useRowWindow.ts';
import type { TableModel } from './useTableModel.ts';

/** The next page is requested when this many rows are left. */
const LOAD_AHEAD = 10;

interface DataTableGridProps<Row extends object> extends DataTableProps<Row> {
  gridRef: RefObject<HTMLDivElement | null>;
  model: TableModel<Row>;
  chosen: RowSelection | undefined;
  /** In px. */
  rowHeight: number;
  openMenu: (row: Row, button: Element) => void;
}

/** The scrolled grid: head and visible rows. */
export function DataTableGrid<Row extends object>(props: DataTableGridProps<Row>) {
  const { gridRef, model, chosen, label, status = 'ready', hasMore = false } = props;
  const { rows, columns } = model;
  const columnCount = columns.length + (chosen ? 1 : 0) + (props.getRowActions ? 1 : 0);
  const active = useState<GridPlace>({ row: -1, column: 0 });
  const virtualizer = useRowWindow({ gridRef, rows, height: props.rowHeight, focusedRow: active[0].row });
  const focus = useKeyboard(props, active, columnCount, (row) => virtualizer.scrollToIndex(row));
  useLoadAhead({
    last: virtualizer.range?.endIndex ?? 0,
    count: rows.length,
    ahead: LOAD_AHEAD,
    isWanted: hasMore && status === 'ready',
    onLoadMore: props.onLoadMore,
  });
  const total = props.total ?? (hasMore ? undefined : rows.length);
  return (
    <div
      ref={gridRef}
      role="grid"
      aria-label={label}
      aria-rowcount={total === undefined ? -1 : total + 1}
      aria-colcount={columnCount}
      aria-multiselectable={chosen ? true : undefined}
      aria-busy={status === 'loading'}
      className={css.scroller}
      onFocus={focus.onFocus}
      onKeyDown={focus.onKeyDown}
    >
      <Head {...props} />
      {rows.length > 0 && (
        <div role="rowgroup" className={css.body} style={{ height: virtualizer.getTotalSize() }}>
          <Rows {...props} items={virtualizer.getVirtualItems()} />
        </div>
      )}
    </div>
  );
}

function Head<Row extends object>(props: DataTableGridProps<Row>) {
  const { model, sort, onSortChange, columnWidths, onColumnWidthsChange, chosen, getRowActions } = props;
  return (
    <DataTableHead
      columns={model.columns}
      widths={model.widths}
      sort={sort}
      onSortChange={onSortChange}
      onWidthChange={onColumnWidthsChange && ((id, width) => onColumnWidthsChange({ ...columnWidths, [id]: width }))}
      selection={chosen}
      hasActions={getRowActions !== undefined}
    />
  );
}

interface VisibleRow {
  index: number;
  key: Key;
  start: number;
}

function Rows<Row extends object>({ items, ...props }: DataTableGridProps<Row> & { items: readonly VisibleRow[] }) {
  const { model, chosen, getRowName, getRowState, onOpenRow, getRowActions, openMenu } = props;
  const open = useStable((row: Row) => onOpenRow?.(row));
  return items.map(({ index, key, start }) => {
    const { id, original } = model.rows[index]!;
    return (
      <DataTableRow
        key={key}
        row={original}
        id={id}
        index={index}
        top={start}
        name={getRowName(original)}
        columns={model.columns}
        state={getRowState?.(original)}
        isSelected={chosen?.isSelected(id) ?? false}
        onToggle={chosen?.toggle}
        onOpen={onOpenRow && open}
        onMenu={getRowActions && openMenu}
      />
    );
  });
}

/** What the keys do in the cells of this table. */
function useKeyboard<Row extends object>(
  props: DataTableGridProps<Row>,
  [place, setPlace]: [GridPlace, (place: GridPlace) => void],
  columnCount: number,
  scrollToRow: (row: number) => void,
) {
  const { gridRef, model, chosen, rowHeight, columnWidths, onColumnWidthsChange, onOpenRow } = props;
  const { rows, columns, widths } = model;
  return useGridFocus({
    gridRef,
    place,
    onPlaceChange: setPlace,
    rows: rows.length,
    columns: columnCount,
    pageSize: () => Math.max(1, Math.floor((gridRef.current?.clientHeight ?? 0) / rowHeight) - 2),
    scrollToRow,
    onEnter: ({ row }) => rows[row] && onOpenRow?.(rows[row].original),
    onSpace: ({ row }, event) => {
      if (!chosen || !rows[row]) return;
      event.preventDefault();
      chosen.toggle(rows[row].id);
    },
    onResize: (at, by) => {
      const column = columns[at - (chosen ? 1 : 0)];
      if (!column || !onColumnWidthsChange) return;
      const head = gridRef.current?.querySelector(`[data-row="-1"] > [data-column="${at}"]`);
      const width = nextWidth(column, head, widths[column.id] ?? WIDTH.normal, by);
      onColumnWidthsChange({ ...columnWidths, [column.id]: width });
    },
    onSelectAll: () => chosen?.toggleAll(),
  });
}
