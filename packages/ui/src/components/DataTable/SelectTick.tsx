'use client';

import { box, input, mark } from '../Checkbox/Checkbox.css.ts';
import * as icons from '../Icon/icons.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import * as css from './DataTable.css.ts';

interface SelectTickProps {
  label: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  onChange: () => void;
}

/** A box that fills its cell, so that a finger finds it. */
export function SelectTick({ label, isSelected, isIndeterminate = false, onChange }: SelectTickProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the box within has its own name
    <label className={css.tick}>
      <span className={box}>
        <input
          ref={(element) => {
            // HTML has no attribute for it.
            if (element) element.indeterminate = isIndeterminate;
          }}
          type="checkbox"
          className={input}
          aria-label={label}
          checked={isSelected}
          onChange={onChange}
        />
        <Glyph icon={isIndeterminate ? icons.minus : icons.check} className={mark} aria-hidden />
      </span>
    </label>
  );
}
