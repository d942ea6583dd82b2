'use client';

import { useMessages } from '../../internal/useMessages.ts';
import { isWholeDay, type Holiday } from './bookings.ts';

/** Says when and why a location is closed: "Closed, Thanksgiving", "Closed from 17:00, stock count". */
export function useClosingText(): (holiday: Pick<Holiday, 'name' | 'from' | 'to'>) => string {
  const say = useMessages('BookingCalendar');
  return (holiday) => {
    const { name, from, to } = holiday;
    if (isWholeDay(holiday)) return say('Closed, {name}', { name });
    if (to === '24:00') return say('Closed from {from}, {name}', { from, name });
    return say('Closed {from} to {to}, {name}', { from, to, name });
  };
}
