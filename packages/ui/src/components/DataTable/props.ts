import type { ReactNode } from 'react';
import type { EdgeState } from '../../internal/edgeState.ts';
import type { Unstyled } from '../../internal/props.ts';
import type { MenuItem } from '../Menu/Menu.tsx';
import type { DataTableColumn, DataTableSort } from './columns.ts';

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
