import type { Operation } from '../../operation.ts';
import { toRequestLine } from '../../requests/index.ts';
import { factsOf } from '../queries/factsOf.ts';
import { countToFind, readToFind } from '../queries/linesOf.ts';
import { readOpenAnswers } from '../queries/openAnswers.ts';
import { readLastNote } from '../queries/readNotes.ts';

/** Lists the pairs that are still out at the end of the day, and what was said of them [W-11]. */
export const getEndOfDay: Operation<'getEndOfDay'> = async ({ query, store: { db, now } }) => {
  const { locationId, page = 0, size = 20 } = query;
  const at = now();
  const [rows, totalElements, done, lastNote] = await Promise.all([
    readToFind(db, locationId, at, { limit: size, offset: page * size }),
    countToFind(db, locationId, at),
    readOpenAnswers(db, locationId, at),
    readLastNote(db, locationId),
  ]);
  const toFind = { content: rows.map(toRequestLine), totalElements };
  return { status: true, data: { toFind, done, facts: await factsOf(db, locationId, at, done), lastNote } };
};
