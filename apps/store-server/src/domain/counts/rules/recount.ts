import { fieldProblem } from '../../../base/problems.ts';
import type { binCounts } from '../../../db/schema/counts.ts';

type Count = Pick<typeof binCounts.$inferSelect, 'recount' | 'firstBy' | 'isBlind' | 'status'>;

/**
 * Refuses the person who counted a bin first: the second count is to be independent [M-07].
 * @throws ProblemError 409
 */
export function refuseFirstCounter({ firstBy }: Pick<Count, 'firstBy'>, userId: string): void {
  if (firstBy !== userId) return;
  throw fieldProblem(409, 'Another person', '/countId', 'You counted this bin first. Another person counts it again.');
}

/**
 * Refuses a scan of a count that another person is to begin anew, and of the person who counted first.
 * @throws ProblemError 409
 */
export function refuseScanBeforeRecount(count: Count, userId: string): void {
  refuseFirstCounter(count, userId);
  if (count.recount !== 'asked') return;
  throw fieldProblem(409, 'Count again', '/countId', 'This bin is counted again. Start its count first.');
}

/**
 * Refuses to apply a count that is hidden, or that another person is still to count again [M-07].
 * @throws ProblemError 409
 */
export function refuseBeforeHandedIn({ recount, isBlind, status }: Count): void {
  if (recount === 'asked' || recount === 'running') {
    const message = 'Too many differences: another person counts this bin again before the count is applied.';
    throw fieldProblem(409, 'Count again', '/countId', message);
  }
  if (isBlind && status === 'open') {
    throw fieldProblem(409, 'Not handed in', '/countId', 'Hand the count in first: then you see what it found.');
  }
}
