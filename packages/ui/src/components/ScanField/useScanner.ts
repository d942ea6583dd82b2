'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { normaliseBarcode } from './normaliseBarcode.ts';
import { createScanBurst } from './scanBurst.ts';

/** Marks the field of a page that reads scans wherever the focus is. */
export const asksForScans = { 'data-asks-for-scans': true } as const;

/**
 * Reads scans for a field: while it has the focus, and with `isGlobal` wherever the focus is, except in other text fields.
 * It handles keys before all other listeners, so that the Enter of a scanner presses no button.
 */
export function useScanner(
  inputRef: RefObject<HTMLInputElement | null>,
  isGlobal: boolean,
  onScan: (barcode: string) => void,
): void {
  // The text in the field before a scan is not a part of the scan.
  const read = useEffectEvent((text: string) => onScan(normaliseBarcode(text)));

  useEffect(() => {
    const burst = createScanBurst((text) => read(text));
    const onKeyDown = (event: KeyboardEvent) => {
      const input = inputRef.current;
      if (!input || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isEcho(event)) return;
      const isOwn = event.target === input;
      if (!isOwn && (!isGlobal || isTextField(event.target) || isBehindModal(input))) {
        burst.reset();
        return;
      }
      const fate = burst.key(event.key, event.timeStamp);
      // In the field itself the characters are typed; only the end of a scan is handled here.
      if (fate === 'pass' || (isOwn && event.key.length === 1)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // On the window, in the capture phase: before all other listeners.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      burst.reset();
    };
  }, [inputRef, isGlobal]);
}

/** Focuses the field when `key` is typed outside of text fields. */
export function useShortcut(inputRef: RefObject<HTMLInputElement | null>, key: string | undefined): void {
  useEffect(() => {
    if (key === undefined) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const input = inputRef.current;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== key || !isPlain || !input || isTextField(event.target) || isBehindModal(input)) return;
      event.preventDefault();
      input.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [inputRef, key]);
}

const NO_TEXT = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

/** Whether a key event is a copy: React Aria dispatches the keys of a combobox again on its list. */
export function isEcho({ target }: KeyboardEvent): boolean {
  return target !== document.activeElement && target !== document.body;
}

/** Whether an element takes typed text. */
export function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}

/** Whether a modal dialog covers an element: it makes the rest of the page inert, or hides it from screen readers. */
export function isBehindModal(input: Element): boolean {
  return input.closest('[inert], [aria-hidden="true"]') !== null;
}
