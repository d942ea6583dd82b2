import { eq } from 'drizzle-orm';
import { handOverNotes } from '../../../db/schema/endOfDay.ts';
import type { Operation } from '../../operation.ts';
import { readNotes } from '../queries/readNotes.ts';

/** Lists the hand-over notes of a location, the newest first [W-11]. */
export const getHandOverNotes: Operation<'getHandOverNotes'> = async ({ query, store: { db } }) => {
  const { locationId, page = 0, size = 20 } = query;
  const isHere = eq(handOverNotes.locationId, locationId);
  const [content, totalElements] = await Promise.all([
    readNotes(db, isHere, { limit: size, offset: page * size }),
    db.$count(handOverNotes, isHere),
  ]);
  return { status: true, data: { content, totalElements } };
};
