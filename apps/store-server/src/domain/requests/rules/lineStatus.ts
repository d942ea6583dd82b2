import type { AcceptedLineState } from '@instore/api';
import { meaningOf, statesWhere } from '../../../base/lineStates.ts';
import { fieldProblem, said } from '../../../base/problems.ts';
import { pairOf } from '../../stock/index.ts';
import type { LockedLine } from '../queries/lockLines.ts';

/** The statuses of a line that the warehouse can fill: placed and not checked out, also if no unit was available. */
export const OPEN_STATUSES = statesWhere((meaning) => meaning.isOpen);

/** Whether a line is placed and not checked out yet. */
export function isOpen(line: { status: AcceptedLineState; requestId: number | null }): boolean {
  return line.requestId !== null && meaningOf(line.status).isOpen;
}

/** @throws ProblemError 404 for a line that the location does not have */
export function refuseUnlessThere(line: LockedLine | undefined, field = '/lineId'): asserts line is LockedLine {
  if (line === undefined) throw fieldProblem(404, 'Not found', field, 'There is no such line at this location.');
}

/** @throws ProblemError 409 for a line that is checked in, cancelled or sold */
export function refuseUnlessActive(line: LockedLine): void {
  if (meaningOf(line.status).isOver) throw statusProblem(line);
}

/** @throws ProblemError 409 for a line that is not placed, or is over */
export function refuseUnlessPlaced(line: LockedLine): void {
  if (line.requestId === null || meaningOf(line.status).isOver) throw statusProblem(line);
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
} as const satisfies Record<AcceptedLineState, string>;

/** Why a line cannot be cancelled any more; null where it can, or is cancelled already [Z-04]. */
const TOO_LATE = {
  accepted: null,
  request: null,
  pending: null,
  unavailable: null,
  cancelled: null,
  checkedout: { title: 'Checked out', text: '{name}, size {size} is already checked out.' },
  checkedin: { title: 'Returned', text: '{name}, size {size} was checked out and returned.' },
  sold: { title: 'Sold', text: '{name}, size {size} is sold.' },
} as const satisfies Record<AcceptedLineState, { title: string; text: string } | null>;

/** Whether a line can be cancelled, or is cancelled already. */
export const mayCancel = ({ status }: Pick<LockedLine, 'status'>): boolean => TOO_LATE[status] === null;

/** @throws ProblemError 409 for a line that has left the stockroom */
export function refuseIfTooLate(line: LockedLine, field: string): void {
  const late = TOO_LATE[line.status];
  if (late !== null) throw fieldProblem(409, late.title, field, said(late.text, pairOf(line)));
}

function statusProblem(line: LockedLine) {
  const message = said(STATUS_TEXTS[line.status], { ...pairOf(line), request: String(line.requestId) });
  return fieldProblem(409, 'Line is not open', '/lineId', message);
}
