import type { Unstyled } from '../internal/props.ts';
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
  const start = typeof since === 'string' ? new Date(since) : since;
  if (Number.isNaN(start.getTime())) return '--';
  const isLate = now - start.getTime() >= lateAfter * 60_000;
  return (
    <time
      dateTime={start.toISOString()}
      title={start.toLocaleString('en-US')}
      className={isLate ? `${css.relativeTime} ${css.isLate}` : css.relativeTime}
    >
      {formatRelativeTime(start.getTime(), now)}
      {isLate && ', late'}
    </time>
  );
}
