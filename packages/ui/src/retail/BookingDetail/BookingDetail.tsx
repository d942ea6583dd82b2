'use client';

import { fromAbsolute, toCalendarDate } from '@internationalized/date';
import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { BookingStamp } from '../BookingCalendar/BookingStamp.tsx';
import { delayOf, type Booking, type BookingState, type SettableState } from '../BookingCalendar/bookings.ts';
import { clockOf } from '../BookingCalendar/clockOf.ts';
import { useDelayText } from '../BookingCalendar/useDelayText.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { StatusOptions } from './StatusOptions.tsx';
import * as css from './BookingDetail.css.ts';

/** A booking with what its detail shows beside it. */
export interface OpenBooking extends Booking {
  /** The states that can be set now. */
  nextStatuses: readonly SettableState[];
  /** Who changed status or time last, and when; `null` if it was not changed. */
  changedBy: string | null;
  changedAt: string | null;
  /** Why it was moved to a slot that was full. */
  fullSlotReason: string | null;
}

export interface BookingDetailProps extends Unstyled {
  /** The booking that is shown. */
  booking: OpenBooking;
  /** Time zone of the location (IANA). */
  timeZone: string;
  /** The current time in ms. */
  now: number;
  /** A small popover at the booking, or a panel beside the list. @default 'panel' */
  layout?: 'popover' | 'panel';
  /** Called with the status that was pressed. */
  onStatusChange: (status: SettableState) => void;
  /** Starts to move it to another time. Leave it out for a booking that cannot be moved. */
  onMove?: (() => void) | undefined;
  /** In a popover: opens the booking in its day. */
  onOpenDay?: () => void;
  /** Called when the detail is closed. */
  onClose: () => void;
  /** A change is being sent. @default false */
  isPending?: boolean;
}

const actionTexts = {
  ongoing: 'Start the fitting',
  completed: 'Finish the fitting',
  booked: 'Restore the booking',
} as const satisfies Partial<Record<SettableState, string>>;

/** The state that the signal button sets in each state; null: there is no button. */
const mainAction: Record<BookingState, keyof typeof actionTexts | null> = {
  booked: 'ongoing',
  upcoming: 'ongoing',
  holiday: 'ongoing',
  'not visited': 'ongoing',
  ongoing: 'completed',
  cancelled: 'booked',
  visited: null,
  completed: null,
};

/** One booking: size, time and note, and the states that it can get. Fills its parent. */
export function BookingDetail(props: BookingDetailProps) {
  return props.layout === 'popover' ? <DetailPopover {...props} /> : <DetailPanel {...props} />;
}

/** The status that the signal button sets; undefined where it cannot be set now. */
function nextOf({ booking, now, timeZone }: BookingDetailProps): keyof typeof actionTexts | undefined {
  const { status, nextStatuses, day } = booking;
  const next = mainAction[status];
  if (next === null || !nextStatuses.includes(next)) return undefined;
  // A fitting starts on the day of its booking. On another day its status can still be set below.
  const isAnotherDay = toCalendarDate(fromAbsolute(now, timeZone)).toString() !== day;
  return next === 'ongoing' && isAnotherDay ? undefined : next;
}

function MainAction(props: BookingDetailProps) {
  const { isPending = false, onStatusChange, layout } = props;
  const say = useMessages('BookingDetail');
  const next = nextOf(props);
  if (next === undefined) return null;
  return (
    <Button
      variant="signal"
      size={layout === 'popover' ? 'm' : 'xl'}
      isFill
      isPending={isPending}
      onPress={() => onStatusChange(next)}
    >
      {say(actionTexts[next])}
    </Button>
  );
}

function DetailPopover(props: BookingDetailProps) {
  const { booking, timeZone, isPending = false, onMove, onOpenDay } = props;
  const say = useMessages('BookingDetail');
  const time = clockOf(useLocale(), timeZone);
  const titleId = useId();
  const hasAction = nextOf(props) !== undefined;
  return (
    <article className={css.popover} aria-labelledby={titleId}>
      <header className={css.popoverHead}>
        <div>
          <h3 className={css.name} id={titleId}>
            {booking.customer}
          </h3>
          <p className={css.when}>
            <span className={css.time}>{`${time(booking.startsAt)} – ${time(booking.endsAt)}`}</span> {booking.service}
          </p>
          <p className={css.remaining}>
            <Remaining {...props} />
          </p>
        </div>
        {booking.size === null ? <span /> : <SizeFigure size={booking.size} scale={40} />}
        <span className={css.close}>
          <IconButton icon={icons.x} label={say('Close')} onPress={props.onClose} />
        </span>
      </header>
      <MainAction {...props} />
      <div className={css.setting}>
        <p className={css.small}>{hasAction ? say('Or set the status') : say('Status')}</p>
        <StatusOptions {...booking} isShort isPending={isPending} onChange={props.onStatusChange} />
      </div>
      <div className={css.links}>
        {onOpenDay && (
          <Button variant="link" size="s" onPress={onOpenDay}>
            {say('Open booking')}
          </Button>
        )}
        {onMove && (
          <Button variant="link" size="s" onPress={onMove}>
            {say('Move to…')}
          </Button>
        )}
      </div>
    </article>
  );
}

function DetailPanel(props: BookingDetailProps) {
  const { booking, timeZone, now, isPending = false, onMove } = props;
  const say = useMessages('BookingDetail');
  const time = clockOf(useLocale(), timeZone);
  return (
    <Panel
      title={booking.customer}
      mark={<BookingStamp state={booking.status} />}
      onClose={props.onClose}
      actions={
        nextOf(props) !== undefined || onMove ? (
          <>
            <MainAction {...props} />
            {onMove && (
              <Button variant="link" size="s" isFill isDisabled={isPending} onPress={onMove}>
                {say('Move to…')}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      <div className={css.panel}>
        <div className={css.figures}>
          {booking.size !== null && <SizeFigure size={booking.size} scale={88} />}
          <p className={css.at}>
            <time className={css.begin} dateTime={booking.startsAt}>
              {time(booking.startsAt)}
            </time>
            <span className={css.end}>
              <span className={css.time}>{`– ${time(booking.endsAt)}`}</span>
              <Remaining {...{ booking, now }} />
            </span>
          </p>
        </div>
        <p className={css.about}>{aboutOf(booking)}</p>
        <section>
          <h3 className={css.heading}>{say('Status')}</h3>
          <StatusOptions {...booking} isShort={false} isPending={isPending} onChange={props.onStatusChange} />
        </section>
        <div>
          <p className={css.small}>{say('Upcoming and Holiday follow the clock and the calendar.')}</p>
          {booking.changedBy !== null && booking.changedAt !== null && (
            <p className={css.small}>
              {say('Changed by {name}, {time}', { name: booking.changedBy, time: time(booking.changedAt) })}
            </p>
          )}
          {booking.fullSlotReason !== null && (
            <p className={css.small}>{say('Moved to a full slot: {reason}', { reason: booking.fullSlotReason })}</p>
          )}
        </div>
      </div>
    </Panel>
  );
}

const aboutOf = ({ sizeSystem, service, note }: Booking): string =>
  [sizeSystem, service, note].filter((part) => part !== null).join(', ');

/** How long until the start of a booking that is upcoming, how late it is, or how long a fitting is over its end. */
function Remaining({ booking, now }: Pick<BookingDetailProps, 'booking' | 'now'>) {
  const say = useMessages('BookingDetail');
  const late = useDelayText()(booking, now);
  if (late !== undefined) return <b className={css.overTime}>{late}</b>;
  const delay = delayOf(booking, now);
  return delay ? <b>{say('in {count} min', { count: delay.minutes })}</b> : null;
}
