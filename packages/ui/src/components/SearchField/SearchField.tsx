'use client';

import { useId, useRef, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useShortcut } from '../ScanField/useScanner.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { spinner } from '../Spinner/Spinner.css.ts';
import * as field from '../TextField/TextField.css.ts';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps extends Unstyled {
  /** Label of the field: "Search brands". */
  label: string;
  /** The text in the field. */
  value: string;
  /** Called on every change, also by the clear button and Escape. */
  onChange: (value: string) => void;
  /** Hides the label from view; screen readers still read it. @default true */
  isLabelHidden?: boolean;
  /** Text in the empty field. @default the label */
  placeholder?: string;
  /** Called on Enter, for searches that do not run while typing. */
  onSubmit?: (value: string) => void;
  /** The results are being loaded. @default false */
  isPending?: boolean;
  /** A key that focuses the field from anywhere, shown at its end: "/". */
  shortcut?: string;
  /** Whether it cannot be changed. @default false */
  isDisabled?: boolean;
  /** Shows that a barcode may be scanned into it, too; `onSubmit` gets it. @default false */
  isScannable?: boolean;
}

/** Free text that narrows a list. Escape and the clear button clear it. For barcodes use ScanField. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, isLabelHidden = true, placeholder = label, shortcut, isDisabled = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useShortcut(input, shortcut);

  const clear = () => {
    onChange('');
    input.current?.focus();
  };

  return (
    <div className={field.field}>
      <label htmlFor={id} className={isLabelHidden ? field.hiddenLabel : field.label}>
        {label}
      </label>
      <div className={field.box}>
        <span className={field.icon}>
          <Icon icon={props.isScannable ? icons.scan : icons.search} />
        </span>
        <input
          id={id}
          ref={input}
          type="search"
          className={`${field.input} ${field.hasIcon} ${css.input}`}
          value={value}
          placeholder={placeholder}
          disabled={isDisabled}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-keyshortcuts={shortcut}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => onKey(event, props)}
        />
        <span className={css.end}>
          <FieldEnd {...props} onClear={clear} />
        </span>
      </div>
    </div>
  );
}

/** Enter submits; Escape clears. */
function onKey(event: KeyboardEvent, { value, onChange, onSubmit }: SearchFieldProps): void {
  if (event.key === 'Enter') {
    event.preventDefault();
    onSubmit?.(value);
  }
  if (event.key === 'Escape' && value !== '') {
    // The first Escape clears the field and does not close a sheet or popover around it.
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  }
}

/** At the end of the field: a spinner, the clear button, or the shortcut. */
function FieldEnd(props: SearchFieldProps & { onClear: () => void }) {
  const say = useMessages('SearchField');
  if (props.isPending) {
    return <span className={spinner({ size: 16 })} role="progressbar" aria-label={say('Searching')} />;
  }
  if (props.value !== '' && !props.isDisabled) {
    return (
      <button type="button" className={css.clear} aria-label={say('Clear search')} onClick={props.onClear}>
        <Icon icon={icons.x} />
      </button>
    );
  }
  return props.shortcut === undefined ? null : (
    <kbd className={css.key} aria-hidden="true">
      {props.shortcut}
    </kbd>
  );
}
