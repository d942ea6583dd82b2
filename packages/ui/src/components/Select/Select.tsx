import { useContext, useRef, type ReactNode, type RefObject } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectStateContext, SelectValue } from 'react-aria-components/Select';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { useFieldError } from '../../internal/fieldErrors.ts';
import { FieldFrame } from '../../internal/FieldFrame.tsx';
import { Language } from '../../internal/Language.tsx';
import { leaveByTab } from '../../internal/listFocus.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { body, popover, surface } from '../Popover/Popover.css.ts';
import * as field from '../TextField/TextField.css.ts';
import * as css from './Select.css.ts';
import { SelectItems, type SelectItem } from './SelectItems.tsx';

export interface SelectProps<Id extends string = string> extends Unstyled {
  label: string;
  /** Up to about a page; for more use ComboBox. */
  items: readonly SelectItem<Id>[];
  /** `undefined` while nothing is chosen. */
  value: Id | undefined;
  onChange: (value: Id) => void;
  /** The label is told to screen readers only. @default false */
  isLabelHidden?: boolean;
  /** Stands where nothing is chosen. @default 'Choose one' */
  placeholder?: string;
  /** How to choose, under the field. */
  description?: string;
  /** What is wrong, and how to put it right. */
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  isRequired?: boolean;
  /** By which a `Form` finds it. */
  name?: string;
}

/** One of several, folded away; letters jump to an item (ARIA APG, select-only combobox). For two to four use RadioGroup. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const say = useMessages('Select');
  const { label, items, value, onChange, isLabelHidden = false, placeholder = say('Choose one') } = props;
  const { description, isDisabled = false, isRequired = false } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { error: errorMessage, forget, mark } = useFieldError(props.name, props.errorMessage);
  return (
    <Language>
      <AriaSelect
        {...mark}
        className={field.field}
        value={value ?? null}
        onChange={(key) => {
          forget();
          const item = items.find(({ id }) => id === key);
          if (item) onChange(item.id);
        }}
        placeholder={placeholder}
        isInvalid={errorMessage !== undefined}
        isDisabled={isDisabled}
        isRequired={isRequired}
      >
        <FieldFrame label={label} isLabelHidden={isLabelHidden} description={description} errorMessage={errorMessage}>
          <AriaButton ref={button} className={css.button}>
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

/** Tab takes the marked item along (ARIA APG, select-only combobox). */
function TabTakes({ button, children }: { button: RefObject<HTMLButtonElement | null>; children: ReactNode }) {
  const state = useContext(SelectStateContext);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the list within
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
