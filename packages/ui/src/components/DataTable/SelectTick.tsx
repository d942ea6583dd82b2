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

/** A checkbox whose label fills the cell, as a touch target. */
export function SelectTick({ label, isSelected, isIndeterminate = false, onChange }: SelectTickProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the checkbox has its own name
    <label className={css.tick}>
      <span className={box}>
        <input
          ref={(element) => {
            // `indeterminate` has no HTML attribute.
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
