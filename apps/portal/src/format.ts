import { formatDate } from '@instore/ui';

/** A time as people at a counter read it: "14:31" today, "Nov 20" before; '--' for what is none. */
export function shortTime(instant: string | null | undefined, now: Date = new Date()): string {
  const date = new Date(instant ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '--';
  if (date.toDateString() !== now.toDateString()) {
    return formatDate(date, 'MMM dd, yyyy')?.replace(/, \d+$/, '') ?? '--';
  }
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`;
}

/** The same with seconds, for what has just happened: "14:32:07". */
export function exactTime(instant: string | null | undefined): string {
  const date = new Date(instant ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '--' : date.toTimeString().slice(0, 8);
}
