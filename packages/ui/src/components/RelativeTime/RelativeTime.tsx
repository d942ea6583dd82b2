'use client';

import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import * as css from './RelativeTime.css.ts';
import { DAY, formatRelativeTime } from './formatRelativeTime.ts';
import { timeOf } from '../../internal/timeOf.ts';
import { MISSING } from '../../internal/missingValue.ts';

export interface RelativeTimeProps extends Unstyled {
  /** Start of the waiting time: a `Date`, or an ISO 8601 text. */
  since: Date | string;
  /** Current time in ms; the host updates it, so that all times of a list change together. */
  now: number;
  /** Age from which it is late, ms: shown in the caution colour. @default never late */
  lateAfterMs?: number;
}

/** When it began: the time of day, or the day if that is longer ago than a day. */
const timeSince = (start: Date, now: number, locale: string): string =>
  now - start.getTime() < DAY
    ? timeOf(start.toISOString(), locale)
    : start.toLocaleDateString(locale, { month: 'short', day: 'numeric' });

/** Waiting time in words: "4 min"; once it is late, since when: "since 14:11", "since Nov 28". */
export function RelativeTime({ since, now, lateAfterMs = Number.POSITIVE_INFINITY }: RelativeTimeProps) {
  const say = useMessages('RelativeTime');
  const locale = useLocale();
  const start = typeof since === 'string' ? new Date(since) : since;
  if (Number.isNaN(start.getTime())) return MISSING;
  const time = formatRelativeTime(start.getTime(), now, say);
  const isLate = now - start.getTime() >= lateAfterMs;
  return (
    <time
      dateTime={start.toISOString()}
      title={start.toLocaleString(locale)}
      className={isLate ? `${css.relativeTime} ${css.isLate}` : css.relativeTime}
    >
      {isLate ? say('since {time}', { time: timeSince(start, now, locale) }) : time}
    </time>
  );
}
