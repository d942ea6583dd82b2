import { SaxesParser } from 'saxes';

/** Tells what is wrong with a part of a spreadsheet. */
type Report = (fault: string) => void;

/** Takes the next bytes of a part; returns what is wrong with the part, once that is known. */
type CheckBytes = (bytes: Uint8Array, isLast: boolean) => string | undefined;

/**
 * Checks an XML part of a spreadsheet while it arrives: a damaged one would lose rows without an error, a formula
 * without a result would be an empty cell, and a person does not see the rows of a hidden sheet.
 */
export function checkPart(): CheckBytes {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = new SaxesParser({ xmlns: false, position: false });
  let fault: string | undefined;
  const report: Report = (found) => {
    fault ??= found;
  };
  const reportDamage = (error: Error) => report(`it is damaged (${error.message})`);
  parser.on('error', reportDamage);
  const watchers = [watchCells(report), watchFirstSheet(report)];
  parser.on('opentag', ({ name, attributes }) => {
    for (const watcher of watchers) watcher.open(localName(name), attributes);
  });
  parser.on('text', (text) => {
    for (const watcher of watchers) watcher.text?.(text);
  });
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

interface Watcher {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Reports a cell with a formula (`f`) and without the result that the program stored (`v`, `is`; SpreadsheetML). */
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
      if (cell?.hasFormula === true && !cell.hasResult)
        report(`the formula in ${cell.name} has no result. ${SAVE_AGAIN}`);
      cell = undefined;
    },
  };
}

const SAVE_AGAIN = 'Open the file in a spreadsheet program and save it, or paste the values instead of the formulas.';

/** Reports a workbook whose first sheet, the one that is read, is hidden (SpreadsheetML, `state`). */
function watchFirstSheet(report: Report): Watcher {
  let isWorkbook = false;
  let isFirst = true;
  return {
    open: (name, { name: title = '', state = 'visible' }) => {
      isWorkbook ||= name === 'workbook';
      if (!isWorkbook || name !== 'sheet' || !isFirst) return;
      isFirst = false;
      if (state !== 'visible')
        report(`its first sheet, "${title}", is hidden. Show it, or move the sheet with the rows before it.`);
    },
  };
}
