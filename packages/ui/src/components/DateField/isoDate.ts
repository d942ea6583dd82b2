'use client';

import { type CalendarDate, parseDate } from '@internationalized/date';

/** A day as 'yyyy-MM-dd', or empty. */
export function toCalendarDate(text: string): CalendarDate | null {
  // parseDate throws; a value that is no date (an old address, a hand-made link) is an empty field and no crash.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}
