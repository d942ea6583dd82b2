import { Unzip, UnzipInflate } from 'fflate';
import { checkPart } from './checkPart.ts';
import { type FileSource, inPieces } from './fileSource.ts';
import { createHiddenCells } from './hiddenCells.ts';
import { createSharedTexts } from './sharedTexts.ts';
import { SAVE_AS_CSV } from './watcher.ts';

/** Most bytes of an unpacked spreadsheet: a million rows have about 300 MB. */
const MOST_UNPACKED = 512 * 1024 * 1024;

/** Most bytes of its texts, which are all in memory: those of a million rows have about 200 MB. */
const MOST_TEXTS = 400 * 1024 * 1024;

/** Bytes that are unpacked at once; they may become a thousand times as many. */
const CHUNK = 4 * 1024;

/** The workbook and its sheets; the workbook and its relationships name the paths of the sheets. */
const PART = /(\.xml|workbook\.xml\.rels)$/i;

/**
 * Reads a spreadsheet once before its rows are read.
 * @throws Error for one that unpacks to more than memory may hold, and for a part that {@link checkPart} refuses
 * @param most bytes of all its parts. @default 512 MB
 * @param mostTexts bytes of its texts in memory. @default 400 MB
 */
export async function checkSpreadsheet(file: FileSource, most = MOST_UNPACKED, mostTexts = MOST_TEXTS): Promise<void> {
  let unpacked = 0;
  let failure: Error | undefined;
  const texts = createSharedTexts(mostTexts);
  const hidden = createHiddenCells();
  const unzip = new Unzip((entry) => {
    const check = PART.test(entry.name)
      ? checkPart((report) => [texts.watch(report), hidden.watch(entry.name)])
      : () => undefined;
    entry.ondata = (error, bytes, isLast) => {
      unpacked += bytes?.length ?? 0;
      if (unpacked > most) failure ??= new Error(tooLarge(most));
      if (error) failure ??= new Error(`it is damaged (${error.message})`);
      if (failure !== undefined) return;
      const fault = check(bytes, isLast);
      if (fault !== undefined) failure = new Error(fault);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for await (const bytes of file.read()) {
    for (const piece of inPieces(bytes, CHUNK)) {
      unzip.push(piece);
      if (failure !== undefined) throw failure;
    }
  }
  const cell = texts.lacking();
  if (cell !== undefined) throw new Error(`it is damaged (the text of ${cell} is not there)`);
  const fault = hidden.fault();
  if (fault !== undefined) throw new Error(fault);
}

const tooLarge = (most: number): string => `it unpacks to more than ${most / 1024 / 1024} MB. ${SAVE_AS_CSV}`;
