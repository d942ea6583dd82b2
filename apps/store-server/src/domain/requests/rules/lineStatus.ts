import { fieldProblem } from '../../../base/problems.ts';
import type { LockedLine } from '../queries/lockLines.ts';
import { nameOf } from '../../stock/index.ts';

/** Whether a line waits for its pair. */
export function isWaiting(line: { status: string }): boolean {
  return line.status === 'request' || line.status === 'pending';
}

/** @throws ProblemError 404 for a line that the location does not have */
export function refuseUnlessThere(line: LockedLine | undefined, field = '/lineId'): asserts line is LockedLine {
  if (line === undefined) throw fieldProblem(404, 'Not found', field, 'There is no such line at this location.');
}

/** @throws ProblemError 409 that says what became of a line that does not wait for its pair */
export function refuseUnlessWaiting(line: LockedLine): void {
  if (isWaiting(line)) return;
  const fates = {
    accepted: 'has not been requested yet.',
    checkedout: `is already checked out for request ${line.requestId}.`,
    checkedin: 'was handed out and has come back.',
    cancelled: 'was cancelled.',
    sold: 'is sold.',
  };
  const message = `${nameOf(line)} ${fates[line.status as keyof typeof fates]}`;
  throw fieldProblem(409, 'Line is not waiting', '/lineId', message);
}
