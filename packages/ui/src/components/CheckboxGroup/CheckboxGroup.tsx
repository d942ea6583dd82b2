'use client';

import { useId } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { useFieldError } from '../../internal/fieldErrors.ts';
import type { NamedFieldProps } from '../../internal/fieldProps.ts';
import * as group from '../../internal/groupStyles.css.ts';
import * as css from './CheckboxGroup.css.ts';

/** An option. */
export interface CheckboxOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Number of matching items, at the end of the line. */
  count?: number;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string = string> extends NamedFieldProps {
  /** The choices, in the order in which they are shown. */
  options: readonly CheckboxOption<Value>[];
  /** Values of the chosen options; may be empty. */
  value: readonly Value[];
  /** Gets the values in the order of the options. */
  onChange: (value: Value[]) => void;
  /** Hides the label from view. Screen readers still read it. @default false */
  isLabelHidden?: boolean;
  /** How to choose; shown below the label. */
  description?: string;
  /** Label of a checkbox that chooses all or none: "All brands". @default no such checkbox */
  allLabel?: string;
  /** Below each other or in a line. @default 'column' */
  direction?: 'column' | 'row';
}

/** Any number of a few visible options. For exactly one use RadioGroup, for many options FilterMenu. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, options, value, onChange, isLabelHidden = false, allLabel, direction = 'column' } = props;
  const { error, forget, mark } = useFieldError(props.name, props.errorMessage);
  const id = useId();
  const free = options.filter(({ isDisabled }) => !isDisabled);
  const isAll = free.length > 0 && free.every((option) => value.includes(option.value));
  const take = (chosen: (option: CheckboxOption<Value>) => boolean) => {
    forget();
    onChange(options.filter(chosen).map((option) => option.value));
  };
  const describedBy = [props.description && `${id}how`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <fieldset className={group.group} {...mark} aria-describedby={describedBy || undefined}>
      <legend className={isLabelHidden ? css.hiddenLegend : group.legend}>{label}</legend>
      {props.description && (
        <p id={`${id}how`} className={css.description}>
          {props.description}
        </p>
      )}
      {allLabel !== undefined && (
        <div className={css.all}>
          <Checkbox
            isSelected={isAll}
            isIndeterminate={!isAll && free.some((option) => value.includes(option.value))}
            onChange={(isOn) =>
              // Disabled options keep their state.
              take((option) => (option.isDisabled ? value.includes(option.value) : isOn))
            }
          >
            {allLabel}
          </Checkbox>
        </div>
      )}
      <div className={group.options({ direction })}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            isSelected={value.includes(option.value)}
            isDisabled={option.isDisabled ?? false}
            count={option.count}
            onChange={(isOn) => take((other) => (other === option ? isOn : value.includes(other.value)))}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      {error && (
        <InlineMessage id={`${id}error`} severity="critical">
          {error}
        </InlineMessage>
      )}
    </fieldset>
  );
}
