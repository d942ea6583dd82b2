'use client';

import type { Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './SearchButton.css.ts';

export interface SearchButtonProps extends Unstyled {
  /** Text of the button: "Search or scan a barcode". */
  label: string;
  /** Opens a `CommandPalette`. The host also opens it on `/` and Ctrl-K, which the button announces. */
  onOpen: () => void;
  /** The button element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that looks like a search field and opens a `CommandPalette`. Use it with `useSearchKeys`. */
export function SearchButton({ label, onOpen, ref }: SearchButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={css.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={onOpen}
    >
      <Icon icon={icons.scan} />
      <span className={css.words}>{label}</span>
      <kbd className={css.key} aria-hidden="true">
        /
      </kbd>
    </button>
  );
}
