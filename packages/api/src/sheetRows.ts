/** Length of the fixed part of a ZIP entry's header, bytes (PKWARE APPNOTE, 4.3.7). */
const HEADER = 30;
const DEFLATE = 8;

/** Where a row begins in a sheet (Office Open XML, SpreadsheetML). */
const ROW = '<row ';

/**
 * Counts the rows of a spreadsheet while its bytes arrive. The sheet must be the first entry of the file, as the store
 * writes it; of any other file no row is counted. The first row is the header and does not count.
 *
 * @param onRows called with the number of rows so far
 * @returns a function that takes the next bytes of the file
 */
export function countSheetRows(onRows: (rows: number) => void): (bytes: Uint8Array<ArrayBuffer>) => void {
  let head: Uint8Array<ArrayBuffer> | undefined = new Uint8Array();
  let sheet: WritableStreamDefaultWriter<BufferSource> | undefined;
  const write = (bytes: Uint8Array<ArrayBuffer>) => {
    // Fails at the end of the sheet, because other entries follow it.
    sheet?.write(bytes).catch(() => {
      sheet = undefined;
    });
  };
  return (bytes) => {
    if (!head) {
      write(bytes);
      return;
    }
    head = joined(head, bytes);
    const start = startOfSheet(head);
    if (start === undefined) return;
    if (start !== NO_SHEET) {
      sheet = inflateRows(onRows);
      write(head.subarray(start));
    }
    head = undefined;
  };
}

const NO_SHEET = -1;

function joined(first: Uint8Array<ArrayBuffer>, second: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** Where the content of the first entry begins; NO_SHEET if it is no sheet, undefined while its header is incomplete. */
function startOfSheet(file: Uint8Array<ArrayBuffer>): number | undefined {
  if (file.length < HEADER) return undefined;
  const header = new DataView(file.buffer, file.byteOffset);
  const nameLength = header.getUint16(26, true);
  const start = HEADER + nameLength + header.getUint16(28, true);
  if (file.length < start) return undefined;
  const name = new TextDecoder('latin1').decode(file.subarray(HEADER, HEADER + nameLength));
  const isSheet = /^xl\/worksheets\/[^/]+\.xml$/.test(name) && header.getUint16(8, true) === DEFLATE;
  return isSheet ? start : NO_SHEET;
}

/** Counts the rows in the deflated bytes that are written to it. */
function inflateRows(onRows: (rows: number) => void): WritableStreamDefaultWriter<BufferSource> {
  const inflated = new DecompressionStream('deflate-raw');
  const decoder = new TextDecoder('latin1');
  let rows = -1;
  let end = '';
  const counted = new WritableStream<Uint8Array>({
    write(bytes) {
      const text = end + decoder.decode(bytes, { stream: true });
      const found = text.split(ROW).length - 1;
      // A row may begin at the end of these bytes and continue in the next ones.
      end = text.slice(1 - ROW.length);
      if (found === 0) return;
      rows += found;
      onRows(rows);
    },
  });
  void inflated.readable.pipeTo(counted).catch(() => undefined);
  return inflated.writable.getWriter();
}
