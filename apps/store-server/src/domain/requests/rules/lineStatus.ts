import { fieldProblem, said } from '../../../base/problems.ts';
import { pairOf } from '../../stock/index.ts';
import type { LockedLine } from '../queries/lockLines.ts';

/** The statuses of a line that the warehouse can fill: placed and not checked out, also if no unit was available. */
export const OPEN_STATUSES = ['request', 'pending', 'unavailable'] as const;

/** Whether a line is placed and not checked out yet. */
export function isOpen(line: { status: string; requestId: number | null }): boolean {
  return line.requestId !== null && OPEN_STATUSES.some((status) => status === line.status);
}

/** @throws ProblemError 404 for a line that the location does not have */
export function refuseUnlessThere(line: LockedLine | undefined, field = '/lineId'): asserts line is LockedLine {
  if (line === undefined) throw fieldProblem(404, 'Not found', field, 'There is no such line at this location.');
}

/** @throws ProblemError 409 for a line that is checked in, cancelled or sold */
export function refuseUnlessActive(line: LockedLine): void {
  if (!['checkedin', 'cancelled', 'sold'].includes(line.status)) return;
  throw statusProblem(line);
}

/** @throws ProblemError 409 for a line that is not checked out */
export function refuseUnlessCheckedOut(line: LockedLine): void {
  if (line.status === 'checkedout') return;
  throw statusProblem(line);
}

/** @throws ProblemError 409 with the status of a line that is not open */
export function refuseUnlessOpen(line: LockedLine): void {
  if (!isOpen(line)) throw statusProblem(line);
}

const STATUS_TEXTS = {
  request: '{name}, size {size} is not checked out yet.',
  pending: '{name}, size {size} is not checked out yet.',
  accepted: '{name}, size {size} has not been requested yet.',
  unavailable: '{name}, size {size} is not available.',
  checkedout: '{name}, size {size} is already checked out for request {request}.',
  checkedin: '{name}, size {size} was checked out and returned.',
  cancelled: '{name}, size {size} was cancelled.',
  sold: '{name}, size {size} is sold.',
} as const;

function statusProblem(line: LockedLine) {
  const message = said(STATUS_TEXTS[line.status], { ...pairOf(line), request: String(line.requestId) });
  return fieldProblem(409, 'Line is not open', '/lineId', message);
}
