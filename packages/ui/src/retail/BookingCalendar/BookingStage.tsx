'use client';

import type { ReactNode, RefObject } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { BookingDay } from './BookingDay.tsx';
import type { Booking, BookingView, ShownDay } from './bookings.ts';
import { moveByArrow } from './moveByArrow.ts';
import * as css from './BookingCalendar.css.ts';

interface BookingStageProps {
  days: readonly ShownDay[];
  view: BookingView;
  day: string;
  today: string;
  now?: number;
  timeZone: string;
  openId?: string | undefined;
  /** Gets the label of the open booking. */
  openRef: RefObject<Element | null>;
  onOpen: ((booking: Booking, label: Element | null) => void) | undefined;
  onOpenClosedDay?: (day: string) => void;
  emptyAction?: ReactNode;
  noMatch?: string | undefined;
}

/** The shown days side by side, and a notice above them where no day has a booking. */
export function BookingStage(props: BookingStageProps) {
  const { days, view, day, today, noMatch } = props;
  const say = useMessages('BookingCalendar');
  const isEmpty = days.every(({ bookings }) => bookings.length === 0);
  const isBare = isEmpty && days.every(({ holidays }) => holidays.length === 0);
  return (
    <div className={css.stage}>
      {(view === 'week' || !isEmpty) && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the bookings within
        <div className={css.days({ view, isBare })} onKeyDown={moveByArrow}>
          {days.map((shown) => (
            <BookingDay
              key={shown.day}
              shown={shown}
              view={view}
              isToday={shown.day === today}
              isHidden={shown.day !== day}
              isEmptyNamed={isEmpty || noMatch !== undefined}
              now={props.now}
              timeZone={props.timeZone}
              openId={props.openId}
              openRef={props.openRef}
              onOpen={props.onOpen}
              onOpenDay={props.onOpenClosedDay}
            />
          ))}
        </div>
      )}
      {isEmpty && (
        <div className={css.over}>
          <EmptyState
            icon={icons.calendar}
            title={noMatch ?? say('No Bookings found for the Selected Location')}
            action={props.emptyAction}
          >
            {say('Choose another day or location.')}
          </EmptyState>
        </div>
      )}
    </div>
  );
}
