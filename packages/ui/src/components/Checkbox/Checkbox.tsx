'use client';

import type { ReactNode } from 'react';
import { Count } from '../Count/Count.tsx';
import * as icons from '../Icon/icons.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends Unstyled {
  /** Whether it is checked. */
  isSelected: boolean;
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void;
  /** Some of the options that it represents are chosen. @default false */
  isIndeterminate?: boolean;
  /** Whether it cannot be changed. @default false */
  isDisabled?: boolean;
  /** Number of matching items, at the end of the line. */
  count?: number;
  /** The words are read out only: the row beside it shows them. @default false */
  isLabelHidden?: boolean;
  /** The label. */
  children: ReactNode;
}

/** Chooses an option, e.g. of a filter. For a setting that takes effect at once use Switch. */
export function Checkbox(props: CheckboxProps) {
  const {
    isSelected,
    onChange,
    isIndeterminate = false,
    isDisabled = false,
    count,
    isLabelHidden = false,
    children,
  } = props;
  return (
    <label className={css.checkbox({ isDisabled, isLabelHidden })}>
      <span className={css.box}>
        <input
          ref={(input) => {
            // `indeterminate` has no HTML attribute.
            if (input) input.indeterminate = isIndeterminate;
          }}
          type="checkbox"
          className={css.input}
          checked={isSelected}
          disabled={isDisabled}
          onChange={(event) => {
            onChange(event.currentTarget.checked);
            // The press clears the mixed state in the browser, and a parent that keeps the value does not render again.
            event.currentTarget.indeterminate = isIndeterminate;
          }}
        />
        <Glyph icon={isIndeterminate ? icons.minus : icons.check} className={css.mark} aria-hidden />
      </span>
      <span className={css.words({ isLabelHidden })}>{children}</span>
      {count !== undefined && <Count value={count} tone="soft" />}
    </label>
  );
}
