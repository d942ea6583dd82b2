'use client';

import { Button as AriaButton } from 'react-aria-components/Button';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { FieldFrame } from '../../internal/FieldFrame.tsx';
import type { FieldProps } from '../../internal/fieldProps.ts';
import { Language } from '../../internal/Language.tsx';
import { useAriaField } from '../../internal/useAriaField.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { body, popover, surface } from '../Popover/Popover.css.ts';
import * as css from '../Select/Select.css.ts';
import { type SelectItem, SelectItems } from '../Select/SelectItems.tsx';

export interface MultiSelectProps<Id extends string = string> extends FieldProps {
  /** In the order shown; up to about twenty. */
  items: readonly SelectItem<Id>[];
  /** Ids of the chosen items; may be empty. */
  value: readonly Id[];
  /** Called with the ids that are chosen, in the order of the items. */
  onChange: (value: Id[]) => void;
  /** Shown while nothing is chosen. @default 'Choose any number' */
  placeholder?: string;
  /** Whether a form needs a value. @default false */
  isRequired?: boolean;
}

/** Any number of several, in a list that stays open while items are chosen. For up to six visible options use CheckboxGroup. */
export function MultiSelect<Id extends string>(props: MultiSelectProps<Id>) {
  const say = useMessages('MultiSelect');
  const locale = useLocale();
  const { items, value, onChange, placeholder = say('Choose any number') } = props;
  const { root, frame, error, forget } = useAriaField(props);
  const labels = items.filter(({ id }) => value.includes(id)).map(({ label }) => label);
  const words = labels.length === 0 ? placeholder : new Intl.ListFormat(locale, { type: 'unit' }).format(labels);
  return (
    <Language>
      <AriaSelect<SelectItem<Id>, 'multiple'>
        {...root}
        selectionMode="multiple"
        value={[...value]}
        onChange={(keys) => {
          forget();
          onChange(items.filter(({ id }) => keys.includes(id)).map(({ id }) => id));
        }}
        placeholder={placeholder}
        isInvalid={error !== undefined}
        isRequired={props.isRequired ?? false}
      >
        <FieldFrame {...frame}>
          <AriaButton className={css.button}>
            <SelectValue className={css.value}>{() => words}</SelectValue>
            <Icon icon={icons.chevronDown} size={16} />
          </AriaButton>
        </FieldFrame>
        <AriaPopover
          placement="bottom start"
          offset={8}
          containerPadding={8}
          className={`${surface} ${popover({ width: 'content' })} ${css.list}`}
        >
          <div className={body}>
            <SelectItems items={items} />
          </div>
        </AriaPopover>
      </AriaSelect>
    </Language>
  );
}
