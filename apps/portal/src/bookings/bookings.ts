import { proxy } from 'valtio';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { bindActions } from '../shared/bindActions.ts';
import { Writes } from '../shared/writes/writes.ts';
import type { BookingsDependencies, Context } from './bookingsContext.ts';
import type { Bookings } from './bookingsState.ts';
import { find, load, refresh } from './bookingReads.ts';
import { changeStatus, chooseTime, giveReason, move, startMove, stopMove } from './bookingWrites.ts';
import {
  cancelAll,
  changeDraft,
  choose,
  close,
  dropClosing,
  openAffected,
  openClosing,
  proposeAgain,
  reopen,
  stopChoosing,
} from './closings.ts';

/** The location in use changed: it is listed first. */
function reset(context: Context): void {
  const { state } = context;
  context.turn += 1;
  Object.assign(state, { locations: [], location: undefined, isKnown: false, moving: undefined, closing: undefined });
}

/** Reads again what changed at the location in use [B-03]. */
async function readChanges(context: Context, { all, bookings = [], holidays = [] }: Changes): Promise<void> {
  if (!all && bookings.length + holidays.length === 0) return;
  await refresh(context);
}

/** The bookings of a location: state and actions. */
export function createBookings(deps: BookingsDependencies) {
  const state = proxy<Bookings>({
    locations: [],
    location: undefined,
    day: '',
    today: '',
    ignored: [],
    bookings: [],
    holidays: [],
    nextHolidays: [],
    found: undefined,
    isKnown: false,
    error: undefined,
    pendingId: undefined,
    moving: undefined,
    closing: undefined,
  });
  const context: Context = { state, deps, writes: new Writes(), turn: 0 };
  const actions = {
    load,
    refresh,
    find,
    reset,
    readChanges,
    changeStatus,
    startMove,
    chooseTime,
    giveReason,
    move,
    stopMove,
    openClosing,
    changeDraft,
    openAffected,
    stopChoosing,
    cancelAll,
    choose,
    proposeAgain,
    close,
    reopen,
    dropClosing,
  };
  return { state, ...bindActions(context, actions) };
}

export type BookingsStore = ReturnType<typeof createBookings>;
