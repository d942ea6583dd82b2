'use client';

import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Brings the focus from a list of React Aria's to the item that it has marked. Opened with Enter by a button of the
 * browser's own it focuses only itself: it takes that press for a screen reader's. For `onFocus` around the list.
 */
export function toMarked({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches('[role="menu"], [role="listbox"]')) target.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}

/**
 * Tab leaves a list that hangs from a button (ARIA APG, menu and select-only combobox): it closes, and the browser goes
 * on from the button. React Aria alone would hold the focus. For `onKeyDownCapture` around the list.
 */
export function leaveByTab(event: KeyboardEvent, trigger: RefObject<Element | null>, close: () => void): void {
  if (event.key !== 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
  event.stopPropagation();
  // At once: the button is out of reach as long as the list is open.
  flushSync(close);
  if (trigger.current instanceof HTMLElement) trigger.current.focus();
}
