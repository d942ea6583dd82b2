import { fieldProblem, said } from '../../../base/problems.ts';

/** The most days for which a pair is held. */
const DAYS_MAX = 14;

/** How long before the end of a hold the person who holds is told, ms [M-04]. */
export const WARN_BEFORE_MS = 10 * 60_000;

/** The last instant at which a hold may end. */
export const latestEnd = (now: Date): Date => new Date(now.getTime() + DAYS_MAX * 86_400_000);

/**
 * Reads the time until which a pair is held.
 * @throws ProblemError 422 for a time that is past, or too far ahead
 */
export function readUntil(text: string, now: Date): Date {
  const until = new Date(text);
  if (until <= now) throw fieldProblem(422, 'Not valid', '/until', 'This time has passed.');
  if (until > latestEnd(now)) {
    const message = said('A pair is held for at most {count} days.', { count: String(DAYS_MAX) });
    throw fieldProblem(422, 'Not valid', '/until', message);
  }
  return until;
}
