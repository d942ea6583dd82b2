'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { normaliseBarcode } from './normaliseBarcode.ts';
import { createScanBurst } from './scanBurst.ts';

/** Marks the field of a page that reads scans wherever the focus is. */
export const asksForScans = { 'data-asks-for-scans': true } as const;

/**
 * Reads wedge scanners for a field: in it, and with `isGlobal` wherever the focus is, except in other text fields.
 * Keys are seen before anything on the page sees them, so a scanner's Enter presses no button.
 */
export function useScanner(
  inputRef: RefObject<HTMLInputElement | null>,
  isGlobal: boolean,
  onScan: (barcode: string) => void,
): void {
  // What stood in the field before a scan is old, and no part of it.
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
      // In the field itself the characters are to be seen; only the end of a scan is ours.
      if (fate === 'pass' || (isOwn && event.key.length === 1)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // On the window and while capturing: the first to hear of a key.
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

/** React Aria repeats a combobox's keys on its list; only what has the focus was typed into. */
export function isEcho({ target }: KeyboardEvent): boolean {
  return target !== document.activeElement && target !== document.body;
}

/** Whether somebody types there. */
export function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}

/** Modals make the rest of the page inert, or hide it from screen readers. */
export function isBehindModal(input: Element): boolean {
  return input.closest('[inert], [aria-hidden="true"]') !== null;
}
