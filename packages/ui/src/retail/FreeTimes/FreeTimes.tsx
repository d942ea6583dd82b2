'use client';

import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { Text } from '../../components/Text/Text.tsx';
import type { BookingSlot } from '../BookingCalendar/bookings.ts';
import { clockOf } from '../BookingCalendar/clockOf.ts';
import { dayText } from '../BookingCalendar/dayText.ts';
import * as css from './FreeTimes.css.ts';

export interface FreeTimesProps extends Unstyled {
  /** Whose booking gets the time. */
  customer: string;
  /** The times to choose from, by day. Full ones are marked. */
  slots: readonly BookingSlot[];
  /** The start of the booking now: days are listed by their distance from it. */
  startsAt: string;
  /** The start of the chosen slot. */
  value: string | undefined;
  /** Called with the free slot that was chosen. */
  onChange: (slot: BookingSlot) => void;
  /** Time zone of the location (IANA). */
  timeZone: string;
}

/** The times to which a booking can be moved, the nearest day first. */
export function FreeTimes({ customer, slots, startsAt, value, onChange, timeZone }: FreeTimesProps) {
  const say = useMessages('FreeTimes');
  const locale = useLocale();
  const time = clockOf(locale, timeZone);
  const near = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric' }).format(new Date(startsAt));
  if (slots.length === 0) {
    return (
      <div className={css.times}>
        <h3 className={css.heading}>{say('No free times')}</h3>
        <Text tone="soft">{say('No time is free in these days. Choose other days, or cancel the booking.')}</Text>
      </div>
    );
  }
  return (
    <div className={css.times}>
      <p className={css.note}>{say('For {customer}, nearest first', { customer })}</p>
      {daysOf(slots, startsAt).map(([day, ofDay]) => (
        <section key={day} aria-label={dayText(day, locale, LONG, near)}>
          <h3 className={css.heading}>{dayText(day, locale, SHORT, near)}</h3>
          <div className={css.row}>
            {ofDay.map((slot) => {
              const isFull = slot.booked >= slot.capacity;
              const isOn = slot.startsAt === value;
              return (
                <button
                  key={slot.startsAt}
                  type="button"
                  className={css.slot({ isOn, isFull })}
                  aria-pressed={isOn}
                  onClick={() => onChange(slot)}
                >
                  <time dateTime={slot.startsAt}>{time(slot.startsAt)}</time>
                  {isFull && (
                    <span className={css.full}>
                      {say('Full, {booked} of {capacity}', { booked: slot.booked, capacity: slot.capacity })}
                    </span>
                  )}
                </button>
              );
            })}
          </div>
        </section>
      ))}
    </div>
  );
}

const SHORT = { weekday: 'short', month: 'short', day: '2-digit' } as const;
const LONG = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** The slots by day; the day whose slots are nearest comes first, the earlier one of two. */
function daysOf(slots: readonly BookingSlot[], startsAt: string): [day: string, slots: BookingSlot[]][] {
  const byDay = new Map<string, BookingSlot[]>();
  for (const slot of slots) byDay.set(slot.day, [...(byDay.get(slot.day) ?? []), slot]);
  const start = Date.parse(startsAt);
  const distance = (ofDay: readonly BookingSlot[]) =>
    Math.min(...ofDay.map((slot) => Math.abs(Date.parse(slot.startsAt) - start)));
  return [...byDay].toSorted(([, a], [, b]) => distance(a) - distance(b));
}
