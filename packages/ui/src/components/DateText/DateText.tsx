'use client';

import type { Unstyled } from '../../internal/props.ts';
import { formatDate, formatDay, type DateFormat } from './formatDate.ts';
import { useLocale } from '../../internal/useMessages.ts';

export interface DateTextProps extends Unstyled {
  /** A `Date`, or an ISO 8601 text. */
  date: Date | string;
  /** One of the four ways of writing it, the same in every language. @default as the page's locale writes it, "Mar 07, 2025" */
  format?: DateFormat;
}

/** A day on the calendar, in local time; two dashes for what is no date. */
export function DateText({ date, format }: DateTextProps) {
  const locale = useLocale();
  const value = typeof date === 'string' ? new Date(date) : date;
  const text = format ? formatDate(value, format) : formatDay(value, locale);
  return text === undefined ? '--' : <time dateTime={value.toISOString()}>{text}</time>;
}
