import type { CalendarDate } from '@internationalized/date';

/** Two days and all days between them, 'yyyy-MM-dd'. */
export interface DateRange {
  start: string;
  /** Not before `start`. */
  end: string;
}

/** Common ranges within the limits. */
export function shortcuts(today: CalendarDate, min: CalendarDate | null, max: CalendarDate | null) {
  const all = [
    { name: 'Today', start: today, end: today },
    { name: 'Yesterday', start: today.subtract({ days: 1 }), end: today.subtract({ days: 1 }) },
    { name: 'Last 7 days', start: today.subtract({ days: 6 }), end: today },
    { name: 'Last 30 days', start: today.subtract({ days: 29 }), end: today },
  ] as const;
  return all
    .filter(({ start, end }) => (!min || start.compare(min) >= 0) && (!max || end.compare(max) <= 0))
    .map(({ name, start, end }) => ({ name, range: { start: start.toString(), end: end.toString() } }));
}
