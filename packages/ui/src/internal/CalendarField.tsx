'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { segment } from '../components/DateField/DateField.css.ts';
import { Icon } from '../components/Icon/Icon.tsx';
import * as icons from '../components/Icon/icons.ts';
import { popover, surface } from '../components/Popover/Popover.css.ts';
import * as field from '../components/TextField/TextField.css.ts';
import * as css from './CalendarMonth.css.ts';
import { FieldFrame } from './FieldFrame.tsx';

interface CalendarFieldProps extends ComponentProps<typeof FieldFrame> {
  /** `TypedDay`s. */
  typed: ReactNode;
  /** The calendar that the button opens. */
  children: ReactNode;
}

/** Days to type, and a calendar to choose them from, inside React Aria's `DatePicker` or `DateRangePicker`. */
export function CalendarField({ typed, children, ...frame }: CalendarFieldProps) {
  return (
    <>
      <FieldFrame {...frame}>
        <Group className={`${field.input} ${css.frame}`}>
          {typed}
          <Button className={css.open}>
            <Icon icon={icons.calendar} />
          </Button>
        </Group>
      </FieldFrame>
      <Popover
        placement="bottom start"
        offset={8}
        containerPadding={8}
        className={`${surface} ${popover({ width: 'content' })}`}
      >
        <Dialog className={css.panel}>{children}</Dialog>
      </Popover>
    </>
  );
}

/** The segments of a day: day, month, year. A range has two of them. */
export function TypedDay({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className={css.typed}>
      {(part) => <DateSegment segment={part} className={segment} />}
    </DateInput>
  );
}
