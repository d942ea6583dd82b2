'use client';

import { useStable } from '../../internal/useStable.ts';
import type { DataTableProps } from './props.ts';

/** Which rows are chosen, and the verbs to change it. */
export interface RowSelection {
  isSelected: (id: string) => boolean;
  /** All rows are chosen. */
  isAll: boolean;
  /** At least one row is chosen. */
  isSome: boolean;
  /** Stays the same function. */
  toggle: (id: string) => void;
  toggleAll: () => void;
}

/** The selection of a table, `undefined` where rows cannot be chosen. */
export function useRowSelection<Row extends object>(
  rows: readonly { id: string }[],
  { selection, onSelectionChange }: DataTableProps<Row>,
): RowSelection | undefined {
  const toggle = useStable((id: string) => {
    const next = new Set(selection);
    if (!next.delete(id)) next.add(id);
    onSelectionChange?.(next);
  });
  if (!onSelectionChange) return undefined;
  const isAll = rows.length > 0 && rows.every(({ id }) => selection?.has(id));
  return {
    isSelected: (id) => selection?.has(id) ?? false,
    isAll,
    isSome: (selection?.size ?? 0) > 0,
    toggle,
    toggleAll: () => onSelectionChange(new Set(isAll ? [] : rows.map(({ id }) => id))),
  };
}
