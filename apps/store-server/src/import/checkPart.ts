import { SaxesParser } from 'saxes';
import { said, type Said } from '../base/problems.ts';
import { damaged, type Report, type Watcher } from './watcher.ts';
import { watchPlaces } from './watchPlaces.ts';

/** Parses the next bytes of a part. Returns its first fault; undefined while it has none. */
type CheckBytes = (bytes: Uint8Array, isLast: boolean) => Said | undefined;

/**
 * Checks one XML file in the archive of a spreadsheet. A damaged file would lose rows without an error, a formula without
 * a result would be read as an empty cell, and the rows of a hidden sheet are not those that a person sees.
 * @param others watchers of what several parts say together
 */
export function checkPart(others: (report: Report) => readonly Watcher[]): CheckBytes {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = new SaxesParser({ xmlns: false, position: false });
  let fault: Said | undefined;
  const report: Report = (found) => {
    fault ??= found;
  };
  const reportDamage = (error: Error) => report(damaged(error.message));
  parser.on('error', reportDamage);
  const watchers = [watchCells(report), watchFirstSheet(report), watchPlaces(report), ...others(report)];
  parser.on('opentag', ({ name, attributes }) => {
    for (const watcher of watchers) watcher.open(localName(name), attributes);
  });
  const readText = (text: string) => {
    for (const watcher of watchers) watcher.text?.(text);
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.on('closetag', ({ name }) => {
    for (const watcher of watchers) watcher.close?.(localName(name));
  });
  return (bytes, isLast) => {
    try {
      parser.write(decoder.decode(bytes, { stream: !isLast }));
      if (isLast) parser.close();
    } catch (error) {
      reportDamage(error as Error);
    }
    return fault;
  };
}

/** Elements may have a prefix: `x:sheet`. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reports a cell that has a formula (`f`) and no stored result (`v` or `is`; SpreadsheetML). */
function watchCells(report: Report): Watcher {
  let cell: { name: string; hasFormula: boolean; hasResult: boolean } | undefined;
  let isResult = false;
  return {
    open: (name, { r = 'a cell' }) => {
      if (name === 'c') cell = { name: r, hasFormula: false, hasResult: false };
      if (cell === undefined) return;
      cell.hasFormula ||= name === 'f';
      cell.hasResult ||= name === 'is';
      isResult = name === 'v';
    },
    text: (text) => {
      if (isResult && cell !== undefined) cell.hasResult ||= text !== '';
    },
    close: (name) => {
      if (name === 'v') isResult = false;
      if (name !== 'c') return;
      if (cell?.hasFormula === true && !cell.hasResult) report(noResult(cell.name));
      cell = undefined;
    },
  };
}

const noResult = (cell: string) =>
  said(
    'the formula in {cell} has no result. Open the file in a spreadsheet program and save it, or paste the values instead of the formulas.',
    { cell },
  );

/** Reports a workbook whose first sheet is hidden (SpreadsheetML, `state`): the import reads the first sheet. */
function watchFirstSheet(report: Report): Watcher {
  let isWorkbook = false;
  let isFirst = true;
  return {
    open: (name, { name: title = '', state = 'visible' }) => {
      isWorkbook ||= name === 'workbook';
      if (!isWorkbook || name !== 'sheet' || !isFirst) return;
      isFirst = false;
      if (state !== 'visible')
        report(
          said('its first sheet, "{title}", is hidden. Show it, or move it behind the sheet that you want to import.', {
            title,
          }),
        );
    },
  };
}
