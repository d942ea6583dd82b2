'use client';

import { Select as AriaSelect } from 'react-aria-components/Select';
import type { FieldProps } from '../../internal/fieldProps.ts';
import { Language } from '../../internal/Language.tsx';
import { useAriaField } from '../../internal/useAriaField.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { body } from '../Popover/Popover.css.ts';
import { SelectFrame } from '../Select/SelectFrame.tsx';
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
        <SelectFrame frame={frame} value={() => words}>
          <div className={body}>
            <SelectItems items={items} />
          </div>
        </SelectFrame>
      </AriaSelect>
    </Language>
  );
}
