import type { Booking, SlotStatus } from '@instore/api';
import { fieldProblem } from '../../../base/problems.ts';

/** From how long before its begin a booking is upcoming, in ms. */
const UPCOMING = 60 * 60 * 1000;

/** A booking as far as its state depends on it. */
export interface Slot {
  status: SlotStatus;
  startsAt: Date;
  endsAt: Date;
  /** Whether its location is closed on its day. */
  closed: boolean;
}

/** What is true of a booking now: what a person said of it, and what follows from the time [B-02]. */
export function stateOf({ status, startsAt, endsAt, closed }: Slot, now: Date): Booking['status'] {
  if (status !== 'booked') return status;
  if (endsAt <= now) return 'not visited';
  if (closed) return 'holiday';
  return startsAt.getTime() - UPCOMING <= now.getTime() ? 'upcoming' : 'booked';
}

const SERVING: readonly SlotStatus[] = ['ongoing', 'visited', 'completed'];

/** What may become of a booking; a wrong tap can be taken back. */
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
 * Makes sure that a booking can become what somebody says.
 * @throws ProblemError 409 naming what stands against it
 */
export function checkChange(slot: Slot, to: SlotStatus, now: Date): void {
  const from = stateOf(slot, now);
  const refused = (message: string) => fieldProblem(409, 'Not possible', '/status', message);
  if (!next[from].includes(to)) {
    throw refused(`This booking is ${from === 'holiday' ? 'on a holiday' : from} and cannot become ${to}.`);
  }
  if (to === 'not visited' && slot.startsAt > now) throw refused('This booking has not begun yet.');
}
