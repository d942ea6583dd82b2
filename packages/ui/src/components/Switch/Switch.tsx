'use client';

import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps extends Unstyled {
  /** Whether it is on. */
  isSelected: boolean;
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void;
  /** Whether it cannot be changed. @default false */
  isDisabled?: boolean;
  /** The label. */
  children: ReactNode;
}

/** A setting that takes effect at once, e.g. sounds. For a choice that is sent later use Checkbox. */
export function Switch({ isSelected, onChange, isDisabled = false, children }: SwitchProps) {
  return (
    <label className={isDisabled ? `${css.row} ${css.isOff}` : css.row}>
      <span className={css.words}>{children}</span>
      <input
        type="checkbox"
        role="switch"
        className={css.input}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
