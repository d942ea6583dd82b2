import type { Unstyled } from '../internal/props.ts';
import { formatDate, type DateFormat } from './formatDate.ts';

export interface DateTextProps extends Unstyled {
  /** A `Date`, or an ISO 8601 text. */
  date: Date | string;
  /** One of the four ways of writing it. @default 'MMM dd, yyyy' */
  format?: DateFormat;
}

/** A day on the calendar, in local time; two dashes for what is no date. */
export function DateText({ date, format = 'MMM dd, yyyy' }: DateTextProps) {
  const value = typeof date === 'string' ? new Date(date) : date;
  const text = formatDate(value, format);
  return text === undefined ? '--' : <time dateTime={value.toISOString()}>{text}</time>;
}
