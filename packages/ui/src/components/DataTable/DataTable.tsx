'use client';

/* Long for one reason: the parts of the grid meet here: rows and order, window, focus, selection, states. */
import { useTable } from '@tanstack/react-table';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { EdgeState } from '../../internal/edgeState.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { ListFoot } from '../List/ListStates.tsx';
import { Menu, type MenuItem } from '../Menu/Menu.tsx';
import { EdgeShades } from '../ScrollArea/EdgeShades.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { features, toColumnDef, WIDTH, type DataTableColumn, type DataTableSort } from './columns.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './DataTable.css.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { useGridFocus } from './useGridFocus.ts';

/** How much larger than 16 px the text is set: 2 at 200 %. */
const textScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** Height of a row in px at 100 % text. */
const ROW_HEIGHT = { normal: 48, compact: 36 } as const;
/** What an arrow key adds to a column's width, in px. */
const WIDTH_STEP = 16;
const ASK_AHEAD = 10;
const PLACES = 6;

export interface DataTableProps<Row extends object> extends Unstyled {
  /** What is listed, told to screen readers: "Dispatched pairs". */
  label: string;
  /** Keep the array stable; a new one is a new table. */
  columns: readonly DataTableColumn<Row>[];
  /** Keep the array stable as long as nothing changed. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** What a row is called: "Halden Court 82, 10.5". */
  getRowName: (row: Row) => string;
  /** Which column sorts. */
  sort?: DataTableSort;
  onSortChange?: (sort: DataTableSort) => void;
  /** The rows come sorted, e.g. from the server. @default false */
  isSortedOutside?: boolean;
  /** Ids of the chosen rows; with `onSelectionChange` there is a column of boxes. */
  selection?: ReadonlySet<string>;
  onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** Ids of columns out of sight. */
  hiddenColumns?: readonly string[];
  /** Widths that differ from the columns' own, in px. */
  columnWidths?: Readonly<Record<string, number>>;
  /** Dragging a column's end, or Shift and the arrow keys on its head. */
  onColumnWidthsChange?: (widths: Readonly<Record<string, number>>) => void;
  /** Rows of 48 or 36 px. @default 'normal' */
  density?: 'normal' | 'compact';
  /** The bar at a row's edge that carries its state. */
  getRowState?: (row: Row) => EdgeState;
  /** A press on a row, or Enter in it. */
  onOpenRow?: (row: Row) => void;
  /** Verbs for one row, in a menu at its end. */
  getRowActions?: (row: Row) => readonly MenuItem[];
  onRowAction?: (action: string, row: Row) => void;
  /** `loading` is the first page or the next one. @default 'ready' */
  status?: 'ready' | 'loading' | 'error';
  /** How many rows there are in all, where more pages follow. */
  total?: number;
  hasMore?: boolean;
  onLoadMore?: () => void;
  error?: ReactNode;
  onRetry?: () => void;
  /** Shown where there is nothing: an `EmptyState`. */
  empty: ReactNode;
}

/**
 * Rows and columns to compare, sort and choose from, of any length: only what is in sight is drawn. It fills its
 * parent, which must have a height. One tab stop; arrow keys go cell by cell (ARIA APG, data grid).
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const say = useMessages('DataTable');
  const { label, columns, rows: data, getRowId, getRowName, sort, onSortChange, isSortedOutside = false } = props;
  const { selection, onSelectionChange, hiddenColumns, columnWidths, onColumnWidthsChange, getRowState } = props;
  const { density = 'normal', onOpenRow, getRowActions, onRowAction, status = 'ready', hasMore = false } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [rem, setRem] = useState(textScale);
  // The host may set the size of text as the table appears.
  useEffect(() => setRem(textScale()), []);
  const height = Math.round(ROW_HEIGHT[density] * rem);

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
  const { rows } = table.getRowModel();
  const shown = useMemo(() => columns.filter(({ id }) => !hiddenColumns?.includes(id)), [columns, hiddenColumns]);
  const widths = Object.fromEntries(table.getVisibleLeafColumns().map((column) => [column.id, column.getSize()]));

  const [menuRow, setMenuRow] = useState<Row | null>(null);
  const menuButton = useRef<Element | null>(null);
  const openMenu = useCallback((row: Row, button: Element) => {
    menuButton.current = button;
    setMenuRow(row);
  }, []);

  const toggle = useStable((id: string) => {
    const next = new Set(selection);
    if (!next.delete(id)) next.add(id);
    onSelectionChange?.(next);
  });
  const isAll = rows.length > 0 && rows.every(({ id }) => selection?.has(id));
  const toggleAll = () => onSelectionChange?.(new Set(isAll ? [] : rows.map(({ id }) => id)));

  const hasSelection = onSelectionChange !== undefined;
  const first = hasSelection ? 1 : 0;
  const columnCount = shown.length + first + (getRowActions ? 1 : 0);

  const focusedRow = useRef(-1);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => height,
    // The same as long as the rows are: another one would have every one of them placed anew, at each drawing.
    getItemKey: useCallback((index: number) => rows[index]!.id, [rows]),
    overscan: 4,
    // The row with the focus stays drawn while it is out of sight, or the focus would be lost.
    rangeExtractor: (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      const kept = focusedRow.current;
      return kept < 0 || kept >= range.count || drawn.includes(kept)
        ? drawn
        : [...drawn, kept].toSorted((a, b) => a - b);
    },
    // The head lies over the first row's place.
    scrollPaddingStart: HEAD_HEIGHT,
  });
  const placedFor = useRef(height);
  useEffect(() => {
    if (placedFor.current === height) return;
    placedFor.current = height;
    virtualizer.measure();
  }, [virtualizer, height]);

  const focus = useGridFocus({
    gridRef: grid,
    rows: rows.length,
    columns: columnCount,
    pageSize: () => Math.max(1, Math.floor((grid.current?.clientHeight ?? 0) / height) - 2),
    scrollToRow: (row) => virtualizer.scrollToIndex(row),
    onEnter: ({ row }) => rows[row] && onOpenRow?.(rows[row].original),
    onSpace: ({ row }, event) => {
      if (!hasSelection || !rows[row]) return;
      event.preventDefault();
      toggle(rows[row].id);
    },
    onResize: (column, by) => {
      const target = shown[column - first];
      if (!target || !onColumnWidthsChange) return;
      const least = target.minWidth ?? WIDTH.least;
      // As it is drawn: a column that shares what is left is wider than its number.
      const cell = grid.current?.querySelector(`[data-row="-1"] > [data-column="${column}"]`);
      const now = cell?.getBoundingClientRect().width ?? widths[target.id] ?? WIDTH.normal;
      const next = Math.max(least, Math.round(now) + by * WIDTH_STEP);
      onColumnWidthsChange({ ...columnWidths, [target.id]: next });
    },
    onSelectAll: () => hasSelection && toggleAll(),
  });
  focusedRow.current = focus.focusedRow;

  const drawn = virtualizer.getVirtualItems();
  const last = virtualizer.range?.endIndex ?? 0;
  const askedAt = useRef(-1);
  useEffect(() => {
    if (!hasMore || status !== 'ready' || last < rows.length - ASK_AHEAD || askedAt.current === rows.length) return;
    askedAt.current = rows.length;
    props.onLoadMore?.();
  });

  // Wider with larger text; what somebody set by hand is theirs.
  const tracks = shown.map(({ id }) => {
    const width = widths[id] ?? WIDTH.normal;
    return columnWidths?.[id] === undefined ? `${width / 16}rem` : `${width}px`;
  });
  const vars = assignInlineVars({
    [css.rowHeight]: `${height}px`,
    [css.rowWidth]: `calc(${[...tracks, `${(columnCount - shown.length) * WIDTH.tool}px`].join(' + ')})`,
    [css.columns]: [
      ...(hasSelection ? [`${WIDTH.tool}px`] : []),
      // A column that somebody set by hand keeps its width; the others share what is left.
      ...shown.map(({ id }, at) =>
        columnWidths?.[id] === undefined ? `minmax(${tracks[at]}, ${widths[id] ?? WIDTH.normal}fr)` : tracks[at],
      ),
      ...(getRowActions ? [`${WIDTH.tool}px`] : []),
    ].join(' '),
  });
  const total = props.total ?? (hasMore ? undefined : rows.length);
  const open = useStable((row: Row) => onOpenRow?.(row));

  return (
    <div className={css.frame} style={vars}>
      <div className={css.window}>
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          aria-rowcount={total === undefined ? -1 : total + 1}
          aria-colcount={columnCount}
          aria-multiselectable={hasSelection || undefined}
          aria-busy={status === 'loading'}
          className={css.scroller}
          onFocus={focus.onFocus}
          onKeyDown={focus.onKeyDown}
        >
          <DataTableHead
            columns={shown}
            widths={widths}
            sort={sort}
            onSortChange={onSortChange}
            onWidthChange={
              onColumnWidthsChange && ((id, width) => onColumnWidthsChange({ ...columnWidths, [id]: width }))
            }
            selection={hasSelection ? { isAll, isSome: (selection?.size ?? 0) > 0, onToggle: toggleAll } : undefined}
            hasActions={getRowActions !== undefined}
          />
          {rows.length > 0 && (
            <div role="rowgroup" className={css.body} style={{ height: virtualizer.getTotalSize() }}>
              {drawn.map(({ index, key, start }) => {
                const { id, original } = rows[index]!;
                return (
                  <DataTableRow
                    key={key}
                    row={original}
                    id={id}
                    index={index}
                    top={start}
                    name={getRowName(original)}
                    columns={shown}
                    state={getRowState?.(original)}
                    isSelected={selection?.has(id) ?? false}
                    onToggle={hasSelection ? toggle : undefined}
                    onOpen={onOpenRow && open}
                    onMenu={getRowActions && openMenu}
                  />
                );
              })}
            </div>
          )}
        </div>
        <EdgeShades scroller={grid} axis="x" />
      </div>
      {rows.length === 0 && status === 'loading' && <Places label={label} />}
      {rows.length === 0 && status === 'ready' && <div className={css.state}>{props.empty}</div>}
      {rows.length === 0 && status === 'error' && (
        <div className={css.state}>
          <ErrorState {...(props.onRetry && { onRetry: props.onRetry })}>{props.error}</ErrorState>
        </div>
      )}
      {rows.length > 0 && status !== 'ready' && (
        <div className={css.foot}>
          <ListFoot
            status={status}
            isEnd={!hasMore}
            endMessage={undefined}
            error={props.error}
            onRetry={props.onRetry}
          />
        </div>
      )}
      {menuRow && getRowActions && (
        <Menu
          isOpen
          onClose={() => setMenuRow(null)}
          triggerRef={menuButton}
          label={say('Actions for {row}', { row: getRowName(menuRow) })}
          items={getRowActions(menuRow)}
          onAction={(action) => onRowAction?.(action, menuRow)}
        />
      )}
    </div>
  );
}

const NO_WIDTHS: Readonly<Record<string, number>> = {};
const HEAD_HEIGHT = 45;

/** The first page is on its way: rows of the final height. */
function Places({ label }: { label: string }) {
  const say = useMessages('DataTable');
  return (
    <div role="status">
      <VisuallyHidden>{say('Loading {what}', { what: label })}</VisuallyHidden>
      {Array.from({ length: PLACES }, (_, index) => (
        <div key={index} className={css.place}>
          <Skeleton width={96} height={16} />
          <Skeleton width={240} height={16} />
          <Skeleton width={120} height={16} />
        </div>
      ))}
    </div>
  );
}

/** The same function for ever, doing what was last given: rows need not be drawn anew for it. */
function useStable<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
