import type { SlotStatus } from '@instore/api';
import { fieldProblem, said } from '../../../base/problems.ts';

/** The facts of a booking that is to be moved or cancelled because of a closing. */
export interface MovableBooking {
  status: SlotStatus;
  endsAt: Date;
  /** Name of the person who changed it last. */
  changedBy: string | null;
}

/**
 * Checks that a booking can be moved: it is not over, and the customer has neither come nor cancelled.
 * @param field the field of its id, for problems
 * @throws ProblemError 422 for a booking that is over, 409 for one whose status changed
 */
export function checkMovable({ status, endsAt, changedBy }: MovableBooking, now: Date, field: string): void {
  if (status !== 'booked') {
    const message = said('{person} has changed this booking to {status}.', {
      person: changedBy ?? 'Another person',
      status,
    });
    throw fieldProblem(409, 'Changed meanwhile', field, message);
  }
  if (endsAt <= now) throw fieldProblem(422, 'Not valid', field, 'This booking is over.');
}
