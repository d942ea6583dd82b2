/** The rows of docs/rows.md that are not built yet. The first test that cites a row removes it from here. */
export const OPEN_ROWS: readonly string[] = [];
