import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import type { DateFieldProps } from '../DateField/DateField.tsx';
import { toCalendarDate } from '../DateField/isoDate.ts';
import { CalendarField, TypedDay } from '../../internal/CalendarField.tsx';
import { CalendarMonth } from '../../internal/CalendarMonth.tsx';
import * as css from '../../internal/CalendarMonth.css.ts';
import { useFieldError } from '../../internal/fieldErrors.ts';
import { Language } from '../../internal/Language.tsx';
import * as field from '../TextField/TextField.css.ts';

export interface DatePickerProps extends DateFieldProps {
  /** Days that cannot be chosen, e.g. holidays: 'yyyy-MM-dd' in, struck through when true. @default none */
  isShut?: (day: string) => boolean;
}

/** A day, typed as in DateField or found in a calendar (ARIA APG, date picker dialog). */
export function DatePicker(props: DatePickerProps) {
  const { label, value, onChange, isLabelHidden = false, min, max, description, isShut } = props;
  const { error, forget, mark } = useFieldError(props.name, props.errorMessage);
  const minValue = min === undefined ? null : toCalendarDate(min);
  const maxValue = max === undefined ? null : toCalendarDate(max);
  return (
    <Language>
      <AriaDatePicker
        {...mark}
        className={field.field}
        value={toCalendarDate(value)}
        onChange={(next) => {
          forget();
          onChange(next?.toString() ?? '');
        }}
        {...(minValue && { minValue })}
        {...(maxValue && { maxValue })}
        {...(isShut && { isDateUnavailable: (date) => isShut(date.toString()) })}
        {...(error !== undefined && { isInvalid: true })}
        isDisabled={props.isDisabled ?? false}
        shouldForceLeadingZeros
      >
        <CalendarField
          label={label}
          isLabelHidden={isLabelHidden}
          description={description}
          errorMessage={error}
          typed={<TypedDay />}
        >
          <Calendar className={`${css.calendar} ${css.main}`}>
            <CalendarMonth />
          </Calendar>
        </CalendarField>
      </AriaDatePicker>
    </Language>
  );
}
