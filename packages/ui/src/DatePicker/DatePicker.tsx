import { Button as AriaButton } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { Text as AriaText } from 'react-aria-components/Text';
import type { DateFieldProps } from '../DateField/DateField.tsx';
import { segment } from '../DateField/DateField.css.ts';
import { toCalendarDate } from '../DateField/isoDate.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { CalendarMonth } from '../internal/CalendarMonth.tsx';
import * as css from '../internal/CalendarMonth.css.ts';
import { useFieldError } from '../internal/fieldErrors.ts';
import { Language } from '../internal/Language.tsx';
import { popover, surface } from '../Popover/Popover.css.ts';
import * as field from '../TextField/TextField.css.ts';

export interface DatePickerProps extends DateFieldProps {
  /** Days that cannot be chosen, e.g. holidays: 'yyyy-MM-dd' in, struck through when true. @default none */
  isShut?: (day: string) => boolean;
}

/** A day, typed as in DateField or found in a calendar (ARIA APG, date picker dialog). */
export function DatePicker(props: DatePickerProps) {
  const { label, value, onChange, isLabelHidden = false, min, max, description, isShut } = props;
  const { error, forget, mark } = useFieldError(props.name, props.errorMessage);
  const minValue = min === undefined ? null : toCalendarDate(min);
  const maxValue = max === undefined ? null : toCalendarDate(max);
  return (
    <Language>
      <AriaDatePicker
        {...mark}
        className={field.field}
        value={toCalendarDate(value)}
        onChange={(next) => {
          forget();
          onChange(next?.toString() ?? '');
        }}
        {...(minValue && { minValue })}
        {...(maxValue && { maxValue })}
        {...(isShut && { isDateUnavailable: (date) => isShut(date.toString()) })}
        {...(error !== undefined && { isInvalid: true })}
        isDisabled={props.isDisabled ?? false}
        shouldForceLeadingZeros
      >
        <Label className={isLabelHidden ? field.hiddenLabel : field.label}>{label}</Label>
        <Group className={`${field.input} ${css.frame}`}>
          <DateInput className={css.typed}>{(part) => <DateSegment segment={part} className={segment} />}</DateInput>
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
            <Calendar className={`${css.calendar} ${css.main}`}>
              <CalendarMonth />
            </Calendar>
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </Language>
  );
}
