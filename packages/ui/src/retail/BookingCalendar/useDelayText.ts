'use client';

import { useMessages } from '../../internal/useMessages.ts';
import { delayOf, type Booking } from './bookings.ts';

/** Says how late a booking is: "9 min late", or "2 min over" of a fitting that goes on. */
export function useDelayText(): (booking: Booking, now: number | undefined) => string | undefined {
  const say = useMessages('BookingCalendar');
  return (booking, now) => {
    const delay = now === undefined ? undefined : delayOf(booking, now);
    if (delay?.kind === 'late') return say('{count} min late', { count: delay.minutes });
    return delay?.kind === 'over' ? say('{count} min over', { count: delay.minutes }) : undefined;
  };
}
