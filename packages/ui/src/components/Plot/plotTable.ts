/** The figures of a plot as a table. */
export interface PlotTable {
  /** Heads of the columns, the one of the names first. */
  columns: readonly string[];
  rows: readonly PlotRow[];
}

/** One row: its name, and a value for each further column; null has no value. */
export interface PlotRow {
  name: string;
  values: readonly (string | number | null)[];
}

/** The rows by the values of a column, 0 is the name. Rows without a value come last. */
export function sortedRows(rows: readonly PlotRow[], column: number, isDescending: boolean): PlotRow[] {
  const valueOf = (row: PlotRow) => (column === 0 ? row.name : (row.values[column - 1] ?? null));
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
    return isDescending ? -order : order;
  });
}
