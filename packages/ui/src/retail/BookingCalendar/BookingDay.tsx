'use client';

import { useId } from 'react';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { BookingEntry } from './BookingEntry.tsx';
import { BookingStamp } from './BookingStamp.tsx';
import type { Booking, BookingView, ShownDay } from './bookings.ts';
import { dayText } from './dayText.ts';
import * as css from './BookingCalendar.css.ts';

interface BookingDayProps {
  shown: ShownDay;
  view: BookingView;
  isToday: boolean;
  /** Formats an instant as the location's time of day. */
  time: (instant: string) => string;
  /** Opens the menu of a booking at its button; undefined for a booking without actions. */
  menuOf: (booking: Booking) => ((button: Element) => void) | undefined;
}

/** One day: its weekday and date, why it is closed, and its bookings. */
export function BookingDay({ shown: { day, holiday, bookings }, view, isToday, time, menuOf }: BookingDayProps) {
  const say = useMessages('BookingCalendar');
  const locale = useLocale();
  const headingId = useId();
  return (
    <section className={css.day({ view, isClosed: holiday !== undefined })} aria-labelledby={headingId}>
      <h3 className={css.dayHead({ view })} id={headingId}>
        <span className={css.weekday}>{dayText(day, locale, { weekday: 'short' })}</span>
        <span className={css.date({ isToday })} aria-current={isToday ? 'date' : undefined}>
          {dayText(day, locale, { day: 'numeric' })}
        </span>
      </h3>
      {holiday && (
        <p className={css.closed}>
          <BookingStamp state="holiday" />
          {say('Closed, {name}', { name: holiday.name })}
        </p>
      )}
      {bookings.length > 0 && (
        <ul className={css.list({ view })}>
          {bookings.map((booking) => (
            <li key={booking.slotId}>
              <BookingEntry booking={booking} view={view} time={time} onMenu={menuOf(booking)} />
            </li>
          ))}
        </ul>
      )}
      {bookings.length === 0 && !holiday && <p className={css.free}>{say('Free')}</p>}
    </section>
  );
}
