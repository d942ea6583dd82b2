import { and, eq, sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../db/database.ts';
import { importParts } from '../../db/schema/imports.ts';
import { type FileSource, inPieces } from '../fileSource.ts';

/** Bytes that are read at once: between them the node does its other work. */
const PIECE = 64 * 1024;

/** Most bytes of the texts of a spreadsheet: the node has other work beside it. */
const MOST_TEXTS = 64 * 1024 * 1024;

/**
 * The file of an import, whose parts are in the database.
 * @param onRead called with the bytes of each piece
 */
export function storedFile(
  db: Db,
  { id, fileName, size }: { id: number; fileName: string; size: number },
  signal: AbortSignal,
  onRead: (bytes: number) => void,
): FileSource {
  async function* read(): AsyncGenerator<Uint8Array> {
    for (let position = 0; position < size;) {
      const [part] = await db
        .select({ bytes: importParts.bytes })
        .from(importParts)
        .where(and(eq(importParts.importId, id), eq(importParts.position, sql`${position}`)));
      // A cancelled import has no parts any more.
      signal.throwIfAborted();
      if (part === undefined) throw new Error(`Import ${id} has no part at ${position}`);
      for (const piece of inPieces(part.bytes, PIECE)) {
        await setImmediate();
        signal.throwIfAborted();
        yield piece;
        onRead(piece.length);
      }
      position += part.bytes.length;
    }
  }
  return { name: fileName, read, mostTexts: MOST_TEXTS };
}
