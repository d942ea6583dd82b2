/** A place on whose wall clock a time is read, e.g. a location. */
interface Place {
  /** IANA name. */
  timeZone: string;
}

/** The day of a place at an instant, yyyy-MM-dd. */
export function localDay(instant: Date, { timeZone }: Place): string {
  const format = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', format).format(instant);
}

/** The time of day of a place at an instant, HH:mm. */
export function localTime(instant: Date, { timeZone }: Place): string {
  const format = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(instant);
}

/** The day and the time of day of a place at an instant: "4 Dec, 20:00". */
export function localMoment(instant: Date, { timeZone }: Place): string {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' }).format(instant);
  return `${day}, ${localTime(instant, { timeZone })}`;
}
