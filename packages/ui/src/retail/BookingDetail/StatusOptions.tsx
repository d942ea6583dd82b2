'use client';

import { useMessages } from '../../internal/useMessages.ts';
import { glyph } from '../../components/Stamp/Stamp.css.ts';
import { bookingGlyphs, bookingWords } from '../BookingCalendar/BookingStamp.tsx';
import type { BookingState, SettableState } from '../BookingCalendar/bookings.ts';
import * as css from './BookingDetail.css.ts';

/** The places of the states: the present course first, exceptions after it. */
const PLACES: Record<SettableState, number> = {
  ongoing: 0,
  completed: 1,
  visited: 2,
  'not visited': 3,
  cancelled: 4,
  booked: 5,
};

const ORDER = (Object.keys(PLACES) as SettableState[]).toSorted((a, b) => PLACES[a] - PLACES[b]);

interface StatusOptionsProps {
  status: BookingState;
  /** The states that can be set now; the others are shown, but cannot be pressed. */
  nextStatuses: readonly SettableState[];
  /** Leaves out the states that cannot be set. */
  isShort: boolean;
  isPending: boolean;
  onChange: (status: SettableState) => void;
}

/** The states of a booking, the present one inverted. */
export function StatusOptions({ status, nextStatuses, isShort, isPending, onChange }: StatusOptionsProps) {
  const say = useMessages('BookingCalendar');
  const shown: BookingState[] = ORDER.filter((state) => !isShort || nextStatuses.includes(state) || state === status);
  if (!shown.includes(status)) shown.unshift(status);
  return (
    <div className={css.options}>
      {shown.map((state) => {
        const isOn = state === status;
        const next = nextStatuses.find((each) => each === state);
        return (
          <button
            key={state}
            type="button"
            className={css.option({ isOn, isDisabled: !isOn && next === undefined })}
            aria-pressed={isOn}
            disabled={!isOn && next === undefined}
            aria-disabled={isPending || isOn || undefined}
            onClick={() => !isPending && !isOn && next && onChange(next)}
          >
            <svg className={glyph} viewBox="0 0 10 10" aria-hidden="true">
              {bookingGlyphs[state]}
            </svg>
            {say(bookingWords[state])}
          </button>
        );
      })}
    </div>
  );
}
