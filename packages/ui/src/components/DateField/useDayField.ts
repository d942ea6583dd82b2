'use client';

import type { CalendarDate } from '@internationalized/date';
import { useAriaField } from '../../internal/useAriaField.ts';
import type { DateFieldProps } from './props.ts';
import { toCalendarDate } from './isoDate.ts';

/** The first and last day that may be chosen, as React Aria's properties. What is not a date is no limit. */
export function dayLimits(min: string | undefined, max: string | undefined) {
  const minValue = toCalendarDate(min ?? '');
  const maxValue = toCalendarDate(max ?? '');
  return { ...(minValue && { minValue }), ...(maxValue && { maxValue }) };
}

/** What DateField and DatePicker hand on to React Aria: days as texts outside, as calendar dates inside. */
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
      // Left out without an error: `false` would hide that a typed day is beyond its limits.
      ...(error !== undefined && { isInvalid: true }),
      shouldForceLeadingZeros: true,
    },
  };
}
