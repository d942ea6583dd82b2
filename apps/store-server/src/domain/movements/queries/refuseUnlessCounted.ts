import { and, eq, isNull } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { movementLines } from '../../../db/schema/movements.ts';
import type { LockedDelivery } from './lockDelivery.ts';

/**
 * Refuses while a pair is neither counted nor reported as absent [M-02].
 * @throws ProblemError 409 that says how many pairs are neither
 */
export async function refuseUnlessCounted(tx: Tx, delivery: LockedDelivery): Promise<void> {
  const isOpen = and(
    eq(movementLines.movementId, delivery.id),
    isNull(movementLines.condition),
    eq(movementLines.isAbsent, false),
  );
  const open = await tx.$count(movementLines, isOpen);
  if (open === 0) return;
  const message = said('Pairs that are not counted: {count}. Scan them, or say that they are not in the carton.', {
    count: String(open),
  });
  throw fieldProblem(409, 'Not counted', '/deliveryId', message);
}
