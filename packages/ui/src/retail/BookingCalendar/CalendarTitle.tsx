'use client';

import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import type { ShownDay } from './bookings.ts';
import { daysText } from './dayText.ts';
import * as css from './BookingCalendar.css.ts';

interface CalendarTitleProps {
  days: readonly ShownDay[];
  /** The chosen day, 'yyyy-MM-dd'. */
  day: string;
  today: string;
  isReady: boolean;
}

/** The shown days, and how many bookings they have. A week without columns lists one day: the title is that of the list. */
export function CalendarTitle({ days, day, ...rest }: CalendarTitleProps) {
  if (days.length === 1) return <TitlePart {...rest} days={days} of="both" />;
  return (
    <>
      <TitlePart {...rest} days={days} of="columns" />
      <TitlePart {...rest} days={days.filter((shown) => shown.day === day)} of="list" />
    </>
  );
}

interface TitlePartProps extends Omit<CalendarTitleProps, 'day'> {
  /** Where it is shown. */
  of: keyof typeof css.titleOf;
}

function TitlePart({ days, today, isReady, of }: TitlePartProps) {
  const say = useMessages('BookingCalendar');
  const locale = useLocale();
  const count = days.reduce((sum, { bookings }) => sum + bookings.length, 0);
  return (
    <span className={css.titleOf[of]}>
      <span className={css.titleDays}>
        {daysText(
          days.map((shown) => shown.day),
          locale,
          today,
        )}
      </span>
      {isReady && (
        <span className={css.titleCount}>
          <VisuallyHidden>, </VisuallyHidden>
          {count === 0 ? say('No bookings') : say('{count} booking|{count} bookings', { count })}
        </span>
      )}
    </span>
  );
}
