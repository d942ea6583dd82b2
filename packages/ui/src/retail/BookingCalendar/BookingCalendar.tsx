'use client';

import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import { type ComponentProps, useId, useRef, type ReactNode, type RefObject } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { onDemand } from '../../loading/onDemand.tsx';
import type { BookingPopover as OnDemandPopover } from './BookingPopover.tsx';
import { BookingHeader } from './BookingHeader.tsx';
import { BookingStage } from './BookingStage.tsx';
import { CalendarTitle } from './CalendarTitle.tsx';
import { DayStrip } from './DayStrip.tsx';
import { shownDays, type Booking, type BookingView, type Holiday } from './bookings.ts';
import * as css from './BookingCalendar.css.ts';

const BookingPopover = onDemand<ComponentProps<typeof OnDemandPopover>>(() =>
  import('./BookingPopover.tsx').then((module) => module.BookingPopover),
);

const SKELETON_COUNT = 4;

export interface BookingCalendarProps extends Unstyled {
  /** One day or a week. */
  view: BookingView;
  /** Called with the view that was chosen. */
  onViewChange: (view: BookingView) => void;
  /** The day, or any day of the week, 'yyyy-MM-dd'. Below 1056 px a week shows this day. */
  day: string;
  /** Called with the day that was chosen, 'yyyy-MM-dd'. */
  onDayChange: (day: string) => void;
  /** Bookings of the shown days; those of other days are ignored. */
  bookings: readonly Booking[];
  /** Days, and parts of days, on which the location is closed. @default none */
  holidays?: readonly Holiday[];
  /** Time zone of the location (IANA), in which times of day are shown. @default the device's */
  timeZone?: string;
  /** The day that the button Today opens, 'yyyy-MM-dd'. @default the day in timeZone */
  today?: string;
  /** The current time in ms: folds the earlier bookings of today. @default nothing is folded */
  now?: number;
  /** Slot id of the open booking. */
  openId?: string | undefined;
  /** Called with the pressed booking, and with `undefined` when its popover closes. */
  onOpenChange?: (booking: Booking | undefined) => void;
  /** Shown in a popover at the open booking. Leave it out where the booking is shown elsewhere. */
  popover?: ReactNode;
  /** Called for a closed day that is pressed. */
  onOpenClosedDay?: (day: string) => void;
  /** Before the date buttons, e.g. a Select of locations. */
  tools?: ReactNode;
  /** Between the head and the days, e.g. a Banner. */
  notice?: ReactNode;
  /**
   * Set it while a search leaves out bookings: the text where it leaves none, "No customer matches". A day without bookings
   * is not called free then.
   */
  noMatch?: string | undefined;
  /** Replaces the days, e.g. with a ClosedDay. */
  children?: ReactNode;
  /** Actions below the text of an empty calendar. */
  emptyAction?: ReactNode;
  /** Whether the bookings are there, are being read, or could not be read. @default 'ready' */
  status?: 'ready' | 'loading' | 'error';
  /** What failed, where `status` is `error`. */
  error?: ReactNode;
  /** Called to read the bookings again after an error. */
  onRetry?: () => void;
}

/** Shows the bookings of a location by day or week, with their states and the days on which it is closed. */
export function BookingCalendar(props: BookingCalendarProps) {
  const { view, day, holidays = [], status = 'ready', timeZone = getLocalTimeZone(), onOpenChange } = props;
  const today = props.today ?? todayIn(timeZone).toString();
  const locale = useLocale();
  const titleId = useId();
  const pressed = useRef<Element | null>(null);
  const days = shownDays(view, day, locale, props.bookings, holidays);
  const isReady = status === 'ready';
  const open = props.bookings.find(({ slotId }) => slotId === props.openId);

  return (
    <section className={css.frame} aria-labelledby={titleId}>
      <div className={css.parts}>
        <BookingHeader
          {...{ titleId, view, day, today }}
          onViewChange={props.onViewChange}
          onDayChange={props.onDayChange}
          tools={props.tools}
        >
          <CalendarTitle {...{ days, day, today, isReady }} />
        </BookingHeader>
        {props.notice}
        {status === 'error' && <ErrorState onRetry={props.onRetry}>{props.error}</ErrorState>}
        {status === 'loading' && <BookingSkeletons />}
        {isReady && (
          <DayStrip
            {...{ view, day, today }}
            days={shownDays('week', day, locale, props.bookings, holidays)}
            onDayChange={props.onDayChange}
          />
        )}
        {isReady &&
          (props.children ?? (
            <BookingStage
              {...props}
              {...{ days, today, timeZone }}
              openRef={pressed}
              onOpen={
                onOpenChange &&
                ((booking, label) => {
                  pressed.current = label;
                  onOpenChange(booking.slotId === props.openId ? undefined : booking);
                })
              }
            />
          ))}
        <OpenPopover {...{ open, triggerRef: pressed, onOpenChange }}>{props.popover}</OpenPopover>
      </div>
    </section>
  );
}

interface OpenPopoverProps {
  open: Booking | undefined;
  onOpenChange: BookingCalendarProps['onOpenChange'] | undefined;
  /** The label of the open booking. */
  triggerRef: RefObject<Element | null>;
  children: ReactNode;
}

/** The popover of the open booking, where the host gives it a content. */
function OpenPopover({ open, triggerRef, onOpenChange, children }: OpenPopoverProps) {
  if (!open || children === undefined) return null;
  return (
    <BookingPopover
      key={open.slotId}
      isOpen
      onClose={() => onOpenChange?.(undefined)}
      triggerRef={triggerRef}
      label={open.customer}
    >
      {children}
    </BookingPopover>
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
