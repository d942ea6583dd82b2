import { and, eq } from 'drizzle-orm';
import { fieldProblem } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { binCounts } from '../../../db/schema/counts.ts';

/** A count that no other transaction can change until this one ends. */
export type LockedCount = typeof binCounts.$inferSelect;

/**
 * Locks a count of a location that was neither applied nor discarded.
 * @throws ProblemError 404 for an unknown count, 409 for one that has ended
 */
export async function lockCount(
  tx: Tx,
  { locationId, countId }: { locationId: string; countId: string },
): Promise<LockedCount> {
  const [count] = await tx
    .select()
    .from(binCounts)
    .where(and(eq(binCounts.id, Number(countId)), eq(binCounts.locationId, locationId)))
    .for('update');
  if (count === undefined) {
    throw fieldProblem(404, 'Not found', '/countId', 'There is no such count at this location.');
  }
  if (count.status === 'open' || count.status === 'handed-in') return count;
  throw fieldProblem(
    409,
    'Ended',
    '/countId',
    count.status === 'applied'
      ? 'This count was applied. Start a new one.'
      : 'This count was discarded. Start a new one.',
  );
}
