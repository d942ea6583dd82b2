'use client';

import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { ticksOf, TICKS } from './ticks.ts';
import * as css from './Waiting.css.ts';

export interface WaitingProps extends Unstyled {
  /** Start of the waiting time, ISO 8601. */
  since: string;
  /** The current time in ms, from the parent, so that all ages of a list change together. */
  now: number;
  /** Age from which it is late, ms. */
  lateAfterMs: number;
}

/** The age of a request as ticks and in words: "4 min", "since 14:11". Six ticks mean late. */
export function Waiting({ since, now, lateAfterMs }: WaitingProps) {
  const filled = ticksOf(now - Date.parse(since), lateAfterMs);
  const isLate = filled === TICKS;
  return (
    <span className={css.waiting}>
      <span className={css.ticks} aria-hidden="true">
        {Array.from({ length: TICKS }, (_, index) => (
          <span key={index} className={css.tick[index < filled ? (isLate ? 'late' : 'on') : 'off']} />
        ))}
      </span>
      <RelativeTime since={since} now={now} lateAfterMs={lateAfterMs} />
    </span>
  );
}
