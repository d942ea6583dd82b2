import { addDays, dayIn } from '../shared/format/days.ts';
import type { SayText } from '../shared/texts/portalText.ts';

/** A time that can be chosen. */
export interface TimeOption {
  /** The instant, ISO 8601. */
  id: string;
  /** The day, or how long: "Tomorrow", "1 hour". */
  label: string;
  /** The time of day: "20:00". */
  time: string;
}

interface Place {
  /** IANA name. */
  timeZone: string;
  /** BCP 47. */
  locale: string;
  /** The current time in ms. */
  now: number;
}

/** The time of day of an instant at a location: "20:00". */
export const clockOf = (instant: string, { timeZone, locale }: Omit<Place, 'now'>): string =>
  new Date(instant).toLocaleTimeString(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The closings of a location as times to choose: "Today", "Tomorrow", "Friday". */
export function closingOptions(say: SayText, closings: readonly string[], place: Place): TimeOption[] {
  const { timeZone, locale, now } = place;
  const today = dayIn(timeZone, now);
  return closings.map((at) => {
    const day = dayIn(timeZone, Date.parse(at));
    const label =
      day === today
        ? say('Today')
        : day === addDays(today, 1)
          ? say('Tomorrow')
          : new Date(at).toLocaleDateString(locale, { timeZone, weekday: 'long' });
    return { id: at, label, time: clockOf(at, place) };
  });
}

/** The times until which a hold can be made longer: an hour after its end, and the closings that are later. */
export function longerOptions(
  say: SayText,
  until: string,
  times: { closings: readonly string[]; latest: string },
  place: Place,
): TimeOption[] {
  const end = Date.parse(until);
  const hour = new Date(Math.max(end, place.now) + 3_600_000).toISOString();
  const later = closingOptions(
    say,
    times.closings.filter((at) => Date.parse(at) > end),
    place,
  );
  const options = [{ id: hour, label: say('1 hour'), time: clockOf(hour, place) }, ...later];
  return options.filter(({ id }) => id <= times.latest).slice(0, 4);
}
