'use client';

import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { useMessages } from '../../internal/useMessages.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { BookingStamp } from './BookingStamp.tsx';
import { isOver, type Booking, type BookingView } from './bookings.ts';
import * as css from './BookingCalendar.css.ts';

interface BookingEntryProps {
  booking: Booking;
  view: BookingView;
  /** Formats an instant as the location's time of day. */
  time: (instant: string) => string;
  /** What follows from the time, e.g. "In 26 min"; replaces service and note. */
  hint: string | undefined;
  /** How late it is, "9 min late". */
  delay: string | undefined;
  isOpen: boolean;
  /** Gets the label of the open booking, from which a popover hangs. */
  openRef: RefObject<Element | null>;
  /** Opens the booking; gets the label, from which a popover can hang. */
  onOpen: ((label: Element | null) => void) | undefined;
}

/** One booking: size, time, customer and state. The whole label opens it. */
export function BookingEntry({ booking, view, time, hint, delay, isOpen, openRef, onOpen }: BookingEntryProps) {
  const say = useMessages('BookingCalendar');
  const id = useId();
  const label = useRef<HTMLElement>(null);
  useOpened(label, isOpen, openRef);
  const { startsAt, endsAt, customer, size, sizeSystem, service, note, status } = booking;
  const over = isOver(booking);
  return (
    <article
      ref={label}
      className={css.booking({ state: status, isOver: over, isOpen, view })}
      aria-labelledby={`${id}time ${id}who`}
    >
      <div className={css.times({ view, isOpen })} id={`${id}time`}>
        <time className={css.begin({ view, isOver: over && !isOpen })} dateTime={startsAt}>
          {time(startsAt)}
        </time>
        <time className={css.end({ view, isOpen })} dateTime={endsAt}>
          {`– ${time(endsAt)}`}
        </time>
      </div>
      <div className={css.sizes({ view, isOver: over, isEmpty: size === null })}>
        {size !== null && (
          <>
            <span className={css.figureBox({ view })}>
              <SizeFigure size={size} scale={40} />
            </span>
            <span className={css.system({ view })}>{sizeSystem}</span>
          </>
        )}
      </div>
      <div className={css.who({ view })}>
        <h4 className={css.customer({ view })} id={`${id}who`} title={customer}>
          {onOpen ? (
            <button
              type="button"
              className={css.open}
              aria-expanded={isOpen}
              aria-label={say('Open booking of {customer}', { customer })}
              onClick={() => onOpen(label.current)}
            >
              {customer}
            </button>
          ) : (
            customer
          )}
        </h4>
        <p className={css.about({ view, isLate: delay !== undefined })}>
          {delay !== undefined && <b className={css.delay}>{delay}</b>}
          {hint ?? (note === null ? service : `${service}: ${note}`)}
        </p>
      </div>
      <div className={css.stampCell({ view })}>
        <BookingStamp state={status} />
      </div>
    </article>
  );
}

/** A booking that is opened by an address, not by a press: its popover needs the label, in view. */
function useOpened(label: RefObject<HTMLElement | null>, isOpen: boolean, openRef: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    if (!isOpen || openRef.current === label.current) return;
    openRef.current = label.current;
    label.current?.scrollIntoView({ block: 'nearest' });
  }, [label, isOpen, openRef]);
}
