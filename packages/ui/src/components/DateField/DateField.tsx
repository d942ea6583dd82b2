import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import { useFieldError } from '../../internal/fieldErrors.ts';
import { FieldFrame } from '../../internal/FieldFrame.tsx';
import { Language } from '../../internal/Language.tsx';
import type { Unstyled } from '../../internal/props.ts';
import * as field from '../TextField/TextField.css.ts';
import * as css from './DateField.css.ts';
import { toCalendarDate } from './isoDate.ts';

export interface DateFieldProps extends Unstyled {
  label: string;
  /** 'yyyy-MM-dd', or empty. What is no date counts as empty. */
  value: string;
  /** Told when the day is whole, or when it was emptied. */
  onChange: (value: string) => void;
  /** The label is told to screen readers only. @default false */
  isLabelHidden?: boolean;
  /** First day that may be chosen, 'yyyy-MM-dd'. */
  min?: string;
  /** Last day that may be chosen, 'yyyy-MM-dd'. */
  max?: string;
  description?: string;
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  /** By which a `Form` finds it. */
  name?: string;
}

/** A day, typed part by part in the order of the person's language; the arrow keys count. To show one use DateText. */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, isLabelHidden = false, min, max, description } = props;
  const minValue = min === undefined ? null : toCalendarDate(min);
  const maxValue = max === undefined ? null : toCalendarDate(max);
  const { error: errorMessage, forget, mark } = useFieldError(props.name, props.errorMessage);
  return (
    <Language>
      <AriaDateField
        {...mark}
        className={field.field}
        value={toCalendarDate(value)}
        onChange={(next) => {
          forget();
          onChange(next?.toString() ?? '');
        }}
        {...(minValue && { minValue })}
        {...(maxValue && { maxValue })}
        {...(errorMessage !== undefined && { isInvalid: true })}
        isDisabled={props.isDisabled ?? false}
        shouldForceLeadingZeros
      >
        <FieldFrame label={label} isLabelHidden={isLabelHidden} description={description} errorMessage={errorMessage}>
          <DateInput className={`${field.input} ${css.input}`}>
            {(segment) => <DateSegment segment={segment} className={css.segment} />}
          </DateInput>
        </FieldFrame>
      </AriaDateField>
    </Language>
  );
}
