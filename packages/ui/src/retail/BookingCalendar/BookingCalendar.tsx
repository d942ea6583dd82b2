'use client';

import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonGroup } from '../../components/ButtonGroup/ButtonGroup.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { onDemand } from '../../loading/onDemand.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import type { MenuItem, MenuProps } from '../../components/Menu/Menu.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { BookingEntry } from './BookingEntry.tsx';
import { BookingStamp } from './BookingStamp.tsx';
import { bookingsOf, daysOf, stepFrom, type Booking, type BookingView, type Holiday } from './bookings.ts';
import * as css from './BookingCalendar.css.ts';

const Menu = onDemand<MenuProps>(() => import('../../components/Menu/Menu.tsx').then((module) => module.Menu));
const PLACES = 4;

export interface BookingCalendarProps extends Unstyled {
  view: BookingView;
  onViewChange: (view: BookingView) => void;
  /** The day, or any day of the week, 'yyyy-MM-dd'. */
  day: string;
  onDayChange: (day: string) => void;
  /** Of the days in sight; those of other days are left out. */
  bookings: readonly Booking[];
  /** Days on which the location is shut. @default none */
  holidays?: readonly Holiday[];
  /** Where the location is: its times of day. @default the device's */
  timeZone?: string;
  /** What "Today" leads to, 'yyyy-MM-dd'. @default the day in `timeZone` */
  today?: string;
  /** Verbs for one booking, in a menu at its end; none, no menu. */
  getActions?: (booking: Booking) => readonly MenuItem[];
  onAction?: (action: string, booking: Booking) => void;
  /** @default 'ready' */
  status?: 'ready' | 'loading' | 'error';
  /** What failed, where `status` is `error`. */
  error?: ReactNode;
  onRetry?: () => void;
}

/** The bookings of a location by day or week, with their states and the days on which it is shut [B-02]. */
export function BookingCalendar(props: BookingCalendarProps) {
  const { view, onViewChange, day, onDayChange, bookings, holidays = [], getActions, onAction } = props;
  const { status = 'ready', timeZone = getLocalTimeZone() } = props;
  const today = props.today ?? todayIn(timeZone).toString();
  const say = useMessages('BookingCalendar');
  const locale = useLocale();
  const id = useId();
  const [menu, setMenu] = useState<Booking>();
  const trigger = useRef<Element | null>(null);

  const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const days = daysOf(view, day, locale);
  const shown = days.map((at) => ({
    at,
    holiday: holidays.find((holiday) => holiday.day === at),
    bookings: bookingsOf(at, bookings),
  }));
  const count = shown.reduce((sum, { bookings: some }) => sum + some.length, 0);
  const isEmpty = count === 0 && !shown.some(({ holiday }) => holiday);

  return (
    <section className={css.frame} aria-labelledby={`${id}title`}>
      <header className={css.head}>
        <h2 className={css.title} id={`${id}title`} aria-live="polite">
          {titleOf(days, locale)}
          <VisuallyHidden>
            {status === 'ready' ? `, ${say('{count} booking|{count} bookings', { count })}` : ''}
          </VisuallyHidden>
        </h2>
        <div className={css.tools}>
          <span className={css.turns}>
            <ButtonGroup label={say('Turn the calendar')} layout="joined">
              <IconButton
                variant="plain"
                icon={icons.chevronLeft}
                label={view === 'day' ? say('Day before') : say('Week before')}
                onPress={() => onDayChange(stepFrom(view, day, -1))}
              />
              <Button size="s" onPress={() => onDayChange(today)}>
                {say('Today')}
              </Button>
              <IconButton
                variant="plain"
                icon={icons.chevronRight}
                label={view === 'day' ? say('Day after') : say('Week after')}
                onPress={() => onDayChange(stepFrom(view, day, 1))}
              />
            </ButtonGroup>
          </span>
          <SegmentedControl
            label={say('View')}
            items={[
              { id: 'day', label: say('Day') },
              { id: 'week', label: say('Week') },
            ]}
            value={view}
            onChange={onViewChange}
          />
        </div>
      </header>
      {status === 'error' && <ErrorState {...(props.onRetry && { onRetry: props.onRetry })}>{props.error}</ErrorState>}
      {status === 'loading' && (
        <div role="status" className={css.skeletons}>
          <VisuallyHidden>{say('Loading bookings')}</VisuallyHidden>
          {Array.from({ length: PLACES }, (_, place) => (
            <Skeleton key={place} height={82} />
          ))}
        </div>
      )}
      {status === 'ready' && isEmpty && (
        <EmptyState icon={icons.calendar} title={say('No Bookings found for the Selected Location')}>
          {say('Choose another day or another location.')}
        </EmptyState>
      )}
      {status === 'ready' && !isEmpty && (
        <div className={css.days({ view })}>
          {shown.map(({ at, holiday, bookings: some }) => (
            <section
              key={at}
              className={css.day({ view, isShut: holiday !== undefined })}
              aria-labelledby={`${id}${at}`}
            >
              <h3 className={css.dayHead({ view })} id={`${id}${at}`}>
                <span className={css.weekday}>{write(at, locale, { weekday: 'short' })}</span>
                <span className={css.date({ isToday: at === today })} aria-current={at === today ? 'date' : undefined}>
                  {write(at, locale, { day: 'numeric' })}
                </span>
              </h3>
              {holiday && (
                <p className={css.shut}>
                  <BookingStamp state="holiday" />
                  {say('Closed, {name}', { name: holiday.name })}
                </p>
              )}
              {some.length > 0 && (
                <ul className={css.list({ view })}>
                  {some.map((booking) => (
                    <li key={booking.slotId}>
                      <BookingEntry
                        booking={booking}
                        view={view}
                        time={(instant) => clock.format(new Date(instant))}
                        onMenu={
                          getActions && getActions(booking).length > 0
                            ? (chosen, button) => {
                                trigger.current = button;
                                setMenu(chosen);
                              }
                            : undefined
                        }
                      />
                    </li>
                  ))}
                </ul>
              )}
              {some.length === 0 && !holiday && <p className={css.free}>{say('Free')}</p>}
            </section>
          ))}
        </div>
      )}
      {menu && getActions && (
        <Menu
          isOpen
          onClose={() => setMenu(undefined)}
          triggerRef={trigger}
          label={say('Actions for {customer}', { customer: menu.customer })}
          items={getActions(menu)}
          onAction={(action) => onAction?.(action, menu)}
        />
      )}
    </section>
  );
}

/** A calendar day in words; it belongs to no zone, so it is read and written in the same one. */
function write(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** "Friday, March 7, 2025", or "Mar 2 – 8, 2025". */
function titleOf(days: readonly string[], locale: string): string {
  const first = days[0]!;
  const last = days.at(-1)!;
  if (first === last) return write(first, locale, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}
