/** Formats a calendar day. A day has no time zone, so it is parsed and formatted in UTC. */
export function dayText(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** The title of the shown days, first to last: "Friday, March 7, 2025" or "Mar 2 – 8, 2025". */
export function daysText(days: readonly string[], locale: string): string {
  const first = days[0]!;
  const last = days.at(-1)!;
  if (first === last) {
    return dayText(first, locale, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  }
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}
