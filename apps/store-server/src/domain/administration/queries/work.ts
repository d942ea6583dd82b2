import { ACCEPTED_LINE_STATES } from '@instore/api';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { meaningOf } from '../../../base/lineStates.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { requestLines } from '../../../db/schema/requests.ts';

/** The statuses of lines that somebody still has to do something about. */
const ACTIVE = ACCEPTED_LINE_STATES.filter((status) => !meaningOf(status).isOver);

/** Lines of an owner that are not over. */
export const isOpenLineOf = (id: string) => and(eq(requestLines.ownerId, id), inArray(requestLines.status, ACTIVE));

/** Lines that a picker holds. */
export const isHeldBy = (id: string) => eq(requestLines.heldBy, id);

/** Counts the work of a person. */
export async function countWork(db: Db | Tx, id: string) {
  const isOut = and(eq(requestLines.checkedOutBy, id), eq(requestLines.status, 'checkedout'));
  const [openLines, heldPicks, checkedOut] = await Promise.all([
    db.$count(requestLines, isOpenLineOf(id)),
    db.$count(requestLines, and(isHeldBy(id), sql`${requestLines.status} in ('request', 'pending')`)),
    db.$count(requestLines, isOut),
  ]);
  return { openLines, heldPicks, checkedOut };
}
