'use client';

import type { CalendarDate } from '@internationalized/date';
import { useAriaField } from '../../internal/useAriaField.ts';
import type { DateFieldProps } from './props.ts';
import { toCalendarDate } from './isoDate.ts';

/** The first and last day that may be chosen, as props of React Aria. A value that is not a date is no limit. */
export function dayLimits(min: string | undefined, max: string | undefined) {
  const minValue = toCalendarDate(min ?? '');
  const maxValue = toCalendarDate(max ?? '');
  return { minValue, maxValue };
}

/** Props of DateField and DatePicker for React Aria: days are texts in the kit and calendar dates in React Aria. */
export function useDayField(props: DateFieldProps) {
  const { root, frame, error, forget } = useAriaField(props);
  return {
    frame,
    root: {
      ...root,
      value: toCalendarDate(props.value),
      onChange: (next: CalendarDate | null) => {
        forget();
        props.onChange(next?.toString() ?? '');
      },
      ...dayLimits(props.min, props.max),
      // Not set without an error: `false` would hide that a typed day is outside the limits.
      isInvalid: error === undefined ? undefined : true,
      shouldForceLeadingZeros: true,
    },
  };
}
