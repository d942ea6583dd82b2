import type { ForgottenPair } from '@instore/api';
import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { forgottenAnswers } from '../../../db/schema/endOfDay.ts';
import { users } from '../../../db/schema/people.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { selectLines, toRequestLine } from '../../requests/index.ts';

/** How long an answer counts if the day is not closed. */
const ANSWER_LASTS_MS = 12 * 60 * 60_000;

/** The most answers of a list. */
const ANSWERS_MAX = 200;

/** Which answers belong to the day that is not closed. */
export const isOpenAnswer = (locationId: string, now: Date) =>
  and(
    eq(forgottenAnswers.locationId, locationId),
    isNull(forgottenAnswers.noteId),
    gt(forgottenAnswers.answeredAt, new Date(now.getTime() - ANSWER_LASTS_MS)),
    // Once the pair is sold or brought back in another way, the answer is of no use.
    or(
      and(eq(forgottenAnswers.answer, 'found'), eq(requestLines.status, 'checkedin')),
      and(inArray(forgottenAnswers.answer, ['with customer', 'not found']), eq(requestLines.status, 'checkedout')),
    ),
  );

/** Reads the answers of the day that is not closed, the latest first. */
export async function readOpenAnswers(db: Db | Tx, locationId: string, now: Date): Promise<ForgottenPair[]> {
  const answers = await db
    .select({
      lineId: forgottenAnswers.lineId,
      answer: forgottenAnswers.answer,
      by: users.name,
      at: forgottenAnswers.answeredAt,
    })
    .from(forgottenAnswers)
    .innerJoin(requestLines, eq(requestLines.id, forgottenAnswers.lineId))
    .innerJoin(users, eq(users.id, forgottenAnswers.answeredBy))
    .where(isOpenAnswer(locationId, now))
    .orderBy(desc(forgottenAnswers.answeredAt), desc(forgottenAnswers.id))
    .limit(ANSWERS_MAX);
  if (answers.length === 0) return [];
  const ids = answers.map(({ lineId }) => lineId);
  const rows = await selectLines(db).where(inArray(requestLines.id, ids));
  const lines = new Map(rows.map((row) => [row.lineId, toRequestLine(row)]));
  return answers.flatMap(({ lineId, answer, by, at }) => {
    const line = lines.get(lineId);
    return line ? [{ line, answer, by, at: at.toISOString() }] : [];
  });
}

/** Whether a line has no answer of the day that is not closed. */
export const hasNoAnswer = (now: Date) => sql`not exists (
  select from ${forgottenAnswers}
  where ${forgottenAnswers.lineId} = ${requestLines.id} and ${forgottenAnswers.noteId} is null
    and ${forgottenAnswers.answer} <> 'found'
    and ${forgottenAnswers.answeredAt} > ${new Date(now.getTime() - ANSWER_LASTS_MS)})`;
