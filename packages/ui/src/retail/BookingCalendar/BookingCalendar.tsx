'use client';

import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import { useId, type ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import * as icons from '../../components/Icon/icons.ts';
import type { MenuItem } from '../../components/Menu/Menu.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { BookingDay } from './BookingDay.tsx';
import { BookingHeader } from './BookingHeader.tsx';
import { shownDays, type Booking, type BookingView, type Holiday } from './bookings.ts';
import { daysText } from './dayText.ts';
import { useBookingMenu } from './useBookingMenu.tsx';
import * as css from './BookingCalendar.css.ts';

const SKELETON_COUNT = 4;

export interface BookingCalendarProps extends Unstyled {
  view: BookingView;
  onViewChange: (view: BookingView) => void;
  /** The day, or any day of the week, 'yyyy-MM-dd'. */
  day: string;
  onDayChange: (day: string) => void;
  /** Bookings of the shown days; those of other days are ignored. */
  bookings: readonly Booking[];
  /** Days on which the location is closed. @default none */
  holidays?: readonly Holiday[];
  /** Time zone of the location (IANA), in which times of day are shown. @default the device's */
  timeZone?: string;
  /** The day that the button Today opens, 'yyyy-MM-dd'. @default the day in `timeZone` */
  today?: string;
  /** Actions of a booking, shown in its menu. Without actions a booking has no menu. */
  getActions?: (booking: Booking) => readonly MenuItem[];
  onAction?: (action: string, booking: Booking) => void;
  /** @default 'ready' */
  status?: 'ready' | 'loading' | 'error';
  /** What failed, where `status` is `error`. */
  error?: ReactNode;
  onRetry?: () => void;
}

/** Shows the bookings of a location by day or week, with their states and the days on which it is closed. */
export function BookingCalendar(props: BookingCalendarProps) {
  const { view, day, holidays = [], status = 'ready', timeZone = getLocalTimeZone() } = props;
  const today = props.today ?? todayIn(timeZone).toString();
  const say = useMessages('BookingCalendar');
  const locale = useLocale();
  const titleId = useId();
  const { menuOf, menu } = useBookingMenu(props.getActions, props.onAction);
  const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const days = shownDays(view, day, locale, props.bookings, holidays);
  const count = days.reduce((sum, { bookings }) => sum + bookings.length, 0);
  const isEmpty = count === 0 && !days.some(({ holiday }) => holiday);

  return (
    <section className={css.frame} aria-labelledby={titleId}>
      <BookingHeader
        titleId={titleId}
        view={view}
        onViewChange={props.onViewChange}
        day={day}
        onDayChange={props.onDayChange}
        today={today}
      >
        {daysText(
          days.map((shown) => shown.day),
          locale,
        )}
        <VisuallyHidden>
          {status === 'ready' ? `, ${say('{count} booking|{count} bookings', { count })}` : ''}
        </VisuallyHidden>
      </BookingHeader>
      {status === 'error' && <ErrorState {...(props.onRetry && { onRetry: props.onRetry })}>{props.error}</ErrorState>}
      {status === 'loading' && <BookingSkeletons />}
      {status === 'ready' && isEmpty && (
        <EmptyState icon={icons.calendar} title={say('No Bookings found for the Selected Location')}>
          {say('Choose another day or location.')}
        </EmptyState>
      )}
      {status === 'ready' && !isEmpty && (
        <div className={css.days({ view })}>
          {days.map((shown) => (
            <BookingDay
              key={shown.day}
              shown={shown}
              view={view}
              isToday={shown.day === today}
              time={(instant) => clock.format(new Date(instant))}
              menuOf={menuOf}
            />
          ))}
        </div>
      )}
      {menu}
    </section>
  );
}

function BookingSkeletons() {
  const say = useMessages('BookingCalendar');
  return (
    <div role="status" className={css.skeletons}>
      <VisuallyHidden>{say('Loading bookings')}</VisuallyHidden>
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <Skeleton key={index} height={82} />
      ))}
    </div>
  );
}
