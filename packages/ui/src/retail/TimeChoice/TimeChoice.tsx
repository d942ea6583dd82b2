'use client';

import { useId } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import { turnRadioKeys } from '../../components/SegmentedControl/turnRadioKeys.ts';
import * as css from './TimeChoice.css.ts';

/** A time that can be chosen. */
export interface TimeOption<Id extends string = string> {
  id: Id;
  /** The day, or how long: "Tomorrow", "1 hour". */
  label: string;
  /** The time of day: "20:00". */
  time: string;
}

export interface TimeChoiceProps<Id extends string = string> extends Unstyled {
  /** Above the times: "Until". */
  label: string;
  /** Up to four times, the earliest first. */
  options: readonly TimeOption<Id>[];
  /** Id of the chosen one; `undefined` for none. */
  value: Id | undefined;
  /** Called with the id that was chosen. */
  onChange: (id: Id) => void;
}

/** One of a few times, each with its day: native radio buttons. Arrow keys choose, by the reading direction. */
export function TimeChoice<Id extends string>({ label, options, value, onChange }: TimeChoiceProps<Id>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={css.field} onKeyDown={turnRadioKeys}>
      <span id={id} className={css.label}>
        {label}
      </span>
      <div className={css.times}>
        {options.map((option) => (
          <label key={option.id} className={css.time}>
            <input
              type="radio"
              name={id}
              value={option.id}
              checked={option.id === value}
              className={css.input}
              onChange={() => onChange(option.id)}
            />
            <span className={css.day}>{option.label}</span>
            <span className={css.clock}>{option.time}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
