import { fieldProblem } from '../../../base/problems.ts';
import { nameOf } from '../../stock/index.ts';
import type { LockedLine } from '../queries/lockLines.ts';

/** Whether a line is placed and not checked out yet. */
export function isOpen(line: { status: string }): boolean {
  return line.status === 'request' || line.status === 'pending';
}

/** @throws ProblemError 404 for a line that the location does not have */
export function refuseUnlessThere(line: LockedLine | undefined, field = '/lineId'): asserts line is LockedLine {
  if (line === undefined) throw fieldProblem(404, 'Not found', field, 'There is no such line at this location.');
}

/** @throws ProblemError 409 with the status of a line that is not open */
export function refuseUnlessOpen(line: LockedLine): void {
  if (isOpen(line)) return;
  const statusTexts = {
    accepted: 'has not been requested yet.',
    checkedout: `is already checked out for request ${line.requestId}.`,
    checkedin: 'was checked out and returned.',
    cancelled: 'was cancelled.',
    sold: 'is sold.',
  };
  const message = `${nameOf(line)} ${statusTexts[line.status as keyof typeof statusTexts]}`;
  throw fieldProblem(409, 'Line is not open', '/lineId', message);
}
