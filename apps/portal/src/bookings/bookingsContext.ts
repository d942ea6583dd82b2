import type { Api } from '@instore/api';
import type { Clock } from '../session/clockAndLog.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Writes } from '../shared/writes/writes.ts';
import type { Bookings } from './bookingsState.ts';

export interface BookingsDependencies {
  api: Pick<Api, 'storefront'>;
  toasts: Toasts;
  clock: Pick<Clock, 'now'>;
  say: SayText;
  /** Id of the location in use. */
  locationId: () => string;
  /** Whether the user may close days and move bookings to full times. */
  mayClose: () => boolean;
}

/** What the actions of the bookings share. */
export interface Context {
  readonly state: Bookings;
  readonly deps: BookingsDependencies;
  readonly writes: Writes;
  /** Changes with each read. */
  turn: number;
}
