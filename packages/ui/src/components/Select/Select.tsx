'use client';

import { useContext, useRef, type ReactNode, type RefObject } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectStateContext, SelectValue } from 'react-aria-components/Select';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { useAriaField } from '../../internal/useAriaField.ts';
import { FieldFrame } from '../../internal/FieldFrame.tsx';
import { Language } from '../../internal/Language.tsx';
import { leaveByTab } from '../../internal/listFocus.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { body, popover, surface } from '../Popover/Popover.css.ts';
import type { ChoiceProps } from './choiceProps.ts';
import * as css from './Select.css.ts';
import { SelectItems } from './SelectItems.tsx';

export interface SelectProps<Id extends string = string> extends ChoiceProps<Id> {
  /** Called with the id that was chosen. */
  onChange: (value: Id) => void;
  /** Shown before the chosen value: says what the value is where the label is hidden, e.g. `icons.mapPin` for a location. */
  icon?: IconGlyph;
  /** Shown while nothing is chosen. @default 'Choose one' */
  placeholder?: string;
}

/** One of several, in a list that opens; letters jump to an item (ARIA APG, select-only combobox). For two to four use RadioGroup. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const say = useMessages('Select');
  const { items, value, onChange, icon, placeholder = say('Choose one') } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { root, frame, error, forget } = useAriaField(props);
  return (
    <Language>
      <AriaSelect
        {...root}
        value={value ?? null}
        onChange={(key) => {
          forget();
          const item = items.find(({ id }) => id === key);
          if (item) onChange(item.id);
        }}
        placeholder={placeholder}
        isInvalid={error !== undefined}
        isRequired={props.isRequired ?? false}
      >
        <FieldFrame {...frame}>
          <AriaButton ref={button} className={css.button}>
            {icon && <Icon icon={icon} />}
            <SelectValue className={css.value}>{({ selectedText }) => selectedText || placeholder}</SelectValue>
            <Icon icon={icons.chevronDown} size={16} />
          </AriaButton>
        </FieldFrame>
        <AriaPopover
          placement="bottom start"
          offset={8}
          containerPadding={8}
          className={`${surface} ${popover({ width: 'content' })} ${css.list}`}
        >
          <TabTakes button={button}>
            <SelectItems items={items} />
          </TabTakes>
        </AriaPopover>
      </AriaSelect>
    </Language>
  );
}

/** Tab chooses the active item (ARIA APG, select-only combobox). */
function TabTakes({ button, children }: { button: RefObject<HTMLButtonElement | null>; children: ReactNode }) {
  const state = useContext(SelectStateContext);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the list within
    <div
      className={body}
      onKeyDownCapture={(event) =>
        leaveByTab(event, button, () => {
          const marked = state?.selectionManager.focusedKey ?? null;
          if (marked !== null) state?.selectionManager.select(marked);
          state?.close();
        })
      }
    >
      {children}
    </div>
  );
}
