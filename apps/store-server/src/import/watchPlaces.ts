import { said } from '../base/problems.ts';
import { damaged, type Report, type Watcher } from './watcher.ts';

/** The most rows of a sheet (SpreadsheetML). */
const MOST_ROWS = 1_048_576;

/** The most columns: the widest file has 17, and a row takes memory and time for each column up to its last cell. */
const MOST_COLUMNS = 256;

const CELL = /^([A-Z]{1,3})(\d+)$/;

/**
 * Reports rows and cells that are not in their order, or in no place of the sheet: one of two cells in the same place
 * would be lost. Reports a row that is wider than any file.
 */
export function watchPlaces(report: Report): Watcher {
  let isData = false;
  let row = 0;
  let column = 0;
  const openRow = (place: string | undefined): void => {
    const next = place === undefined ? row + 1 : Number(place);
    if (!Number.isInteger(next) || next <= row || next > MOST_ROWS)
      report(damaged(`row "${place?.slice(0, 20)}" comes after row ${row}`));
    row = next;
    column = 0;
  };
  const openCell = (place: string | undefined): void => {
    const next = place === undefined ? column + 1 : columnOf(place, row);
    if (next === undefined || next <= column)
      report(damaged(`row ${row} has a cell "${place?.slice(0, 20)}" in a wrong place`));
    else if (next > MOST_COLUMNS) report(tooWide(row));
    column = next ?? column;
  };
  return {
    open: (name, { r: place }) => {
      isData ||= name === 'sheetData';
      if (isData && name === 'row') openRow(place);
      if (isData && name === 'c') openCell(place);
    },
    close: (name) => {
      if (name === 'sheetData') isData = false;
    },
  };
}

const tooWide = (row: number) =>
  said('row {row} has more than {most} columns. Delete those that docs/import.md does not name, also empty ones.', {
    row: String(row),
    most: String(MOST_COLUMNS),
  });

/** Reads the column number of a cell from its name: 2 for `B2`. Returns undefined for a wrong name and for another row. */
export function columnOf(place: string, row: number): number | undefined {
  const [, letters = '', digits] = CELL.exec(place) ?? [];
  if (Number(digits) !== row) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** The letters of a column: `B` for 2. */
export function lettersOf(column: number): string {
  if (column === 0) return '';
  const rest = (column - 1) % 26;
  return lettersOf((column - 1 - rest) / 26) + String.fromCharCode(65 + rest);
}
