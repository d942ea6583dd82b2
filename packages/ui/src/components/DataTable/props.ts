import type { ReactNode } from 'react';
import type { EdgeState } from '../../internal/edgeState.ts';
import type { Unstyled } from '../../internal/props.ts';
import type { MenuItem } from '../Menu/Menu.tsx';
import type { DataTableColumn, DataTableSort } from './columns.ts';

export interface DataTableProps<Row extends object> extends Unstyled {
  /** Name of the table for screen readers: "Dispatched pairs". */
  label: string;
  /** Keep the array stable; a new one is a new table. */
  columns: readonly DataTableColumn<Row>[];
  /** Keep the array stable while nothing changes. */
  rows: readonly Row[];
  /** Returns the id of a row, which is unique and stays the same. */
  getRowId: (row: Row) => string;
  /** Name of a row for screen readers: "Halden Court 82, 10.5". */
  getRowName: (row: Row) => string;
  /** The sorted column. */
  sort?: DataTableSort;
  /** Called with column and direction when a header is pressed. */
  onSortChange?: (sort: DataTableSort) => void;
  /** The rows are already sorted, e.g. by the server. @default false */
  isSortedOutside?: boolean;
  /** Ids of the chosen rows; with `onSelectionChange` there is a column of checkboxes. */
  selection?: ReadonlySet<string>;
  /** Called with the ids of all selected rows. */
  onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** Ids of hidden columns. */
  hiddenColumns?: readonly string[];
  /** Widths in px that replace those of the columns. */
  columnWidths?: Readonly<Record<string, number>>;
  /** Called on dragging the end of a column, or Shift and an arrow key in its head. */
  onColumnWidthsChange?: (widths: Readonly<Record<string, number>>) => void;
  /** Rows of 48 or 36 px, or of 56 px for two lines. @default 'normal' */
  density?: 'normal' | 'compact' | 'tall';
  /**
   * The table is as high as the window leaves below the head of a page; otherwise it fills its parent: below a field, put
   * both into a `Stack` with `isFilling`. @default false
   */
  isInPage?: boolean;
  /** State of a row, shown by the bar at its start edge. */
  getRowState?: (row: Row) => EdgeState;
  /** Called on a press on a row, or Enter in it. */
  onOpenRow?: (row: Row) => void;
  /** Actions for one row, in a menu at its end. */
  getRowActions?: (row: Row) => readonly MenuItem[];
  /** Called with the id of the action and the row whose menu it was chosen from. */
  onRowAction?: (action: string, row: Row) => void;
  /** `loading` is the first page or the next one. @default 'ready' */
  status?: 'ready' | 'loading' | 'error';
  /** Number of all rows, if more pages follow. */
  total?: number;
  /** Whether there are rows that are not loaded yet. */
  hasMore?: boolean;
  /** Called when the end of the loaded rows is near. */
  onLoadMore?: () => void;
  /** Why the rows could not be read; shown in place of them. */
  error?: ReactNode;
  /** Called to read the rows again after an error. */
  onRetry?: () => void;
  /** Shown if there are no rows: an `EmptyState`. */
  empty: ReactNode;
}
