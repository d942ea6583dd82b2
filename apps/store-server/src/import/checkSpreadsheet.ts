import { Unzip, UnzipInflate } from 'fflate';
import { said } from '../base/problems.ts';
import { checkPart } from './checkPart.ts';
import { Unreadable } from './fileFault.ts';
import { type FileSource, inPieces } from './fileSource.ts';
import { createHiddenCells } from './hiddenCells.ts';
import { createSharedTexts } from './sharedTexts.ts';
import { damaged } from './watcher.ts';

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
 * @throws Unreadable for one that unpacks to more than memory may hold, and for a part that {@link checkPart} refuses
 * @param most bytes of all its parts. @default 512 MB
 * @param mostTexts bytes of its texts in memory. @default 400 MB
 */
export async function checkSpreadsheet(file: FileSource, most = MOST_UNPACKED, mostTexts = MOST_TEXTS): Promise<void> {
  let unpacked = 0;
  let failure: Unreadable | undefined;
  const texts = createSharedTexts(mostTexts);
  const hidden = createHiddenCells();
  const unzip = new Unzip((entry) => {
    const check = PART.test(entry.name)
      ? checkPart((report) => [texts.watch(report), hidden.watch(entry.name)])
      : () => undefined;
    entry.ondata = (error, bytes, isLast) => {
      unpacked += bytes?.length ?? 0;
      if (unpacked > most) failure ??= new Unreadable(tooLarge(most));
      if (error) failure ??= new Unreadable(damaged(error.message));
      if (failure !== undefined) return;
      const fault = check(bytes, isLast);
      if (fault !== undefined) failure = new Unreadable(fault);
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
  if (cell !== undefined) throw new Unreadable(damaged(`the text of ${cell} is not there`));
  const fault = hidden.fault();
  if (fault !== undefined) throw new Unreadable(fault);
}

const tooLarge = (most: number) =>
  said('it unpacks to more than {most} MB. Save it as CSV UTF-8, which may be of any size.', {
    most: String(most / 1024 / 1024),
  });
