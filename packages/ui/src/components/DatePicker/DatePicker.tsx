'use client';

import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import type { DateFieldProps } from '../DateField/DateField.tsx';
import { useDayField } from '../DateField/useDayField.ts';
import { CalendarField, TypedDay } from '../../internal/CalendarField.tsx';
import { CalendarMonth } from '../../internal/CalendarMonth.tsx';
import * as css from '../../internal/CalendarMonth.css.ts';
import { Language } from '../../internal/Language.tsx';

export interface DatePickerProps extends DateFieldProps {
  /** Whether a day, 'yyyy-MM-dd', cannot be chosen, e.g. a holiday: it is struck through. @default no such days */
  isShut?: (day: string) => boolean;
}

/** A day, typed as in DateField or chosen in a calendar (ARIA APG, date picker dialog). */
export function DatePicker(props: DatePickerProps) {
  const { isShut } = props;
  const { root, frame } = useDayField(props);
  return (
    <Language>
      <AriaDatePicker {...root} isDateUnavailable={isShut && ((date) => isShut(date.toString()))}>
        <CalendarField {...frame} typed={<TypedDay />}>
          <Calendar className={`${css.calendar} ${css.main}`}>
            <CalendarMonth />
          </Calendar>
        </CalendarField>
      </AriaDatePicker>
    </Language>
  );
}
