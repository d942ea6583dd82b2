/** Formats instants as times of day in a time zone: "14:00". */
export function clockOf(locale: string, timeZone: string): (instant: string) => string {
  const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (instant) => clock.format(new Date(instant));
}
