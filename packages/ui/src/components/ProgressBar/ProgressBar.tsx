'use client';

import { useId } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './ProgressBar.css.ts';

/** Up to this number each item has its own segment. */
const COUNTABLE = 24;

export interface ProgressBarProps extends Unstyled {
  /** What is in progress: "Boxes checked out". */
  label: string;
  /** Number of finished items; `undefined` while unknown. */
  value: number | undefined;
  /** Number of all items. */
  total: number;
  /** Hides the label from view; screen readers still read it. @default false */
  isLabelHidden?: boolean;
}

/**
 * Progress of a task. Up to 24 items have one segment each; more are one bar. With an unknown value it only shows that
 * the task is running. To wait for a single answer use Spinner.
 */
export function ProgressBar({ label, value, total, isLabelHidden = false }: ProgressBarProps) {
  const say = useMessages('ProgressBar');
  const id = useId();
  const isKnown = value !== undefined && total > 0;
  const done = isKnown ? Math.min(total, Math.max(0, value)) : 0;
  const words = isKnown ? say('{done} of {total}', { done, total }) : say('In progress');
  return (
    <div className={css.wrap}>
      <div className={isLabelHidden ? css.hiddenLabel : css.head}>
        <span className={css.label} id={id}>
          {label}
        </span>
        <span className={css.figure} aria-hidden="true">
          {words}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={isKnown ? total : undefined}
        aria-valuenow={isKnown ? done : undefined}
        aria-valuetext={words}
        className={css.track}
      >
        {isKnown && Number.isInteger(total) && total <= COUNTABLE ? (
          <div className={css.shelf}>
            {Array.from({ length: total }, (_, place) => (
              <span key={place} className={css.box({ isFull: place < Math.floor(done) })} />
            ))}
          </div>
        ) : (
          <div
            className={css.bar({ isUnknown: !isKnown })}
            style={isKnown ? { width: `${(done / total) * 100}%` } : undefined}
          />
        )}
      </div>
    </div>
  );
}
