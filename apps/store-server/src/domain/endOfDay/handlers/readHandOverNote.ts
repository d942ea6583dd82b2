import { and, eq } from 'drizzle-orm';
import { fieldProblem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { handOverNotes, handOverReaders } from '../../../db/schema/endOfDay.ts';
import type { Operation } from '../../operation.ts';
import { readNotes } from '../queries/readNotes.ts';

/** Notes that the caller has read a hand-over note [W-11]. Repeating it changes nothing. */
export const readHandOverNote: Operation<'readHandOverNote'> = (input) =>
  once('readHandOverNote', input, async (tx) => {
    const { body, caller, store } = input;
    const id = Number(body.noteId);
    const isIt = and(eq(handOverNotes.id, id), eq(handOverNotes.locationId, body.locationId));
    if ((await tx.$count(handOverNotes, isIt)) === 0) {
      throw fieldProblem(404, 'Not found', '/noteId', 'There is no such note at this location.');
    }
    const reader = { noteId: id, userId: caller.userId, readAt: store.now() };
    await tx.insert(handOverReaders).values(reader).onConflictDoNothing();
    const [note] = await readNotes(tx, isIt, { limit: 1, offset: 0 });
    if (note === undefined) throw new Error(`Note ${id} disappeared within its transaction.`);
    return { status: true, data: note };
  });
