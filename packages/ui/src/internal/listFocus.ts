'use client';

import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Moves the focus from a list of React Aria to its active item. Opened with Enter on a native button, React Aria focuses
 * only the list, because it takes the press for that of a screen reader. For `onFocus` around the list.
 */
export function toMarked({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches('[role="menu"], [role="listbox"]')) target.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}

/**
 * Tab closes a list that hangs from a button and moves on from the button (ARIA APG, menu and select-only combobox).
 * React Aria alone keeps the focus in the list. For `onKeyDownCapture` around the list.
 */
export function leaveByTab(event: KeyboardEvent, trigger: RefObject<Element | null>, close: () => void): void {
  if (event.key !== 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
  event.stopPropagation();
  // At once: the button is inert as long as the list is open.
  flushSync(close);
  if (trigger.current instanceof HTMLElement) trigger.current.focus();
}
