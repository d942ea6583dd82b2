import type { ForgottenPair } from '@instore/api';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { localDay, localTime } from '../../../base/localTime.ts';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { forgottenAnswers, handOverNotes } from '../../../db/schema/endOfDay.ts';
import { locations } from '../../../db/schema/stores.ts';
import { notify, peopleAt } from '../../notifications/index.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { factsOf } from '../queries/factsOf.ts';
import { readOpenAnswers } from '../queries/openAnswers.ts';
import { readLastNote } from '../queries/readNotes.ts';

type Input = OperationInput<'writeHandOverNote'>;

/** Closes the day: stores the text and the answers for the pairs that are out as a note to the next shift [W-11]. */
export const writeHandOverNote: Operation<'writeHandOverNote'> = (input) =>
  once('writeHandOverNote', input, async (tx) => {
    const { body, caller, store } = input;
    const { locationId } = body;
    const location = await lockLocation(tx, locationId);
    await refuseIfClosed(tx, input, location);
    const now = store.now();
    const answers = await readOpenAnswers(tx, locationId, now);
    const [row] = await tx
      .insert(handOverNotes)
      .values({
        locationId,
        day: localDay(now, location),
        text: body.note.trim(),
        facts: await factsOf(tx, locationId, now, answers),
        writtenBy: caller.userId,
        writtenAt: now,
      })
      .returning({ id: handOverNotes.id });
    if (row === undefined) throw new Error('The note was not stored.');
    await closeAnswers(tx, answers, row.id);
    await tellNextShift(tx, input, row.id);
    const note = await readLastNote(tx, locationId);
    if (note === null) throw new Error(`Note ${row.id} disappeared within its transaction.`);
    return { status: true, data: note };
  });

/** Of two people who close the day at once the second one waits here, and then finds the note of the first one. */
async function lockLocation(tx: Tx, locationId: string) {
  const [location] = await tx
    .select({ timeZone: locations.timeZone })
    .from(locations)
    .where(eq(locations.id, locationId))
    .for('no key update');
  if (location === undefined) throw new Error(`Location ${locationId} disappeared within the transaction.`);
  return location;
}

/** @throws ProblemError 409 if another person has closed the day meanwhile */
async function refuseIfClosed(tx: Tx, { body }: Input, location: { timeZone: string }): Promise<void> {
  const last = await readLastNote(tx, body.locationId);
  if (last === null || last.noteId === body.lastNoteId) return;
  const message = said('{person} closed the day at {time}. Read that note first.', {
    person: last.by,
    time: localTime(new Date(last.at), location),
  });
  throw fieldProblem(409, 'Already closed', '/lastNoteId', message);
}

async function closeAnswers(tx: Tx, answers: ForgottenPair[], noteId: number): Promise<void> {
  if (answers.length === 0) return;
  const lineIds = answers.map(({ line }) => Number(line.lineId));
  await tx
    .update(forgottenAnswers)
    .set({ noteId })
    .where(and(inArray(forgottenAnswers.lineId, lineIds), isNull(forgottenAnswers.noteId)));
}

async function tellNextShift(tx: Tx, { body, caller, store }: Input, noteId: number): Promise<void> {
  const people = await peopleAt(tx, body.locationId, 'stockroom');
  await notify(
    tx,
    store,
    people.filter((id) => id !== caller.userId),
    {
      type: 'hand-over-note',
      title: said('{person} closed the day and left a note', { person: caller.name }),
      objectId: String(noteId),
      tryoutId: null,
      redirectUrl: '/warehouse/end-of-day',
    },
  );
}
