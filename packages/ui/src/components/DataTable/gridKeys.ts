/** A place in the grid: row −1 is the head. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
  /** Number of rows that a page key passes. */
  page: number;
  isRtl: boolean;
}

/** The place that a key moves to (ARIA APG, data grid); `undefined` for other keys. */
export function placeAfter(
  key: string,
  isCtrl: boolean,
  { row, column }: GridPlace,
  { rows, columns, page, isRtl }: GridSize,
): GridPlace | undefined {
  const within = (place: GridPlace): GridPlace => ({
    row: Math.min(rows - 1, Math.max(-1, place.row)),
    column: Math.min(columns - 1, Math.max(0, place.column)),
  });
  const onward = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return within({ row, column: column + onward });
    case 'ArrowLeft':
      return within({ row, column: column - onward });
    case 'ArrowDown':
      return within({ row: row + 1, column });
    case 'ArrowUp':
      return within({ row: row - 1, column });
    case 'PageDown':
      return within({ row: Math.max(0, row) + page, column });
    case 'PageUp':
      // In the head it stays there: PageUp must not move down.
      return within({ row: Math.max(Math.min(0, row), row - page), column });
    case 'Home':
      return within({ row: isCtrl ? 0 : row, column: 0 });
    case 'End':
      return within({ row: isCtrl ? rows - 1 : row, column: columns - 1 });
    default:
      return undefined;
  }
}
