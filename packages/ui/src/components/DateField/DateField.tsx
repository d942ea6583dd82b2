'use client';

import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import { FieldFrame } from '../../internal/FieldFrame.tsx';
import { Language } from '../../internal/Language.tsx';
import * as field from '../TextField/TextField.css.ts';
import * as css from './DateField.css.ts';
import { useDayField } from './useDayField.ts';
import type { DateFieldProps } from './props.ts';

export type { DateFieldProps } from './props.ts';

/** A day, typed by segments in the order of the locale; arrow keys change a segment by one. To show a day use DateText. */
export function DateField(props: DateFieldProps) {
  const { root, frame } = useDayField(props);
  return (
    <Language>
      <AriaDateField {...root}>
        <FieldFrame {...frame}>
          <DateInput className={`${field.input} ${css.input}`}>
            {(segment) => <DateSegment segment={segment} className={css.segment} />}
          </DateInput>
        </FieldFrame>
      </AriaDateField>
    </Language>
  );
}
