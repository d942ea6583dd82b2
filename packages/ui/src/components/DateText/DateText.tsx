'use client';

import type { Unstyled } from '../../internal/props.ts';
import { formatDate, formatDay, type DateFormat } from './formatDate.ts';
import { useLocale } from '../../internal/useMessages.ts';
import { MISSING } from '../../internal/missingValue.ts';

export interface DateTextProps extends Unstyled {
  /** A `Date`, or an ISO 8601 text. */
  date: Date | string;
  /** One of four formats, the same in every language. @default the format of the locale, "Mar 07, 2025" */
  format?: DateFormat;
}

/** A day in local time; two dashes if the value is not a date. */
export function DateText({ date, format }: DateTextProps) {
  const locale = useLocale();
  const value = typeof date === 'string' ? new Date(date) : date;
  const text = format ? formatDate(value, format) : formatDay(value, locale);
  return text === undefined ? MISSING : <time dateTime={value.toISOString()}>{text}</time>;
}
