'use client';

import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { FieldFrame } from '../../internal/FieldFrame.tsx';
import type { FieldProps } from '../../internal/fieldProps.ts';
import { Language } from '../../internal/Language.tsx';
import { useAriaField } from '../../internal/useAriaField.ts';
import * as segments from '../DateField/DateField.css.ts';
import * as field from '../TextField/TextField.css.ts';
import * as css from './TimeField.css.ts';
import { toTime } from './timeOfDay.ts';

export interface TimeFieldProps extends FieldProps {
  /** 'HH:mm' of 24 hours, or empty. A value that is not a time counts as empty. */
  value: string;
  /** Called when the time is complete, or cleared. */
  onChange: (value: string) => void;
}

/** A time of day, typed by segments; the locale decides between 12 and 24 hours. Arrow keys change a segment by one. */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange } = props;
  const { root, frame, error, forget } = useAriaField(props);
  return (
    <Language>
      <AriaTimeField
        {...root}
        value={toTime(value)}
        onChange={(next) => {
          forget();
          onChange(next?.toString().slice(0, 5) ?? '');
        }}
        isInvalid={error !== undefined}
      >
        <FieldFrame {...frame}>
          <DateInput className={`${field.input} ${segments.input}`}>
            {(segment) => <DateSegment segment={segment} className={`${segments.segment} ${css.segment}`} />}
          </DateInput>
        </FieldFrame>
      </AriaTimeField>
    </Language>
  );
}
