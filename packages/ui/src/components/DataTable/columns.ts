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

/** One column: what it is called, what it shows and what it is sorted by. */
export interface DataTableColumn<Row> {
  id: string;
  header: string;
  /** Shows one row; text is cut with an ellipsis. */
  cell: (row: Row) => ReactNode;
  /** What it is sorted by; without it the column cannot be sorted. Figures in texts count as figures ("10" after "9"). */
  sortBy?: (row: Row) => string | number | Date | undefined;
  /** In px at 100 % text, the least; what is left is shared in proportion. @default 160 */
  width?: number;
  /** In px. @default 72 */
  minWidth?: number;
  /** `end` for amounts. @default 'start' */
  align?: 'start' | 'end';
  /** It names the row, read out with every cell. One column has it. @default the first one */
  isRowHeader?: boolean;
  /** Can be taken out of sight. @default true */
  isHideable?: boolean;
}

/** Which column sorts, and which way. */
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

/** Smaller first; texts by the language's order. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'string' || typeof b === 'string') return collator.compare(String(a), String(b));
  return Number(a) - Number(b);
}

/** The kit's column as TanStack Table wants it. */
export function toColumnDef<Row extends object>(column: DataTableColumn<Row>): ColumnDef<typeof features, Row> {
  const { sortBy } = column;
  return {
    id: column.id,
    header: column.header,
    size: column.width ?? WIDTH.normal,
    minSize: column.minWidth ?? WIDTH.least,
    enableSorting: sortBy !== undefined,
    enableHiding: column.isHideable ?? true,
    ...(sortBy && {
      accessorFn: sortBy,
      sortUndefined: 'last' as const,
      sortFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id)),
    }),
  };
}
