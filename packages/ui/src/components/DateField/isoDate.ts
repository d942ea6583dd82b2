'use client';

import { type CalendarDate, parseDate } from '@internationalized/date';

/** A day as 'yyyy-MM-dd', or empty. */
export function toCalendarDate(text: string): CalendarDate | null {
  // parseDate throws. A value that is not a date, e.g. from an old link, is an empty field.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}
