import type { Api } from '@instore/api';
import type { Clock } from '../session/clockAndLog.ts';
import type { Changes } from '../shared/connection/locationChanges.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { Writes } from '../shared/writes/writes.ts';
import { createBookingReads, createFindBooking } from './bookingReads.ts';
import { createBookingsState } from './bookingsState.ts';
import { createBookingMove, createChangeStatus, createMoveChoices } from './bookingWrites.ts';
import { createClosingChoices } from './closingChoices.ts';
import { createClosingDraft } from './closingDraft.ts';
import { createClosingWrites } from './closingWrites.ts';

/** The bookings of a location: state and actions. */
export function createBookings(services: {
  api: Pick<Api, 'storefront'>;
  toasts: Toasts;
  clock: Pick<Clock, 'now'>;
  say: SayText;
  /** Id of the location in use. */
  locationId: () => string;
  /** Whether the user may close days and move bookings to full times. */
  mayClose: () => boolean;
}) {
  const state = createBookingsState();
  const reads = createBookingReads({ ...services, state });
  const { refresh } = reads;
  const shared = { ...services, state, writes: new Writes(), refresh };
  const { readAffected, ...draft } = createClosingDraft(shared);

  /** Reads again what changed at the location in use [B-03]. */
  async function readChanges({ all, bookings = [], holidays = [], settings = [] }: Changes): Promise<void> {
    // The slots follow the opening hours of the location.
    if (all || bookings.length + holidays.length > 0 || settings.includes('places')) await refresh();
  }

  return {
    state,
    ...reads,
    readChanges,
    changeStatus: createChangeStatus(shared),
    find: createFindBooking(shared),
    ...createBookingMove(shared),
    ...createMoveChoices(state),
    ...draft,
    readAffected,
    ...createClosingChoices(state),
    ...createClosingWrites({ ...shared, readAffected }),
  };
}

export type BookingsStore = ReturnType<typeof createBookings>;
