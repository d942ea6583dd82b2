'use client';

import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { BookingStamp } from '../BookingCalendar/BookingStamp.tsx';
import type { Booking, Holiday } from '../BookingCalendar/bookings.ts';
import { dayText } from '../BookingCalendar/dayText.ts';
import { useClosingText } from '../BookingCalendar/useClosingText.ts';
import { AffectedBooking } from './AffectedBooking.tsx';
import type { ClosingChoice } from './closingChoice.ts';
import * as css from './ClosedDay.css.ts';

export interface ClosedDayProps extends Unstyled {
  /** The closed day, or the closed part of a day. */
  closing: Pick<Holiday, 'day' | 'name' | 'from' | 'to'>;
  /** The closing is not stored yet. @default false */
  isDraft?: boolean;
  /** The bookings of the closed time, and what happens to each. */
  affected: readonly { booking: Booking; choice: ClosingChoice }[];
  /** Slot id of the booking whose time is being chosen. */
  openId: string | undefined;
  /** Called with the id of the booking that was pressed. */
  onOpen: (slotId: string) => void;
  /** Closings of later days. @default none */
  next?: readonly Holiday[];
  /** Called with the next closed day that was pressed, 'yyyy-MM-dd'. */
  onOpenDay: (day: string) => void;
  /** Time zone of the location (IANA). */
  timeZone: string;
}

/** A closed day, or a closed part of one: its bookings with the times that they get, and the next closed days. */
export function ClosedDay(props: ClosedDayProps) {
  const { closing, isDraft = false, affected, openId, onOpen, next = [], onOpenDay, timeZone } = props;
  const say = useMessages('ClosedDay');
  const closingText = useClosingText();
  const locale = useLocale();
  const count = affected.length;
  return (
    <div className={css.closedDay}>
      <header className={css.hero}>
        <div className={css.heroDay}>
          <span className={css.heroDate}>{dayText(closing.day, locale, { day: 'numeric' })}</span>
          <span className={css.soft}>{dayText(closing.day, locale, { weekday: 'long' })}</span>
        </div>
        <div className={css.heroText}>
          <h3 className={css.heroTitle}>
            {isDraft
              ? say('Close {day}', {
                  day: dayText(closing.day, locale, { weekday: 'long', month: 'short', day: 'numeric' }),
                })
              : closingText(closing)}
          </h3>
          <p className={css.about}>
            {isDraft
              ? say('Not closed yet. Choose what happens to its bookings.')
              : count === 0
                ? say('Customers cannot book this time.')
                : say(
                    'Customers cannot book this time. {count} booking was made before.|Customers cannot book this time. {count} bookings were made before.',
                    { count },
                  )}
          </p>
        </div>
        <div className={css.heroStamp}>{isDraft ? null : <BookingStamp state="holiday" />}</div>
      </header>
      {count > 0 && (
        <section className={css.group}>
          <header className={css.groupHead}>
            <h3 className={css.groupTitle}>{say('Bookings in the closed time')}</h3>
            <span className={css.soft}>{say('{count} to move', { count })}</span>
          </header>
          {affected.map(({ booking, choice }) => (
            <AffectedBooking
              key={booking.slotId}
              booking={booking}
              choice={choice}
              isOpen={booking.slotId === openId}
              onOpen={() => onOpen(booking.slotId)}
              timeZone={timeZone}
            />
          ))}
        </section>
      )}
      {next.length > 0 && <NextClosedDays holidays={next} after={closing.day} onOpenDay={onOpenDay} />}
    </div>
  );
}

interface NextClosedDaysProps extends Pick<ClosedDayProps, 'onOpenDay'> {
  holidays: readonly Holiday[];
  /** The closed day that is shown, 'yyyy-MM-dd'. */
  after: string;
}

function NextClosedDays({ holidays, ...others }: NextClosedDaysProps) {
  const say = useMessages('ClosedDay');
  return (
    <section>
      <header className={css.groupHead}>
        <h3 className={css.groupTitle}>{say('Next closed days')}</h3>
      </header>
      {holidays.map((holiday) => (
        <NextClosedDay key={`${holiday.day} ${holiday.from}`} holiday={holiday} {...others} />
      ))}
    </section>
  );
}

interface NextClosedDayProps extends Omit<NextClosedDaysProps, 'holidays'> {
  holiday: Holiday;
}

function NextClosedDay({ holiday, after, onOpenDay }: NextClosedDayProps) {
  const say = useMessages('ClosedDay');
  const sayBookings = useMessages('BookingCalendar');
  const closingText = useClosingText();
  const locale = useLocale();
  const date = dayText(holiday.day, locale, { weekday: 'short', month: 'short', day: '2-digit' }, after);
  return (
    <button type="button" className={css.nextDay} onClick={() => onOpenDay(holiday.day)}>
      <span className={css.nextDate}>{date}</span>
      <span className={css.nextClosing}>{closingText(holiday)}</span>
      {holiday.toMove === 0 ? (
        <span className={css.none}>{say('No bookings')}</span>
      ) : (
        <span className={css.some}>
          {sayBookings('{count} booking to move|{count} bookings to move', { count: holiday.toMove })}
        </span>
      )}
      <span className={css.chevron}>
        <Icon icon={icons.chevronRight} size={16} />
      </span>
    </button>
  );
}
