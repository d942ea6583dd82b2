import type { HandOverNote } from '@instore/api';
import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { handOverNotes, handOverReaders } from '../../../db/schema/endOfDay.ts';
import { users } from '../../../db/schema/people.ts';

/** Reads hand-over notes with their readers, the newest first. */
export async function readNotes(
  db: Db | Tx,
  wanted: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<HandOverNote[]> {
  const notes = await db
    .select({
      id: handOverNotes.id,
      day: handOverNotes.day,
      text: handOverNotes.text,
      facts: handOverNotes.facts,
      by: users.name,
      byId: users.id,
      at: handOverNotes.writtenAt,
    })
    .from(handOverNotes)
    .innerJoin(users, eq(users.id, handOverNotes.writtenBy))
    .where(wanted)
    .orderBy(desc(handOverNotes.id))
    .limit(limit)
    .offset(offset);
  const readers = await readReaders(
    db,
    notes.map(({ id }) => id),
  );
  return notes.map(({ id, at, ...note }) => ({
    noteId: String(id),
    ...note,
    at: at.toISOString(),
    readers: readers
      .filter(({ noteId }) => noteId === id)
      .map((reader) => ({ id: reader.userId, name: reader.name, at: reader.at.toISOString() })),
  }));
}

/** The last note of a location; null before the first one. */
export async function readLastNote(db: Db | Tx, locationId: string): Promise<HandOverNote | null> {
  const [note = null] = await readNotes(db, eq(handOverNotes.locationId, locationId), { limit: 1, offset: 0 });
  return note;
}

function readReaders(db: Db | Tx, noteIds: number[]) {
  return db
    .select({
      noteId: handOverReaders.noteId,
      userId: handOverReaders.userId,
      name: users.name,
      at: handOverReaders.readAt,
    })
    .from(handOverReaders)
    .innerJoin(users, eq(users.id, handOverReaders.userId))
    .where(inArray(handOverReaders.noteId, noteIds))
    .orderBy(asc(handOverReaders.readAt));
}
