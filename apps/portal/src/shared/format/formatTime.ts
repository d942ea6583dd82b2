/**
 * Time of day without seconds, e.g. "14:31"; for another day than `now` month and day, e.g. "Nov 20", for another year
 * its year, too, e.g. "Dec 31, 2024"; '--' without a valid time.
 *
 * @param locale of the date, BCP 47
 */
export function shortTime(instant: string | null | undefined, locale: string, now: Date = new Date()): string {
  const date = new Date(instant ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '--';
  return date.toDateString() === now.toDateString() ? timeOfDay(instant) : shortDay(date, locale, now);
}

/** Time of day without seconds, e.g. "14:31"; of another day than `now` the day, too. @param locale BCP 47 */
export function momentOf(instant: string, locale: string, now: Date = new Date()): string {
  const date = new Date(instant);
  return date.toDateString() === now.toDateString() ? timeOfDay(instant) : dayAndTime(date, locale);
}

/** Month and day, e.g. "Nov 20"; with the year if it differs from the year of `now`. @param locale BCP 47 */
export function shortDay(date: Date, locale: string, now: Date): string {
  return dayOf(date, locale, date.getFullYear() !== now.getFullYear());
}

/** Time of day without seconds, e.g. "14:31", on any day; '--' without a valid time. */
export function timeOfDay(instant: string | null | undefined): string {
  return exactTime(instant).slice(0, 5);
}

/** Day and time of day without seconds, e.g. "Nov 24, 2026, 14:32". @param locale of the date, BCP 47 */
export function dayAndTime(date: Date, locale: string): string {
  return `${dayOf(date, locale, true)}, ${timeOfDay(date.toISOString())}`;
}

/** "Nov 20", or "Nov 20, 2024" with the year. */
function dayOf(date: Date, locale: string, hasYear: boolean): string {
  return date.toLocaleDateString(locale, { month: 'short', day: '2-digit', year: hasYear ? 'numeric' : undefined });
}

/** Time of day with seconds, e.g. "14:32:07"; '--' without a valid time. */
export function exactTime(instant: string | null | undefined): string {
  const date = new Date(instant ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '--' : date.toTimeString().slice(0, 8);
}
