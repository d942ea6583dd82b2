'use client';

import { useId, type KeyboardEvent, type Ref } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { useFieldError } from '../../internal/fieldErrors.ts';
import type { FieldProps } from '../../internal/fieldProps.ts';
import { firstCharacters } from '../../internal/firstCharacters.ts';
import * as css from './TextField.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface TextFieldProps extends FieldProps {
  /** The text in the field. */
  value: string;
  /** Called with the text after each change. */
  onChange: (value: string) => void;
  /** Example in the empty field. It does not replace the label. */
  placeholder?: string;
  /** Kind of text: chooses the keyboard of a touch screen. @default 'text' */
  type?: 'text' | 'search' | 'email' | 'tel' | 'url' | 'password';
  /** On-screen keyboard of a tablet. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search';
  /** What the browser may fill in (HTML, `autocomplete`). */
  autoComplete?: string;
  /**
   * A SKU, barcode or bin: monospaced, without spell checking. Its text is selected when it gets the focus, and after
   * Enter: a scan replaces it. @default false
   */
  isCode?: boolean;
  /** Icon at the start. */
  icon?: IconGlyph;
  /** The field is as wide as this number of characters, where space is scarce. @default as wide as its parent */
  characters?: number;
  /** Longest text, in characters as a person counts them; the field takes no more. @default no limit */
  maxLength?: number | undefined;
  /** Whether a form needs a value. @default false */
  isRequired?: boolean;
  /** Whether the field has the focus when it appears. */
  autoFocus?: boolean;
  /** Called on Enter. */
  onSubmit?: () => void;
  /** The input element. */
  ref?: Ref<HTMLInputElement>;
}

const selectText = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => currentTarget.select();

function submitByEnter(event: KeyboardEvent<HTMLInputElement>, { isCode, onSubmit }: TextFieldProps): void {
  if (event.key !== 'Enter' || !onSubmit) return;
  event.preventDefault();
  if (isCode) selectText(event);
  onSubmit();
}

/** A line of text with a label. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, isLabelHidden = false, description, type = 'text', isCode = false } = props;
  const { ref, icon, characters, isDisabled = false, isRequired = false, maxLength = Infinity } = props;
  const { error: errorMessage, forget, mark } = useFieldError(props.name, props.errorMessage);
  const id = useId();
  const describedBy = [description && `${id}description`, errorMessage && `${id}error`].filter(Boolean).join(' ');
  const isShort = characters !== undefined;
  const classes = [css.input, icon && css.hasIcon, isCode && css.isMono, isShort && css.short];
  return (
    <div className={css.field} {...mark}>
      <label htmlFor={id} className={isLabelHidden ? css.hiddenLabel : css.label}>
        {label}
      </label>
      <div className={css.box}>
        {icon && (
          <span className={css.icon}>
            <Icon icon={icon} />
          </span>
        )}
        <input
          id={id}
          ref={ref}
          type={type}
          value={value}
          name={props.name}
          placeholder={props.placeholder}
          inputMode={props.inputMode}
          size={characters}
          autoComplete={props.autoComplete}
          autoFocus={props.autoFocus}
          disabled={isDisabled}
          required={isRequired}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={describedBy || undefined}
          spellCheck={isCode ? false : undefined}
          autoCapitalize={isCode ? 'characters' : undefined}
          dir={isCode ? 'ltr' : undefined}
          onFocus={isCode ? selectText : undefined}
          className={classes.filter(Boolean).join(' ')}
          onChange={(event) => {
            forget();
            onChange(firstCharacters(event.currentTarget.value, maxLength));
          }}
          onKeyDown={(event) => submitByEnter(event, props)}
        />
      </div>
      {description && (
        <span id={`${id}description`} className={css.description}>
          {wholeCodes(description)}
        </span>
      )}
      {errorMessage && (
        <InlineMessage id={`${id}error`} severity="critical">
          {wholeCodes(errorMessage)}
        </InlineMessage>
      )}
    </div>
  );
}
