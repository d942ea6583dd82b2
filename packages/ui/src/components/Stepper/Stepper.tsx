'use client';

import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { figure } from '../../internal/message.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import * as css from './Stepper.css.ts';

export interface StepperProps extends Unstyled {
  /** Name for screen readers: "Quantity of Halden Court 82, size 10.5". */
  label: string;
  /**
   * The thing that is counted: "Halden Court 82, size 10.5". The names of both buttons contain it. Without it the names are
   * "Decrease" and "Increase". @default none
   */
  of?: string;
  /** The number. */
  value: number;
  /** Smallest value. @default 1 */
  min?: number;
  /** Largest value. @default no limit */
  max?: number;
  /** Targets of 44 px, or of 76 px at the kiosk (60 px in landscape). @default 'staff' */
  size?: 'staff' | 'kiosk';
  /** Called with the new number. */
  onChange: (value: number) => void;
}

/** Counts up and down within limits. For large numbers use NumberField. */
export function Stepper({
  label,
  of,
  value,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  size = 'staff',
  onChange,
}: StepperProps) {
  const say = useMessages('Stepper');
  const locale = useLocale();
  const step = (by: 1 | -1) => {
    const next = Math.min(max, Math.max(min, value + by));
    if (next !== value) onChange(next);
  };
  return (
    <span className={css.stepper[size]} role="group" aria-label={label}>
      {/* aria-disabled, not disabled: the button keeps the focus at the limit. */}
      <button
        type="button"
        className={css.button}
        aria-label={of === undefined ? say('Decrease') : say('One fewer: {of}', { of })}
        aria-disabled={value <= min}
        onClick={() => step(-1)}
      >
        <Icon icon={icons.minus} />
      </button>
      <output className={css.value}>{figure(value, locale)}</output>
      <button
        type="button"
        className={css.button}
        aria-label={of === undefined ? say('Increase') : say('One more: {of}', { of })}
        aria-disabled={value >= max}
        onClick={() => step(1)}
      >
        <Icon icon={icons.plus} />
      </button>
    </span>
  );
}
