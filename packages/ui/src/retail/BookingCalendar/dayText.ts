/** Formats a calendar day. A day has no time zone, so it is parsed and formatted in UTC. */
export function dayText(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/**
 * The title of the shown days, first to last: "Friday, Mar 7" or "Mar 2 – 8, 2025". A day of another year than today has
 * its year, too.
 */
export function daysText(days: readonly string[], locale: string, today: string): string {
  const first = days[0]!;
  const last = days.at(-1)!;
  if (first === last) {
    const isThisYear = first.slice(0, 4) === today.slice(0, 4);
    return dayText(first, locale, {
      weekday: 'long',
      month: 'short',
      day: 'numeric',
      ...(!isThisYear && { year: 'numeric' }),
    });
  }
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}
