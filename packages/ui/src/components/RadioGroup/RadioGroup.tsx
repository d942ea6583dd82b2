'use client';

import { useId } from 'react';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { useFieldError } from '../../internal/fieldErrors.ts';
import type { NamedFieldProps } from '../../internal/fieldProps.ts';
import { turnRadioKeys } from '../../internal/turnRadioKeys.ts';
import * as css from './RadioGroup.css.ts';

/** One of the choices. */
export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line. */
  description?: string;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends NamedFieldProps {
  options: readonly RadioOption<Value>[];
  /** `undefined` while nothing is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Below each other or in a line. @default 'column' */
  direction?: 'column' | 'row';
}

/** One of two to five that all stay in sight. For more use Select; to switch a view use SegmentedControl. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange, direction = 'column' } = props;
  const { error, forget, mark } = useFieldError(props.name, props.errorMessage);
  const id = useId();
  return (
    <fieldset
      className={css.group}
      role="radiogroup"
      {...mark}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}error`}
    >
      <legend className={css.legend}>{label}</legend>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the radio buttons within */}
      <div className={css.options({ direction })} onKeyDown={direction === 'row' ? turnRadioKeys : undefined}>
        {options.map((option) => (
          <label key={option.value} className={option.isDisabled ? `${css.option} ${css.isOff}` : css.option}>
            <input
              type="radio"
              className={css.input}
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled ?? false}
              onChange={() => {
                forget();
                onChange(option.value);
              }}
            />
            <span className={css.words}>
              {option.label}
              {option.description !== undefined && <span className={css.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <InlineMessage id={`${id}error`} severity="critical">
          {error}
        </InlineMessage>
      )}
    </fieldset>
  );
}
