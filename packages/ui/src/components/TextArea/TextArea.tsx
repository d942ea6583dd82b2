'use client';

import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldFrame } from '../../internal/FieldFrame.tsx';
import { countCharacters, firstCharacters } from '../../internal/firstCharacters.ts';
import { Language } from '../../internal/Language.tsx';
import type { FieldProps } from '../../internal/fieldProps.ts';
import { useAriaField } from '../../internal/useAriaField.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as field from '../TextField/TextField.css.ts';
import * as css from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  /** The text in the field. */
  value: string;
  /** Called with the text after each change. */
  onChange: (value: string) => void;
  /** Lines that are shown at first; people can make the field higher. @default 3 */
  rows?: number;
  /** Longest text, in characters as a person counts them; the field takes no more, and says how many are left. @default no limit */
  maxLength?: number;
  /** Example in the empty field. It does not replace the label. */
  placeholder?: string;
  /** Whether a form needs a value. @default false */
  isRequired?: boolean;
}

/** A text of several lines: a note, a description of damage. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, rows = 3, maxLength, placeholder, isRequired = false } = props;
  const say = useMessages('TextArea');
  const { root, frame, error, forget } = useAriaField(props);
  const left = maxLength === undefined ? 0 : maxLength - countCharacters(value);
  const room = maxLength === undefined ? '' : say('{count} character left|{count} characters left', { count: left });
  const description = [frame.description, room].filter(Boolean).join(' ');
  return (
    <Language>
      <AriaTextField
        {...root}
        value={value}
        onChange={(next) => {
          forget();
          onChange(firstCharacters(next, maxLength ?? Infinity));
        }}
        isInvalid={error !== undefined}
        isRequired={isRequired}
      >
        <FieldFrame {...frame} description={description || undefined}>
          <AriaTextArea className={`${field.input} ${css.area}`} rows={rows} placeholder={placeholder} />
        </FieldFrame>
      </AriaTextField>
    </Language>
  );
}
