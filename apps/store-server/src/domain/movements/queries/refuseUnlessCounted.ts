import { and, count, eq, isNull } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { movementLines } from '../../../db/schema/movements.ts';
import type { LockedDelivery } from './lockDelivery.ts';

/**
 * Blank is not zero: each pair is counted, or a person has said that it is not in its carton [M-02].
 * @throws ProblemError 409 that says how many pairs are neither
 */
export async function refuseUnlessCounted(tx: Tx, delivery: LockedDelivery): Promise<void> {
  const [open] = await tx
    .select({ count: count() })
    .from(movementLines)
    .where(
      and(
        eq(movementLines.movementId, delivery.id),
        isNull(movementLines.condition),
        eq(movementLines.isAbsent, false),
      ),
    );
  if (open === undefined || open.count === 0) return;
  const message = said('Pairs that are not counted: {count}. Scan them, or say that they are not in the carton.', {
    count: String(open.count),
  });
  throw fieldProblem(409, 'Not counted', '/deliveryId', message);
}
