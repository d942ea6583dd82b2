'use client';

import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import * as css from './RelativeTime.css.ts';
import { formatRelativeTime } from './formatRelativeTime.ts';

export interface RelativeTimeProps extends Unstyled {
  /** When the waiting began: a `Date`, or an ISO 8601 text. */
  since: Date | string;
  /** The present, in ms; the host lets it tick, so that a list moves together. */
  now: number;
  /** From how many minutes on it is late; late is caution, not critical. Never, if left out. */
  lateAfter?: number;
}

/** Waiting time in words: "4 min", "12 min, late". */
export function RelativeTime({ since, now, lateAfter = Number.POSITIVE_INFINITY }: RelativeTimeProps) {
  const say = useMessages('RelativeTime');
  const locale = useLocale();
  const start = typeof since === 'string' ? new Date(since) : since;
  if (Number.isNaN(start.getTime())) return '--';
  const time = formatRelativeTime(start.getTime(), now, say);
  const isLate = now - start.getTime() >= lateAfter * 60_000;
  return (
    <time
      dateTime={start.toISOString()}
      title={start.toLocaleString(locale)}
      className={isLate ? `${css.relativeTime} ${css.isLate}` : css.relativeTime}
    >
      {isLate ? say('{time}, late', { time }) : time}
    </time>
  );
}
