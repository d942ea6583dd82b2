import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { useFieldError } from '../../internal/fieldErrors.ts';
import { FieldFrame } from '../../internal/FieldFrame.tsx';
import { Language } from '../../internal/Language.tsx';
import type { Unstyled } from '../../internal/props.ts';
import * as field from '../TextField/TextField.css.ts';
import * as css from './NumberField.css.ts';

export interface NumberFieldProps extends Unstyled {
  label: string;
  /** `undefined` while the field is empty. */
  value: number | undefined;
  /** Told on leaving the field, on Enter and on the arrow keys, not on every digit. */
  onChange: (value: number | undefined) => void;
  /** The label is told to screen readers only. @default false */
  isLabelHidden?: boolean;
  /** @default no limit */
  min?: number;
  /** @default no limit */
  max?: number;
  /** What an arrow key adds. @default 1 */
  step?: number;
  /** How the number is written, e.g. US dollars without cents. @default the language's own */
  format?: Intl.NumberFormatOptions;
  placeholder?: string;
  /** How to fill it, under the field. */
  description?: string;
  /** What is wrong, and how to put it right. */
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  isRequired?: boolean;
  /** By which a `Form` finds it. */
  name?: string;
}

/** A number to type, in the writing of the person's language. For one or two more use Stepper. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, isLabelHidden = false, min, max, step, format } = props;
  const { placeholder, description, isDisabled = false, isRequired = false } = props;
  const { error: errorMessage, forget, mark } = useFieldError(props.name, props.errorMessage);
  return (
    <Language>
      <AriaNumberField
        {...mark}
        className={field.field}
        value={value ?? Number.NaN}
        onChange={(next) => {
          forget();
          onChange(Number.isNaN(next) ? undefined : next);
        }}
        {...(min !== undefined && { minValue: min })}
        {...(max !== undefined && { maxValue: max })}
        {...(step !== undefined && { step })}
        {...(format && { formatOptions: format })}
        isInvalid={errorMessage !== undefined}
        isDisabled={isDisabled}
        isRequired={isRequired}
      >
        <FieldFrame label={label} isLabelHidden={isLabelHidden} description={description} errorMessage={errorMessage}>
          <Input className={`${field.input} ${css.input}`} {...(placeholder !== undefined && { placeholder })} />
        </FieldFrame>
      </AriaNumberField>
    </Language>
  );
}
