'use client';

import { useId, useState, type RefObject } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { figure } from '../../internal/message.ts';
import { BookingEntry } from './BookingEntry.tsx';
import { clockOf } from './clockOf.ts';
import {
  closingAt,
  delayOf,
  earlierOf,
  isWholeDay,
  type Booking,
  type BookingView,
  type Holiday,
  type ShownDay,
} from './bookings.ts';
import { dayText } from './dayText.ts';
import { useClosingText } from './useClosingText.ts';
import { useDelayText } from './useDelayText.ts';
import * as css from './BookingCalendar.css.ts';

interface BookingDayProps {
  shown: ShownDay;
  view: BookingView;
  isToday: boolean;
  /** Another day is chosen; below the columns this one is hidden. */
  isHidden: boolean;
  /** A day without a booking is not called free: a text in front of all days says so, or some bookings are left out. */
  isEmptyNamed: boolean;
  /** The current time in ms. */
  now: number | undefined;
  /** Time zone of the location. */
  timeZone: string;
  /** Slot id of the open booking. */
  openId: string | undefined;
  /** Gets the label of the open booking. */
  openRef: RefObject<Element | null>;
  onOpen: ((booking: Booking, label: Element | null) => void) | undefined;
  /** Opens a closed day. */
  onOpenDay: ((day: string) => void) | undefined;
}

/** One day: its weekday and date, when and why it is closed, and its bookings. */
export function BookingDay(props: BookingDayProps) {
  const { shown, view, isToday, now, timeZone, openId, onOpen } = props;
  const { day, holidays, bookings } = shown;
  const say = useMessages('BookingCalendar');
  const locale = useLocale();
  const time = clockOf(locale, timeZone);
  const headingId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const earlier = isToday && view === 'week' && !isUnfolded && now !== undefined ? earlierOf(bookings, now) : [];
  const hasFold = earlier.length > 0 && !earlier.some(({ slotId }) => slotId === openId);
  const listed = hasFold ? bookings.slice(earlier.length) : bookings;

  const hintOf = useBookingHint(holidays, now, timeZone);
  const delayText = useDelayText();

  return (
    <section
      className={css.day({ view, isClosed: holidays.some(isWholeDay), isHidden: props.isHidden })}
      aria-labelledby={headingId}
    >
      <DayHead id={headingId} day={day} view={view} isToday={isToday} count={bookings.length} />
      {(listed.length > 0 || hasFold || holidays.length > 0) && (
        <ul className={css.list({ view })}>
          {holidays.map((holiday) => (
            <li key={holiday.from}>
              <ClosedTime holiday={holiday} onOpen={() => props.onOpenDay?.(day)} />
            </li>
          ))}
          {hasFold && (
            <li>
              <button type="button" className={css.fold} onClick={() => setUnfolded(true)}>
                <Icon icon={icons.chevronUp} size={16} />
                {say('{count} earlier', { count: earlier.length })}
              </button>
            </li>
          )}
          {listed.map((booking) => (
            <li key={booking.slotId}>
              <BookingEntry
                booking={booking}
                view={view}
                time={time}
                hint={hintOf(booking)}
                delay={delayText(booking, now)}
                isOpen={booking.slotId === openId}
                openRef={props.openRef}
                onOpen={onOpen && ((label) => onOpen(booking, label))}
              />
            </li>
          ))}
        </ul>
      )}
      {bookings.length === 0 && holidays.length === 0 && !props.isEmptyNamed && (
        <p className={css.free}>{say('Free')}</p>
      )}
    </section>
  );
}

interface DayHeadProps {
  id: string;
  day: string;
  view: BookingView;
  isToday: boolean;
  /** Number of bookings. */
  count: number;
}

/** Weekday, date, and the number of bookings. */
function DayHead({ id, day, view, isToday, count }: DayHeadProps) {
  const locale = useLocale();
  return (
    <h3 className={css.dayHead({ view })} id={id}>
      <span className={css.weekday}>{dayText(day, locale, { weekday: 'short' })}</span>
      <span className={css.date({ isToday })} aria-current={isToday ? 'date' : undefined}>
        {dayText(day, locale, { day: 'numeric' })}
      </span>
      {count > 0 && (
        <span className={css.dayCount} aria-hidden="true">
          {figure(count, locale)}
        </span>
      )}
    </h3>
  );
}

/** A closed day or part of a day, and how many bookings must move. */
function ClosedTime({ holiday, onOpen }: { holiday: Holiday; onOpen: () => void }) {
  const say = useMessages('BookingCalendar');
  const closingText = useClosingText();
  return (
    <button type="button" className={css.closed} onClick={onOpen}>
      <span>{closingText(holiday)}</span>
      {holiday.toMove > 0 && (
        <span className={css.toMove}>
          {say('{count} booking to move|{count} bookings to move', { count: holiday.toMove })}
        </span>
      )}
    </button>
  );
}

/** Tells why a booking's time is closed, or how soon the booking begins. */
function useBookingHint(holidays: readonly Holiday[], now: number | undefined, timeZone: string) {
  const say = useMessages('BookingCalendar');
  const closingText = useClosingText();
  return (booking: Booking) => {
    if (booking.status === 'holiday') {
      const closing = closingAt(holidays, booking, timeZone);
      return closing && closingText(closing);
    }
    const delay = now === undefined ? undefined : delayOf(booking, now);
    return delay?.kind === 'ahead'
      ? say('In {count} min, {service}', { count: delay.minutes, service: booking.service })
      : undefined;
  };
}
