'use client';

import {
  columnSizingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** A column: its header, its cells and its sort values. */
export interface DataTableColumn<Row> {
  id: string;
  header: string;
  /** Shows one row; text is cut with an ellipsis. */
  cell: (row: Row) => ReactNode;
  /** Sort value; without it the column cannot be sorted. Digits in texts are compared as numbers ("10" after "9"). */
  sortBy?: (row: Row) => string | number | Date | undefined;
  /** Least width in px at 100 % text; the rest of the table's width is shared in proportion, or by `grow`. @default 160 */
  width?: number;
  /** Share of the rest of the table's width. @default the least width */
  grow?: number;
  /** Least share of the visible width in percent, where that is more than `width`. @default none */
  leastShare?: number;
  /** In px. @default 72 */
  minWidth?: number;
  /** `end` for amounts. @default 'start' */
  align?: 'start' | 'end';
  /** The cells name their rows, read with every cell. One column has it. @default the first column */
  isRowHeader?: boolean;
  /** Can be hidden. @default true */
  isHideable?: boolean;
}

/** The sorted column and its direction. */
export interface DataTableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export const features = /* @__PURE__ */ tableFeatures({
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: /* @__PURE__ */ createSortedRowModel(),
});

export const WIDTH = { normal: 160, least: 72, tool: 48 } as const;

const collator = /* @__PURE__ */ new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Compares numbers and dates by value, texts in the order of the language. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'string' || typeof b === 'string') return collator.compare(String(a), String(b));
  return Number(a) - Number(b);
}

/** Converts a column for TanStack Table. */
export function toColumnDef<Row extends object>(column: DataTableColumn<Row>): ColumnDef<typeof features, Row> {
  const { sortBy } = column;
  const shown = {
    id: column.id,
    header: column.header,
    size: column.width ?? WIDTH.normal,
    minSize: column.minWidth ?? WIDTH.least,
    enableSorting: sortBy !== undefined,
    enableHiding: column.isHideable ?? true,
  };
  if (!sortBy) return shown;
  return {
    ...shown,
    accessorFn: sortBy,
    sortUndefined: 'last',
    sortFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id)),
  };
}
