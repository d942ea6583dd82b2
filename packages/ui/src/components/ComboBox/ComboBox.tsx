import { Button as AriaButton } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { useFieldError } from '../../internal/fieldErrors.ts';
import { FieldFrame } from '../../internal/FieldFrame.tsx';
import { Language } from '../../internal/Language.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { popover, surface } from '../Popover/Popover.css.ts';
import { list } from '../Select/Select.css.ts';
import { SelectItems, type SelectItem } from '../Select/SelectItems.tsx';
import * as field from '../TextField/TextField.css.ts';
import * as css from './ComboBox.css.ts';

export interface ComboBoxProps<Id extends string = string> extends Unstyled {
  label: string;
  /** Up to about a hundred; a longer list is searched by the server and given as it is found. */
  items: readonly SelectItem<Id>[];
  /** `undefined` while nothing is chosen. */
  value: Id | undefined;
  /** `undefined` when the text was emptied. */
  onChange: (value: Id | undefined) => void;
  /** The label is told to screen readers only. @default false */
  isLabelHidden?: boolean;
  placeholder?: string;
  description?: string;
  /** What is wrong, and how to put it right. */
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  isRequired?: boolean;
  /** By which a `Form` finds it. */
  name?: string;
}

/** One of many, found by typing a part of its name (ARIA APG, combobox). Text that names nothing goes back. */
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>) {
  const say = useMessages('ComboBox');
  const { label, items, value, onChange, isLabelHidden = false, placeholder, description } = props;
  const { error: errorMessage, forget, mark } = useFieldError(props.name, props.errorMessage);
  return (
    <Language>
      <AriaComboBox
        {...mark}
        className={field.field}
        defaultItems={items}
        value={value ?? null}
        onChange={(key) => {
          forget();
          onChange(items.find(({ id }) => id === key)?.id);
        }}
        allowsEmptyCollection
        isInvalid={errorMessage !== undefined}
        isDisabled={props.isDisabled ?? false}
        isRequired={props.isRequired ?? false}
      >
        <FieldFrame label={label} isLabelHidden={isLabelHidden} description={description} errorMessage={errorMessage}>
          <div className={field.box}>
            <Input className={`${field.input} ${css.input}`} {...(placeholder !== undefined && { placeholder })} />
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
