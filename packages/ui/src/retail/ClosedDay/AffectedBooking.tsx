'use client';

import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import type { Booking } from '../BookingCalendar/bookings.ts';
import { clockOf } from '../BookingCalendar/clockOf.ts';
import { dayText } from '../BookingCalendar/dayText.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import type { ClosingChoice } from './closingChoice.ts';
import * as css from './ClosedDay.css.ts';

interface AffectedBookingProps {
  booking: Booking;
  choice: ClosingChoice;
  /** Its time is being chosen. */
  isOpen: boolean;
  onOpen: () => void;
  timeZone: string;
}

/** A booking of a closed time, and the time that it gets. */
export function AffectedBooking({ booking, choice, isOpen, onOpen, timeZone }: AffectedBookingProps) {
  const say = useMessages('ClosedDay');
  const locale = useLocale();
  const time = clockOf(locale, timeZone);
  const { day, startsAt, customer, size, sizeSystem, service, note } = booking;
  return (
    <article className={css.affected} aria-label={`${time(startsAt)} ${customer}`}>
      <div className={css.cell({ isRuled: true })}>
        <time className={css.time} dateTime={startsAt}>
          {time(startsAt)}
        </time>
        <span className={css.soft}>{dayText(day, locale, { weekday: 'short', month: 'short', day: '2-digit' })}</span>
      </div>
      <div className={css.cell({ isRuled: true })}>
        {size !== null && (
          <>
            <span className={css.size}>
              <SizeFigure size={size} scale={40} />
            </span>
            <span className={css.soft}>{sizeSystem}</span>
          </>
        )}
      </div>
      <div className={css.cell({ isRuled: false })}>
        <h4 className={css.customer} title={customer}>
          {customer}
        </h4>
        <span className={css.soft}>{note === null ? service : `${service}: ${note}`}</span>
      </div>
      <span className={css.arrow}>
        <Icon icon={icons.arrowRight} size={24} />
      </span>
      <button type="button" className={css.goal({ isOpen })} aria-expanded={isOpen} onClick={onOpen}>
        <VisuallyHidden>{say('Change the time of {customer}', { customer })}</VisuallyHidden>
        {choice.kind === 'move' ? (
          <span>
            <time className={css.targetTime} dateTime={choice.slot.startsAt}>
              {time(choice.slot.startsAt)}
            </time>
            <span className={css.soft}>
              {dayText(choice.slot.day, locale, { weekday: 'short', month: 'short', day: '2-digit' }, day)}
            </span>
          </span>
        ) : (
          <span className={css.targetWord}>{choice.kind === 'cancel' ? say('Cancel') : say('Leave as it is')}</span>
        )}
        <Icon icon={icons.chevronDown} size={16} />
      </button>
    </article>
  );
}
