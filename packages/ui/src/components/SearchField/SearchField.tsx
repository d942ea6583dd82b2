'use client';

import { useId, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useShortcut } from '../ScanField/useScanner.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { spinner } from '../Spinner/Spinner.css.ts';
import * as field from '../TextField/TextField.css.ts';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps extends Unstyled {
  /** What is searched: "Search brands". */
  label: string;
  value: string;
  /** Every change, the clearing cross and Escape included. */
  onChange: (value: string) => void;
  /** The label is told to screen readers only. @default true */
  isLabelHidden?: boolean;
  /** @default the label */
  placeholder?: string;
  /** Enter was pressed: search now, where searching while typing costs too much. */
  onSubmit?: (value: string) => void;
  /** The results are on their way. @default false */
  isPending?: boolean;
  /** A key that focuses the field from anywhere, shown at its end: "/". */
  shortcut?: string;
  isDisabled?: boolean;
}

/** Free text that narrows a list. Escape and the cross empty it. For barcodes use ScanField. */
export function SearchField(props: SearchFieldProps) {
  const say = useMessages('SearchField');
  const { label, value, onChange, isLabelHidden = true, placeholder = label, onSubmit, isPending = false } = props;
  const { shortcut, isDisabled = false } = props;
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
          <Icon icon={icons.search} />
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
          {...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut })}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              onSubmit?.(value);
            }
            if (event.key === 'Escape' && value !== '') {
              // A sheet or popover around it stays open: the first Escape belongs to the field.
              event.preventDefault();
              event.stopPropagation();
              onChange('');
            }
          }}
        />
        <span className={css.end}>
          {isPending ? (
            <span className={spinner({ size: 16 })} role="progressbar" aria-label={say('Searching')} />
          ) : value !== '' && !isDisabled ? (
            <button type="button" className={css.clear} aria-label={say('Clear search')} onClick={clear}>
              <Icon icon={icons.x} />
            </button>
          ) : shortcut === undefined ? null : (
            <kbd className={css.key} aria-hidden="true">
              {shortcut}
            </kbd>
          )}
        </span>
      </div>
    </div>
  );
}
