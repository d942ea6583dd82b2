'use client';

import { Button as AriaButton } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { useAriaField } from '../../internal/useAriaField.ts';
import { FieldFrame } from '../../internal/FieldFrame.tsx';
import { Language } from '../../internal/Language.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { popover, surface } from '../Popover/Popover.css.ts';
import { list } from '../Select/Select.css.ts';
import { SelectItems } from '../Select/SelectItems.tsx';
import * as field from '../TextField/TextField.css.ts';
import type { ChoiceProps } from '../Select/choiceProps.ts';
import * as css from './ComboBox.css.ts';

export interface ComboBoxProps<Id extends string = string> extends ChoiceProps<Id> {
  /** Gets `undefined` when the text is cleared. */
  onChange: (value: Id | undefined) => void;
  /** Example in the empty field. It does not replace the label. */
  placeholder?: string;
}

/** One of many, found by typing a part of its name (ARIA APG, combobox). A text without a match is reset. */
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>) {
  const say = useMessages('ComboBox');
  const { items, value, onChange, placeholder } = props;
  const { root, frame, error, forget } = useAriaField(props);
  return (
    <Language>
      <AriaComboBox
        {...root}
        defaultItems={items}
        value={value ?? null}
        onChange={(key) => {
          forget();
          onChange(items.find(({ id }) => id === key)?.id);
        }}
        allowsEmptyCollection
        isInvalid={error !== undefined}
        isRequired={props.isRequired ?? false}
      >
        <FieldFrame {...frame}>
          <div className={field.box}>
            <Input className={`${field.input} ${css.input}`} placeholder={placeholder} />
            <AriaButton className={css.button}>
              <Icon icon={icons.chevronDown} size={16} />
            </AriaButton>
          </div>
        </FieldFrame>
        <AriaPopover
          placement="bottom start"
          offset={8}
          containerPadding={8}
          className={`${surface} ${popover({ width: 'content' })} ${list}`}
        >
          <SelectItems emptyText={say('No results found')} />
        </AriaPopover>
      </AriaComboBox>
    </Language>
  );
}
