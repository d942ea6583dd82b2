'use client';

import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './Timeline.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

/** Something that happened. */
export interface TimelineEvent {
  id: string;
  /** When, as text: "14:07", "Nov 21". */
  time: string;
  /** The same time, ISO 8601. Leave it out where the text is a time of day: "14:07". */
  dateTime?: string;
  /** What happened: "Back to A-14-03". */
  title: ReactNode;
  /** Who did it and from where: "Dario Vance, from bench 3". */
  detail?: string | undefined;
}

export interface TimelineProps extends Unstyled {
  /** Name for screen readers: "History of 2048177304161". */
  label: string;
  /** The latest first. */
  events: readonly TimelineEvent[];
}

/** What happened to one thing, the latest first. The first event is marked as the present state. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol aria-label={label} className={css.list}>
      {events.map(({ id, time, dateTime, title, detail }) => (
        <li key={id} className={css.event}>
          <time dateTime={dateTime} className={css.time}>
            {time}
          </time>
          <span className={css.mark} aria-hidden="true" />
          <div className={css.words}>
            <p className={css.title}>{wholeCodes(title)}</p>
            {detail === undefined ? null : <p className={css.detail}>{wholeCodes(detail)}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
