import { createReadStream } from 'node:fs';
import { Unzip, UnzipInflate } from 'fflate';

/** Most bytes of an unpacked spreadsheet: a million rows have about 300 MB. */
const MOST_UNPACKED = 512 * 1024 * 1024;

/** Bytes that are unpacked at once; they may become a thousand times as many. */
const CHUNK = 4 * 1024;

/** The parts of a spreadsheet that may be sheets: the workbook names their paths. */
const PART = /\.xml$/i;

/**
 * A cell with a formula and without the result that the program stored (SpreadsheetML, `f` and `v`). Attributes have any
 * order, and names may have a prefix. `[^<>]` ends at the next tag: with `[^>]` a hostile sheet would take hours.
 */
const WITHOUT_RESULT = new RegExp(
  [
    '<(?:\\w+:)?c(?=\\s)(?:[^<>]*?\\sr="([A-Z]+\\d+)")?[^<>]*>',
    '<(?:\\w+:)?f(?=[\\s/>])[^<>]*(?:/>|>[^<]*</(?:\\w+:)?f>)',
    '(?:<(?:\\w+:)?v(?=[\\s/>])[^<>]*(?:/>|></(?:\\w+:)?v>))?',
    '</(?:\\w+:)?c>',
  ].join('\\s*'),
);

/** More characters than a cell with a formula has; Excel allows 8,192 in the formula. */
const CELL = 16 * 1024;

/**
 * Reads a spreadsheet once before its rows are read.
 * @throws Error for one that unpacks to more than memory may hold, and for a formula whose result is not in the file:
 * its cell would be read as empty
 * @param most bytes of all its parts. @default 512 MB
 */
export async function checkSpreadsheet(file: string, most = MOST_UNPACKED): Promise<void> {
  let unpacked = 0;
  let failure: Error | undefined;
  const unzip = new Unzip((entry) => {
    const look = PART.test(entry.name) ? findFormula() : () => undefined;
    entry.ondata = (error, bytes) => {
      unpacked += bytes?.length ?? 0;
      if (unpacked > most) failure ??= new Error(tooLarge(most));
      const cell = look(bytes);
      if (cell !== undefined) failure ??= new Error(`the formula in ${cell} has no result. ${SAVE_AGAIN}`);
      if (error) failure ??= new Error(`it is damaged (${error.message})`);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for await (const bytes of createReadStream(file, { highWaterMark: CHUNK })) {
    unzip.push(bytes as Buffer);
    if (failure !== undefined) throw failure;
  }
}

const tooLarge = (most: number): string =>
  `it unpacks to more than ${most / 1024 / 1024} MB. Save it as CSV UTF-8, which may be of any size.`;
const SAVE_AGAIN = 'Open the file in a spreadsheet program and save it, or paste the values instead of the formulas.';

/** Looks for a formula without a result while the text of a sheet arrives; gives the name of its cell. */
function findFormula(): (bytes: Uint8Array) => string | undefined {
  const decoder = new TextDecoder('latin1');
  let end = '';
  return (bytes) => {
    const text = end + decoder.decode(bytes, { stream: true });
    end = text.slice(-CELL);
    const found = WITHOUT_RESULT.exec(text);
    return found === null ? undefined : (found[1] ?? 'a cell');
  };
}
