'use client';

import { useId } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import * as icons from '../components/Icon/icons.ts';
import type { SelectItem } from '../components/Select/SelectItems.tsx';
import * as field from '../components/TextField/TextField.css.ts';
import * as css from './NativeSelect.css.ts';
import { useMessages } from './useMessages.ts';

interface NativeSelectProps {
  label: string;
  items: readonly SelectItem[];
  /** `undefined` while nothing is chosen. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** How to choose; shown below the field. */
  description: string;
}

/** A native `<select>` that looks like Select while it is closed. For a few short texts where Select is too large (ADR 29). */
export function NativeSelect({ label, items, value, onChange, description }: NativeSelectProps) {
  const say = useMessages('Select');
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={css.box}>
        <select
          id={id}
          value={value ?? ''}
          aria-describedby={`${id}description`}
          className={`${field.input} ${css.select}`}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {value === undefined && (
            <option value="" disabled hidden>
              {say('Choose one')}
            </option>
          )}
          {items.map((item) => (
            <option key={item.id} value={item.id} disabled={item.isDisabled}>
              {item.description === undefined ? item.label : `${item.label} (${item.description})`}
            </option>
          ))}
        </select>
        <span className={css.mark}>
          <Icon icon={icons.chevronDown} size={16} />
        </span>
      </div>
      <span id={`${id}description`} className={field.description}>
        {description}
      </span>
    </div>
  );
}
