'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isGtin, normaliseBarcode } from './normaliseBarcode.ts';
import { addScanReader, forgetKeys, isTextField } from './scanReader.ts';

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
  const read = useEffectEvent((text: string, { isSlow }: { isSlow: boolean }) => {
    const typed = document.activeElement === inputRef.current ? (inputRef.current?.value ?? '') : '';
    // The text in the field before a scan is not a part of it, unless the first keys of the code were slow.
    const isAll = typed.endsWith(text) && (isSlow || isGtin(normaliseBarcode(typed)));
    if (isGlobal) inputRef.current?.focus({ preventScroll: true });
    // Drawn at once: the first key of the next scan must find the field empty.
    flushSync(() => onScan(normaliseBarcode(isAll ? typed : text)));
  });

  useEffect(
    () =>
      addScanReader({
        onScan: (text, info) => read(text, info),
        use: ({ target }) => {
          const input = inputRef.current;
          if (!input) return undefined;
          if (target === input) return 'read';
          return isGlobal && !isTextField(target) && !isBehindModal(input) ? 'read' : undefined;
        },
      }),
    [inputRef, isGlobal],
  );
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
      forgetKeys();
      input.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [inputRef, key]);
}

/** Whether a modal dialog covers an element: it makes the rest of the page inert, or hides it from screen readers. */
export function isBehindModal(input: Element): boolean {
  return input.closest('[inert], [aria-hidden="true"]') !== null;
}
