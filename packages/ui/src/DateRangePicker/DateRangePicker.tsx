import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Text as AriaText } from 'react-aria-components/Text';
import { Button } from '../Button/Button.tsx';
import { segment } from '../DateField/DateField.css.ts';
import { toCalendarDate } from '../DateField/isoDate.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { CalendarMonth } from '../internal/CalendarMonth.tsx';
import * as css from '../internal/CalendarMonth.css.ts';
import { useFieldError } from '../internal/fieldErrors.ts';
import { Language } from '../internal/Language.tsx';
import type { Unstyled } from '../internal/props.ts';
import { useMessages } from '../internal/useMessages.ts';
import { popover, surface } from '../Popover/Popover.css.ts';
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
        <Label className={isLabelHidden ? field.hiddenLabel : field.label}>{label}</Label>
        <Group className={`${field.input} ${css.frame}`}>
          <div className={css.typedParts}>
            <DateInput slot="start" className={css.typed}>
              {(part) => <DateSegment segment={part} className={segment} />}
            </DateInput>
            <span className={css.until} aria-hidden="true">
              –
            </span>
            <DateInput slot="end" className={css.typed}>
              {(part) => <DateSegment segment={part} className={segment} />}
            </DateInput>
          </div>
          <AriaButton className={css.open}>
            <Icon icon={icons.calendar} />
          </AriaButton>
        </Group>
        {description !== undefined && (
          <AriaText slot="description" className={field.description}>
            {description}
          </AriaText>
        )}
        {error !== undefined && (
          <AriaText slot="errorMessage" elementType="div">
            <InlineMessage severity="critical">{error}</InlineMessage>
          </AriaText>
        )}
        <Popover
          placement="bottom start"
          offset={8}
          containerPadding={8}
          className={`${surface} ${popover({ width: 'content' })}`}
        >
          <Dialog className={css.panel}>
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
          </Dialog>
        </Popover>
      </AriaDateRangePicker>
    </Language>
  );
}
