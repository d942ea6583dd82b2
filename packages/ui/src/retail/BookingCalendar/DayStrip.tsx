'use client';

import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { figure } from '../../internal/message.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { isWholeDay, type BookingView, type ShownDay } from './bookings.ts';
import { dayText } from './dayText.ts';
import * as css from './BookingCalendar.css.ts';

interface DayStripProps {
  days: readonly ShownDay[];
  view: BookingView;
  /** The chosen day, 'yyyy-MM-dd'. */
  day: string;
  today: string;
  onDayChange: (day: string) => void;
}

/** The seven days of the week with their numbers of bookings, where there is no room for columns. On a phone also above a day. */
export function DayStrip({ days, view, day, today, onDayChange }: DayStripProps) {
  const say = useMessages('BookingCalendar');
  const locale = useLocale();
  return (
    <div className={css.strip({ view })} role="group" aria-label={say('Days')}>
      {days.map((shown) => {
        const isChosen = shown.day === day;
        const closing = shown.holidays.find(isWholeDay);
        return (
          <button
            key={shown.day}
            type="button"
            className={css.stripDay({ isChosen })}
            aria-pressed={isChosen}
            aria-current={shown.day === today ? 'date' : undefined}
            onClick={() => onDayChange(shown.day)}
          >
            <span>{dayText(shown.day, locale, { weekday: 'short' })}</span>
            <b className={css.stripDate({ isChosen, isToday: shown.day === today })}>
              {dayText(shown.day, locale, { day: 'numeric' })}
            </b>
            {closing ? (
              <svg className={css.stripClosed({ isChosen })} viewBox="0 0 10 14" role="img" aria-label={closing.name}>
                <path d="M5 2.4L9.6 7 5 11.6.4 7z" fill="currentColor" />
              </svg>
            ) : (
              <span className={css.stripCount}>
                <VisuallyHidden>
                  {say('{count} booking|{count} bookings', { count: shown.bookings.length })}
                </VisuallyHidden>
                <span aria-hidden="true">{figure(shown.bookings.length, locale)}</span>
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
