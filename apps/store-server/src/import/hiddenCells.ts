import { said, type Said } from '../base/problems.ts';
import type { Watcher } from './watcher.ts';
import { columnOf, lettersOf } from './watchPlaces.ts';

/**
 * Values of a spreadsheet's first sheet that a person who checks it does not see as they are read: in hidden rows and
 * columns, and in merged cells, of which only the first one has a value.
 */
export interface HiddenCells {
  /** @param part the path of the part within the archive */
  watch: (part: string) => Watcher;
  /** What is wrong with the first of them; undefined without one. Only once all parts were read. */
  fault: () => Said | undefined;
}

/** Which of the parts the first sheet is says the workbook with its relationships, which may come after it. */
export function createHiddenCells(): HiddenCells {
  const found = new Map<string, Said>();
  const targets = new Map<string, string>();
  let firstSheet: string | undefined;
  const watch = (part: string): Watcher => {
    const watchSheet = watchHidden((fault) => {
      if (!found.has(part)) found.set(part, fault);
    });
    return {
      open: (name, attributes) => {
        if (name === 'Relationship' && part.endsWith('workbook.xml.rels'))
          targets.set(attributes['Id'] ?? '', attributes['Target'] ?? '');
        if (name === 'sheet') firstSheet ??= Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
        watchSheet.open(name, attributes);
      },
    };
  };
  return {
    watch,
    fault: () => {
      const target = targets.get(firstSheet ?? '')?.replace(/^(\/|\.\/)/, '');
      return target === undefined ? undefined : [...found].find(([part]) => part.endsWith(target))?.[1];
    },
  };
}

/** Reports the hidden values and merged cells of a sheet: columns (`col`) come before its rows, `mergeCell` after them. */
function watchHidden(report: (fault: Said) => void): Watcher {
  const hiddenColumns: { min: number; max: number }[] = [];
  let [row, column, isHiddenRow] = [0, 0, false];
  return {
    open: (name, attributes) => {
      const isHidden = ['1', 'true'].includes(attributes['hidden'] ?? '');
      if (name === 'col' && isHidden)
        hiddenColumns.push({ min: Number(attributes['min']), max: Number(attributes['max']) });
      if (name === 'mergeCell')
        report(
          said('the cells {cells} are merged. Separate them, and enter the value in each of them.', {
            cells: attributes['ref'] ?? '',
          }),
        );
      if (name === 'row') {
        row = attributes['r'] === undefined ? row + 1 : Number(attributes['r']);
        column = 0;
        isHiddenRow = isHidden;
      }
      if (name === 'c') column = attributes['r'] === undefined ? column + 1 : (columnOf(attributes['r'], row) ?? 0);
      if (name !== 'v' && name !== 'is') return;
      if (isHiddenRow) report(hiddenRow(row));
      if (hiddenColumns.some(({ min, max }) => min <= column && column <= max)) report(hiddenColumn(column));
    },
  };
}

const hiddenRow = (row: number) =>
  said('row {row} is hidden. Show all rows, or delete those that are not to be imported.', { row: String(row) });

const hiddenColumn = (column: number) =>
  said('column {column} is hidden. Show all columns, or delete those that are not to be imported.', {
    column: lettersOf(column),
  });
