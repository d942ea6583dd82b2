'use client';

import { useContext, useRef, type ReactNode, type RefObject } from 'react';
import { Select as AriaSelect, SelectStateContext } from 'react-aria-components/Select';
import type { IconGlyph } from '../Icon/Icon.tsx';
import { useAriaField } from '../../internal/useAriaField.ts';
import { Language } from '../../internal/Language.tsx';
import { leaveByTab } from '../../internal/listFocus.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { body } from '../Popover/Popover.css.ts';
import type { ChoiceProps } from './choiceProps.ts';
import { SelectFrame } from './SelectFrame.tsx';
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
        <SelectFrame
          frame={frame}
          button={button}
          icon={icon}
          value={({ selectedText }) => selectedText || placeholder}
        >
          <TabTakes button={button}>
            <SelectItems items={items} />
          </TabTakes>
        </SelectFrame>
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
