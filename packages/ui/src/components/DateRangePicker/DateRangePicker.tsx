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
  /** `undefined` is any day. */
  value: DateRange | undefined;
  /** Called when both days are complete, or cleared. */
  onChange: (value: DateRange | undefined) => void;
  /** First day that may be chosen, 'yyyy-MM-dd'. */
  min?: string;
  /** Last day that may be chosen, 'yyyy-MM-dd'. */
  max?: string;
  /** Day from which "Today" and "Last 7 days" are counted, 'yyyy-MM-dd'. @default the date of the device */
  today?: string;
}

/** A first and a last day: typed, chosen in a calendar, or taken from a shortcut. For one day use DatePicker. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value, onChange } = props;
  const { root, frame, error, forget } = useAriaField(props);
  const [isOpen, setOpen] = useState(false);
  const limits = dayLimits(props.min, props.max);
  const start = toCalendarDate(value?.start ?? '');
  const end = toCalendarDate(value?.end ?? '');

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
        isInvalid={error === undefined ? undefined : true}
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
          <Shortcuts {...props} onTake={take} />
        </CalendarField>
      </AriaDateRangePicker>
    </Language>
  );
}

/** Buttons that take a common range, or no range. */
function Shortcuts(props: DateRangePickerProps & { onTake: (range: DateRange | undefined) => void }) {
  const say = useMessages('DateRangePicker');
  const { minValue, maxValue } = dayLimits(props.min, props.max);
  const today = toCalendarDate(props.today ?? '') ?? todayIn(getLocalTimeZone());
  return (
    <div className={css.foot}>
      {shortcuts(today, minValue, maxValue).map(({ name, range }) => (
        <Button key={name} size="s" onPress={() => props.onTake(range)}>
          {say(name)}
        </Button>
      ))}
      {props.value && (
        <Button size="s" variant="quiet" onPress={() => props.onTake(undefined)}>
          {say('Any day')}
        </Button>
      )}
    </div>
  );
}
