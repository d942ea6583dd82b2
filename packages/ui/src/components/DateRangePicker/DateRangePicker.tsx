import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import { useState } from 'react';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Button } from '../Button/Button.tsx';
import { toCalendarDate } from '../DateField/isoDate.ts';
import { CalendarField, TypedDay } from '../../internal/CalendarField.tsx';
import { CalendarMonth } from '../../internal/CalendarMonth.tsx';
import * as css from '../../internal/CalendarMonth.css.ts';
import { useFieldError } from '../../internal/fieldErrors.ts';
import { Language } from '../../internal/Language.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as field from '../TextField/TextField.css.ts';
import { shortcuts, type DateRange } from './shortcuts.ts';

export interface DateRangePickerProps extends Unstyled {
  label: string;
  /** `undefined` is any day [F-01]. */
  value: DateRange | undefined;
  /** Told when both days are whole, or when they were taken away. */
  onChange: (value: DateRange | undefined) => void;
  /** The label is told to screen readers only. @default false */
  isLabelHidden?: boolean;
  /** First day that may be chosen, 'yyyy-MM-dd'. */
  min?: string;
  /** Last day that may be chosen, 'yyyy-MM-dd'. */
  max?: string;
  /** From which "Today" and "Last 7 days" are counted, 'yyyy-MM-dd'. @default the device's own day */
  today?: string;
  description?: string;
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  /** By which a `Form` finds it. */
  name?: string;
}

/** A first and a last day: typed, found in a calendar, or taken from what is asked for most. For one day use DatePicker. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, value, onChange, isLabelHidden = false, min, max, description } = props;
  const say = useMessages('DateRangePicker');
  const { error, forget, mark } = useFieldError(props.name, props.errorMessage);
  const [isOpen, setOpen] = useState(false);
  const minValue = min === undefined ? null : toCalendarDate(min);
  const maxValue = max === undefined ? null : toCalendarDate(max);
  const start = toCalendarDate(value?.start ?? '');
  const end = toCalendarDate(value?.end ?? '');
  const today = toCalendarDate(props.today ?? '') ?? todayIn(getLocalTimeZone());

  const take = (next: DateRange | undefined) => {
    forget();
    onChange(next);
    setOpen(false);
  };

  return (
    <Language>
      <AriaDateRangePicker
        {...mark}
        className={field.field}
        isOpen={isOpen}
        onOpenChange={setOpen}
        value={start && end ? { start, end } : null}
        onChange={(next) => {
          forget();
          onChange(next ? { start: next.start.toString(), end: next.end.toString() } : undefined);
        }}
        {...(minValue && { minValue })}
        {...(maxValue && { maxValue })}
        {...(error !== undefined && { isInvalid: true })}
        isDisabled={props.isDisabled ?? false}
        shouldForceLeadingZeros
      >
        <CalendarField
          label={label}
          isLabelHidden={isLabelHidden}
          description={description}
          errorMessage={error}
          typed={
            <div className={css.typedParts}>
              <TypedDay slot="start" />
              <span className={css.until} aria-hidden="true">
                –
              </span>
              <TypedDay slot="end" />
            </div>
          }
        >
          <RangeCalendar className={`${css.calendar} ${css.main}`}>
            <CalendarMonth isRange />
          </RangeCalendar>
          <div className={css.foot}>
            {shortcuts(today, minValue, maxValue).map(({ name, range }) => (
              <Button key={name} size="s" onPress={() => take(range)}>
                {say(name)}
              </Button>
            ))}
            {value && (
              <Button size="s" variant="quiet" onPress={() => take(undefined)}>
                {say('Any day')}
              </Button>
            )}
          </div>
        </CalendarField>
      </AriaDateRangePicker>
    </Language>
  );
}
