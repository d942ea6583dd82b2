import type { BookingState, SlotStatus } from '@instore/api';
import { fieldProblem, said, type Said } from '../../../base/problems.ts';

/** How long before its start a booking becomes upcoming, ms. */
const UPCOMING_MS = 60 * 60 * 1000;

/** The facts of a booking on which its status depends. */
export interface Slot {
  status: SlotStatus;
  startsAt: Date;
  endsAt: Date;
  /** Whether its location is closed at its time. */
  closed: boolean;
}

/** The status of a booking at a time: the stored one, unless the time changes it [B-02]. */
export function statusAt({ status, startsAt, endsAt, closed }: Slot, now: Date): BookingState {
  if (status !== 'booked') return status;
  if (endsAt <= now) return 'not visited';
  if (closed) return 'holiday';
  return startsAt.getTime() - UPCOMING_MS <= now.getTime() ? 'upcoming' : 'booked';
}

const SERVING: readonly SlotStatus[] = ['ongoing', 'visited', 'completed'];

/** The statuses that a person may set, by the present status. A wrong tap can be undone. */
const next: Record<BookingState, readonly SlotStatus[]> = {
  booked: ['cancelled', 'not visited', ...SERVING],
  upcoming: ['cancelled', 'not visited', ...SERVING],
  holiday: ['cancelled', ...SERVING],
  'not visited': ['booked', 'cancelled', ...SERVING],
  ongoing: ['booked', 'not visited', ...SERVING],
  visited: ['booked', 'not visited', ...SERVING],
  completed: SERVING,
  cancelled: ['booked'],
};

/** Whether a status can be set only from the start of the booking [B-03]. */
const FROM_START: Record<SlotStatus, boolean> = {
  booked: false,
  ongoing: false,
  completed: false,
  cancelled: false,
  visited: true,
  'not visited': true,
};

/** The statuses that a person may set now. */
export function nextStatuses(slot: Slot, now: Date): SlotStatus[] {
  const hasStarted = slot.startsAt <= now;
  return next[statusAt(slot, now)].filter((status) => status !== slot.status && (hasStarted || !FROM_START[status]));
}

const refused = (message: string | Said) => fieldProblem(409, 'Not possible', '/status', message);

/**
 * Checks that a booking may get a status.
 * @throws ProblemError 409 with the reason
 */
export function checkChange(slot: Slot, to: SlotStatus, now: Date): void {
  const from = statusAt(slot, now);
  if (!next[from].includes(to)) {
    const text =
      from === 'holiday'
        ? 'This booking is on a holiday and cannot become {to}.'
        : 'This booking is {from} and cannot become {to}.';
    throw refused(said(text, { from, to }));
  }
  if (FROM_START[to] && slot.startsAt > now) throw refused('This booking has not started yet.');
}

/** The stored statuses that a person may have seen as this status. */
const storedAs: Record<BookingState, readonly SlotStatus[]> = {
  booked: ['booked'],
  upcoming: ['booked'],
  holiday: ['booked'],
  // A booking whose time has passed is shown as not visited.
  'not visited': ['booked', 'not visited'],
  ongoing: ['ongoing'],
  visited: ['visited'],
  completed: ['completed'],
  cancelled: ['cancelled'],
};

/**
 * Checks that a change is based on the stored status [B-03].
 * @param changedBy name of the person who changed the booking last
 * @throws ProblemError 409 that says who changed it, and to what
 */
export function checkBasis(stored: SlotStatus, basedOn: BookingState | undefined, changedBy: string | null): void {
  if (basedOn === undefined || storedAs[basedOn].includes(stored)) return;
  const message = said('{person} has changed this booking to {status}.', {
    person: changedBy ?? 'Another person',
    status: stored,
  });
  throw fieldProblem(409, 'Changed meanwhile', '/basedOn', message);
}
