'use client';

import type { ReactNode } from 'react';
import { useMessages } from '../../internal/useMessages.ts';
import { glyph, stamp } from '../../components/Stamp/Stamp.css.ts';
import type { StampState } from '../../components/Stamp/Stamp.tsx';
import type { BookingState } from './bookings.ts';
import type { KitText } from '../../messages/Messages.ts';

/** The stamp style of each state. States with the same style differ in their glyph. */
const styles: Record<BookingState, StampState> = {
  booked: 'request',
  upcoming: 'next',
  ongoing: 'out',
  completed: 'sold',
  visited: 'request',
  'not visited': 'pending',
  cancelled: 'error',
  holiday: 'consigned',
};

const tick = <path d="M1 5.4l2.8 2.8L9 2" fill="none" stroke="currentColor" strokeWidth="2" />;
/** A glyph for each state. */
export const bookingGlyphs: Record<BookingState, ReactNode> = {
  booked: <circle cx="5" cy="5" r="3.9" fill="none" stroke="currentColor" strokeWidth="2" />,
  upcoming: <path d="M2 .6L9 5 2 9.4z" fill="currentColor" />,
  ongoing: (
    <>
      <circle cx="5" cy="5" r="4.1" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="5" cy="5" r="2.1" fill="currentColor" />
    </>
  ),
  completed: <path d="M.4 5.6l2 2.2L6 2.4M4.6 7.4l.6.5L9.6 2.4" fill="none" stroke="currentColor" strokeWidth="1.7" />,
  visited: tick,
  'not visited': <path d="M1 5h8" fill="none" stroke="currentColor" strokeWidth="2.2" />,
  cancelled: <path d="M1.4 1.4l7.2 7.2M8.6 1.4L1.4 8.6" fill="none" stroke="currentColor" strokeWidth="2" />,
  holiday: <path d="M5 .4L9.6 5 5 9.6.4 5z" fill="currentColor" />,
};

/** The word for each state. */
export const bookingWords = {
  booked: 'Booked',
  upcoming: 'Upcoming',
  ongoing: 'Ongoing',
  completed: 'Completed',
  visited: 'Visited',
  'not visited': 'Not visited',
  cancelled: 'Cancelled',
  holiday: 'Holiday',
} as const satisfies Record<BookingState, KitText<'BookingCalendar'>>;

/** The state of a booking: glyph, outline and word. */
export function BookingStamp({ state }: { state: BookingState }) {
  const say = useMessages('BookingCalendar');
  return (
    <span className={stamp({ state: styles[state] })}>
      <svg className={glyph} viewBox="0 0 10 10" aria-hidden="true">
        {bookingGlyphs[state]}
      </svg>
      {say(bookingWords[state])}
    </span>
  );
}
