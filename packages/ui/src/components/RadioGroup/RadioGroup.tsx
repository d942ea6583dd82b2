'use client';

import { useId, type ReactNode } from 'react';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { useFieldError } from '../../internal/fieldErrors.ts';
import type { NamedFieldProps } from '../../internal/fieldProps.ts';
import { Language } from '../../internal/Language.tsx';
import { Radio, RadioContext, useRadios } from '../../internal/Radios.tsx';
import * as group from '../../internal/groupStyles.css.ts';
import * as css from './RadioGroup.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

/** An option. */
export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line. */
  description?: string;
  /** Before the label: an `Avatar` of 24 px. */
  mark?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends NamedFieldProps {
  /** The choices, in the order in which they are shown. */
  options: readonly RadioOption<Value>[];
  /** `undefined` while nothing is chosen. */
  value: Value | undefined;
  /** Called with the value that was chosen. */
  onChange: (value: Value) => void;
  /**
   * Below each other, in a line, as large tiles side by side, of which the chosen one is inverted: for settings that
   * are chosen with one glance. Or as chips, three a row in a panel: for short names. @default 'column'
   */
  direction?: 'column' | 'row' | 'tiles' | 'chips';
}

/** One of two to five visible options. For more use Select; to switch a view use SegmentedControl. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  return (
    <Language>
      <Group {...props} />
    </Language>
  );
}

function Group<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, direction = 'column' } = props;
  const { error, forget, mark } = useFieldError(props.name, props.errorMessage);
  const errorId = `${useId()}error`;
  const { state, radioGroupProps } = useRadios({
    label,
    value,
    onChange: (next) => {
      forget();
      props.onChange(next as Value);
    },
    orientation: direction === 'column' ? 'vertical' : 'horizontal',
    errorId: error === undefined ? undefined : errorId,
  });
  return (
    <fieldset {...radioGroupProps} {...mark} className={group.group}>
      <legend className={group.legend}>{label}</legend>
      <div className={group.options({ direction })}>
        <RadioContext value={state}>
          {options.map((option) => (
            <Option key={option.value} option={option} look={LOOKS[direction]} />
          ))}
        </RadioContext>
      </div>
      {error !== undefined && (
        <InlineMessage id={errorId} severity="critical">
          {error}
        </InlineMessage>
      )}
    </fieldset>
  );
}

const LOOKS = { column: 'dot', row: 'dot', tiles: 'tile', chips: 'chip' } as const;

interface OptionProps {
  option: RadioOption;
  look: (typeof LOOKS)[keyof typeof LOOKS];
}

function Option({ option: { value, label, description, mark, isDisabled = false }, look }: OptionProps) {
  return (
    <Radio
      value={value}
      isDisabled={isDisabled}
      className={css.option({ look, isDisabled })}
      inputClassName={css.input[look]}
    >
      {mark}
      <span className={css.words}>
        {label}
        {description !== undefined && <span className={css.description[look]}>{wholeCodes(description)}</span>}
      </span>
    </Radio>
  );
}
