import type { ImportFinding } from '@instore/api';
import { proxy } from 'valtio';

/** What a person has decided about the refused rows of an import, before it is sent. */
export interface Corrections {
  /** The new cells by row, then by column. */
  cells: Record<number, Record<string, string>>;
  /** Rows that are left out. */
  leftOut: Record<number, true>;
}

/** Corrections that one request can carry. */
export const CORRECTIONS_MAX = 1000;

/** The decisions about refused rows: state and actions. Another import, or another check of it, begins without them. */
export function createCorrections() {
  const state = proxy<Corrections>({ cells: {}, leftOut: {} });
  const withoutRow = <Value>(rows: Record<number, Value>, row: number) =>
    Object.fromEntries(Object.entries(rows).filter(([key]) => Number(key) !== row));
  const undo = (row: number) => {
    state.cells = withoutRow(state.cells, row);
    state.leftOut = withoutRow(state.leftOut, row);
  };
  return {
    state,
    /** Takes another value for a cell; the row is not left out any more. The same value as in the file is no correction. */
    correctCell({ row, column, value: present }: Pick<ImportFinding, 'row' | 'column' | 'value'>, value: string): void {
      if (row === null || column === null) return;
      const { [column]: _before, ...others } = state.cells[row] ?? {};
      const cells = value.trim() === present ? others : { ...others, [column]: value.trim() };
      undo(row);
      if (Object.keys(cells).length > 0) state.cells[row] = cells;
    },
    /** Leaves a row out. */
    leaveOut(row: number): void {
      undo(row);
      state.leftOut[row] = true;
    },
    undo,
    clear: () => void Object.assign(state, { cells: {}, leftOut: {} }),
    /** As the store takes them. */
    body: (leavesOutOthers: boolean) => ({
      cells: Object.entries(state.cells).flatMap(([row, cells]) =>
        Object.entries(cells).map(([column, value]) => ({ row: Number(row), column, value })),
      ),
      leftOut: Object.keys(state.leftOut).map(Number),
      leavesOutOthers,
    }),
  };
}

/** How many rows have a decision. */
export const decidedRows = ({ cells, leftOut }: { cells: object; leftOut: object }): number =>
  Object.keys(cells).length + Object.keys(leftOut).length;
