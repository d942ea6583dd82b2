'use client';

import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import { useState } from 'react';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Button } from '../Button/Button.tsx';
import { toCalendarDate } from '../DateField/isoDate.ts';
import { dayLimits } from '../DateField/useDayField.ts';
import { CalendarField, TypedDay } from '../../internal/CalendarField.tsx';
import { CalendarMonth } from '../../internal/CalendarMonth.tsx';
import * as css from '../../internal/CalendarMonth.css.ts';
import { useAriaField } from '../../internal/useAriaField.ts';
import { Language } from '../../internal/Language.tsx';
import type { FieldProps } from '../../internal/fieldProps.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { shortcuts, type DateRange } from './shortcuts.ts';

export interface DateRangePickerProps extends FieldProps {
  /** `undefined` is any day [F-01]. */
  value: DateRange | undefined;
  /** Told when both days are whole, or when they were taken away. */
  onChange: (value: DateRange | undefined) => void;
  /** First day that may be chosen, 'yyyy-MM-dd'. */
  min?: string;
  /** Last day that may be chosen, 'yyyy-MM-dd'. */
  max?: string;
  /** From which "Today" and "Last 7 days" are counted, 'yyyy-MM-dd'. @default the device's own day */
  today?: string;
}

/** A first and a last day: typed, found in a calendar, or taken from what is asked for most. For one day use DatePicker. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value, onChange } = props;
  const say = useMessages('DateRangePicker');
  const { root, frame, error, forget } = useAriaField(props);
  const [isOpen, setOpen] = useState(false);
  const limits = dayLimits(props.min, props.max);
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
        {...root}
        {...limits}
        isOpen={isOpen}
        onOpenChange={setOpen}
        value={start && end ? { start, end } : null}
        onChange={(next) => {
          forget();
          onChange(next ? { start: next.start.toString(), end: next.end.toString() } : undefined);
        }}
        {...(error !== undefined && { isInvalid: true })}
        shouldForceLeadingZeros
      >
        <CalendarField
          {...frame}
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
            {shortcuts(today, limits.minValue ?? null, limits.maxValue ?? null).map(({ name, range }) => (
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
