const DAY_MS = 86_400_000;

/** The day `count` days later, yyyy-MM-dd. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The day at an instant in a time zone, yyyy-MM-dd. */
export function dayIn(timeZone: string, instant: number): string {
  const format = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', format).format(instant);
}

/** Whether a text is a day of this century, yyyy-MM-dd: the contract accepts no others. */
export function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return /^20\d{2}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
