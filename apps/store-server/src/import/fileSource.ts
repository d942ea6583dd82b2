import { createReadStream } from 'node:fs';

/** A file that is imported: on a disk, or in the database of the store. */
export interface FileSource {
  /** Its name, which says by its ending what it is. */
  name: string;
  /** Reads its bytes from the beginning, as often as it is called. The first chunk has 64 KB, or all of a shorter file. */
  read: () => AsyncIterable<Uint8Array>;
  /** Most bytes of the texts of a spreadsheet, which are all in memory. @default 400 MB */
  mostTexts?: number;
}

/** A file on the disk. */
export const fileAt = (path: string): FileSource => ({ name: path, read: () => createReadStream(path) });

/** Divides bytes into pieces of a size. */
export function* inPieces(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
