'use client';

import { useId } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './ProgressBar.css.ts';

/** Up to so many things each have a place of their own in the bar. */
const COUNTABLE = 24;

export interface ProgressBarProps extends Unstyled {
  /** What goes on: "Boxes checked out". */
  label: string;
  /** How many are done; `undefined` while nobody knows. */
  value: number | undefined;
  /** How many there are. */
  total: number;
  /** The label is told to screen readers only. @default false */
  isLabelHidden?: boolean;
}

/**
 * How far something has come. Up to 24 things are drawn as boxes on a shelf, one each; more as one length. Where the end
 * is not known it only says that it goes on. To wait for a single answer use Spinner.
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
            {...(isKnown && { style: { width: `${(done / total) * 100}%` } })}
          />
        )}
      </div>
    </div>
  );
}
