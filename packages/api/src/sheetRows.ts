import { Unzip, UnzipInflate } from 'fflate';

/** The sheets of a spreadsheet (Office Open XML). */
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;

/** Where a row begins in a sheet (SpreadsheetML). */
const ROW = '<row ';

/**
 * Counts the rows of a spreadsheet while its bytes arrive. The first row of a sheet is the header and does not count. Of
 * any other file no row is counted.
 *
 * @param onRows called with the number of rows so far
 * @returns a function that takes the next bytes of the file
 */
export function countSheetRows(onRows: (rows: number) => void): (bytes: Uint8Array) => void {
  const unzip = new Unzip((entry) => {
    if (!SHEET.test(entry.name)) return;
    const count = createCounter(onRows);
    entry.ondata = (error, bytes) => {
      if (!error) count(bytes);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  let isReadable = true;
  return (bytes) => {
    if (!isReadable) return;
    try {
      unzip.push(bytes);
    } catch {
      // A broken file is reported by the program that opens it.
      isReadable = false;
    }
  };
}

/** Counts the rows in the text of a sheet. */
function createCounter(onRows: (rows: number) => void): (bytes: Uint8Array) => void {
  const decoder = new TextDecoder('latin1');
  let rows = -1;
  let end = '';
  return (bytes) => {
    const text = end + decoder.decode(bytes, { stream: true });
    const found = text.split(ROW).length - 1;
    // A row may begin at the end of these bytes and continue in the next ones.
    end = text.slice(1 - ROW.length);
    if (found === 0) return;
    rows += found;
    onRows(rows);
  };
}
