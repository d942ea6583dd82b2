import type { ForgottenAnswer } from '@instore/api';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { forgottenAnswers } from '../../../db/schema/endOfDay.ts';

/** Notes what is known of a pair that was out at the end of the day; the last answer counts. */
export async function noteAnswer(
  tx: Tx,
  said: { locationId: string; lineId: number; answer: ForgottenAnswer; answeredBy: string; answeredAt: Date },
): Promise<void> {
  const { answer, answeredBy, answeredAt } = said;
  await tx
    .insert(forgottenAnswers)
    .values(said)
    .onConflictDoUpdate({
      target: forgottenAnswers.lineId,
      targetWhere: sql`note_id is null`,
      set: { answer, answeredBy, answeredAt },
    });
}

/** Takes the answer about a pair back, unless it is in a hand-over note. */
export async function dropAnswer(tx: Tx, lineId: number): Promise<void> {
  await tx.delete(forgottenAnswers).where(and(eq(forgottenAnswers.lineId, lineId), isNull(forgottenAnswers.noteId)));
}
