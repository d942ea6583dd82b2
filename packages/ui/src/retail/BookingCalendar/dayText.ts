/**
 * Formats a calendar day. A day has no time zone, so it is parsed and formatted in UTC.
 *
 * @param near a day of the year that a reader expects: of another year the text has the year, too @default no year is added
 */
export function dayText(day: string, locale: string, options: Intl.DateTimeFormatOptions, near = day): string {
  const isNearYear = day.slice(0, 4) === near.slice(0, 4);
  const year = isNearYear ? options.year : 'numeric';
  const parts = { ...options, year, timeZone: 'UTC' };
  return new Intl.DateTimeFormat(locale, parts).format(new Date(`${day}T00:00:00Z`));
}

/**
 * The title of the shown days, first to last: "Friday, Mar 07" or "Mar 02 – 08, 2025". A day of another year than today has
 * its year, too.
 */
export function daysText(days: readonly string[], locale: string, today: string): string {
  const first = days[0]!;
  const last = days.at(-1)!;
  if (first === last) {
    return dayText(first, locale, { weekday: 'long', month: 'short', day: '2-digit' }, today);
  }
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const parts = format.formatRangeToParts(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
  // A range has the digits of its locale, whatever the options say.
  const zero = new Intl.NumberFormat(locale).format(0);
  return parts.map(({ type, value }) => (type === 'day' && value.length === 1 ? zero + value : value)).join('');
}
