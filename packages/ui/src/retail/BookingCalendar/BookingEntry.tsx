'use client';

import { useId } from 'react';
import * as icons from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { BookingStamp } from './BookingStamp.tsx';
import type { Booking, BookingView } from './bookings.ts';
import * as css from './BookingCalendar.css.ts';

/** States of a booking that needs nothing more; it is drawn paler. */
const OVER: readonly Booking['status'][] = ['cancelled', 'not visited', 'completed', 'visited'];

interface BookingEntryProps {
  booking: Booking;
  view: BookingView;
  /** Formats an instant as the location's time of day. */
  time: (instant: string) => string;
  /** Opens the booking's menu at its button. */
  onMenu: ((button: Element) => void) | undefined;
}

/** One booking: time, customer, service and state. */
export function BookingEntry({ booking, view, time, onMenu }: BookingEntryProps) {
  const say = useMessages('BookingCalendar');
  const id = useId();
  const { startsAt, endsAt, customer, service, note, status } = booking;
  return (
    <article
      className={css.booking({ state: status, isOver: OVER.includes(status), view })}
      aria-labelledby={`${id}time ${id}who`}
    >
      <div className={css.times({ view })} id={`${id}time`}>
        <time className={css.begin({ view })} dateTime={startsAt}>
          {time(startsAt)}
        </time>
        <time className={css.end} dateTime={endsAt}>
          {`– ${time(endsAt)}`}
        </time>
      </div>
      <div className={css.who({ view })}>
        <div className={css.words({ view })}>
          <h4 className={css.customer} id={`${id}who`} title={customer}>
            {customer}
          </h4>
          <p className={css.about}>{note === null ? service : `${service}: ${note}`}</p>
        </div>
        <BookingStamp state={status} />
      </div>
      {onMenu && (
        <div className={css.menu({ view })}>
          <IconButton
            icon={icons.more}
            label={say('Actions for {customer}', { customer })}
            aria-haspopup="menu"
            onPress={({ currentTarget }) => onMenu(currentTarget)}
          />
        </div>
      )}
    </article>
  );
}
