'use client';

import { Button } from '../../components/Button/Button.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { clockOf } from '../BookingCalendar/clockOf.ts';
import * as css from './BookingDetail.css.ts';

export interface BookingStartBarProps extends Unstyled {
  /** Instant at which the next booking begins, ISO 8601. */
  startsAt: string;
  /** Time zone of the location (IANA). */
  timeZone: string;
  /** The start is being sent. @default false */
  isPending?: boolean;
  /** Starts the booking. */
  onStart: () => void;
}

/** Starts the next fitting from the bottom of a small screen, in reach of the thumb: the `bottom` of an AppShell. */
export function BookingStartBar({ startsAt, timeZone, isPending = false, onStart }: BookingStartBarProps) {
  const say = useMessages('BookingDetail');
  const time = clockOf(useLocale(), timeZone);
  return (
    <div className={css.bar}>
      <Button variant="signal" size="l" isFill isPending={isPending} onPress={onStart}>
        <span className={css.barText}>{say('Start the fitting')}</span>{' '}
        <span className={css.time}>{time(startsAt)}</span>
      </Button>
    </div>
  );
}
