import type { Booking, SlotStatus } from '@instore/api';
import { fieldProblem } from '../../../base/problems.ts';

/** How long before its start a booking becomes upcoming, ms. */
const UPCOMING_MS = 60 * 60 * 1000;

/** The facts of a booking on which its status depends. */
export interface Slot {
  status: SlotStatus;
  startsAt: Date;
  endsAt: Date;
  /** Whether its location is closed on its day. */
  closed: boolean;
}

/** The status of a booking at a time: the stored one, unless the time changes it [B-02]. */
export function statusAt({ status, startsAt, endsAt, closed }: Slot, now: Date): Booking['status'] {
  if (status !== 'booked') return status;
  if (endsAt <= now) return 'not visited';
  if (closed) return 'holiday';
  return startsAt.getTime() - UPCOMING_MS <= now.getTime() ? 'upcoming' : 'booked';
}

const SERVING: readonly SlotStatus[] = ['ongoing', 'visited', 'completed'];

/** The statuses that a person may set, by the present status. A wrong tap can be undone. */
const next: Record<Booking['status'], readonly SlotStatus[]> = {
  booked: ['cancelled', 'not visited', ...SERVING],
  upcoming: ['cancelled', 'not visited', ...SERVING],
  holiday: ['cancelled', ...SERVING],
  'not visited': ['booked', 'cancelled', ...SERVING],
  ongoing: ['booked', 'not visited', ...SERVING],
  visited: ['booked', 'not visited', ...SERVING],
  completed: SERVING,
  cancelled: ['booked'],
};

/**
 * Checks that a booking may get a status.
 * @throws ProblemError 409 with the reason
 */
export function checkChange(slot: Slot, to: SlotStatus, now: Date): void {
  const from = statusAt(slot, now);
  const refused = (message: string) => fieldProblem(409, 'Not possible', '/status', message);
  if (!next[from].includes(to)) {
    throw refused(`This booking is ${from === 'holiday' ? 'on a holiday' : from} and cannot become ${to}.`);
  }
  if (to === 'not visited' && slot.startsAt > now) throw refused('This booking has not started yet.');
}
