'use client';

import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { useAriaField } from '../../internal/useAriaField.ts';
import { FieldFrame } from '../../internal/FieldFrame.tsx';
import { Language } from '../../internal/Language.tsx';
import type { FieldProps } from '../../internal/fieldProps.ts';
import * as field from '../TextField/TextField.css.ts';
import * as css from './NumberField.css.ts';

export interface NumberFieldProps extends FieldProps {
  /** `undefined` while the field is empty. */
  value: number | undefined;
  /** Called on leaving the field, on Enter and on arrow keys, not on every digit. */
  onChange: (value: number | undefined) => void;
  /** Smallest value. @default no limit */
  min?: number;
  /** Largest value. @default no limit */
  max?: number;
  /** Step of the arrow keys. @default 1 */
  step?: number;
  /** Format of the number, e.g. US dollars without cents. @default the format of the locale */
  format?: Intl.NumberFormatOptions;
  /** Example in the empty field. It does not replace the label. */
  placeholder?: string;
  /** Whether a form needs a value. @default false */
  isRequired?: boolean;
}

/** A number to type, in the format of the locale. For small quantities use Stepper. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, min, max, step, format, placeholder } = props;
  const { root, frame, error, forget } = useAriaField(props);
  return (
    <Language>
      <AriaNumberField
        {...root}
        value={value ?? Number.NaN}
        onChange={(next) => {
          forget();
          onChange(Number.isNaN(next) ? undefined : next);
        }}
        minValue={min}
        maxValue={max}
        step={step}
        formatOptions={format}
        isInvalid={error !== undefined}
        isRequired={props.isRequired ?? false}
      >
        <FieldFrame {...frame}>
          <Input className={`${field.input} ${css.input}`} placeholder={placeholder} />
        </FieldFrame>
      </AriaNumberField>
    </Language>
  );
}
