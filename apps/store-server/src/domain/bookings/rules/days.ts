const DAY_MS = 86_400_000;

/** The day `count` days later, yyyy-MM-dd. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}
