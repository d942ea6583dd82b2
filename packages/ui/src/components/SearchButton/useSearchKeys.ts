'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { CommandPaletteDialog } from '../CommandPalette/commandPaletteOnDemand.ts';
import { isEcho, isTextField } from '../ScanField/scanReader.ts';
import { isBehindModal } from '../ScanField/useScanner.ts';
import { createSlashKey, type SlashKey } from './slashKey.ts';

export interface SearchKeys {
  /** Called to open the palette; its code may still be loading. */
  isOpen: boolean;
  onOpen: () => void;
  /** `false` on a page whose own search field has the key `/`. @default true */
  hasSlash?: boolean;
  /** Gets characters typed before the field of the palette has the focus. */
  onType: (text: string) => void;
}

/**
 * Opens the search with `/` outside of text fields, and with Ctrl-K or Cmd-K anywhere; not while a dialog is open, and not
 * for a `/` in a scanned code. Characters typed until the palette is open are passed to `onType`, so that none is lost on
 * a slow network. The code of the palette is loaded when the pointer or the focus comes to the button.
 *
 * @param button the `SearchButton`, or the field that replaces it
 */
export function useSearchKeys(button: RefObject<HTMLElement | null>, keys: SearchKeys): void {
  const { isOpen, onOpen, onType, hasSlash = true } = keys;
  const open = useEffectEvent((typed: string) => {
    if (!button.current || isBehindModal(button.current)) return;
    // Drawn at once: the next key must find the search open, or it is lost.
    flushSync(onOpen);
    if (typed !== '') onType(typed);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent, slash: SlashKey) => {
    if (!button.current || isBehindModal(button.current) || isEcho(event)) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey) {
      event.preventDefault();
      onOpen();
      return;
    }
    if (ctrlKey || metaKey || altKey || isTextField(event.target) || Array.from(key).length !== 1) return;
    const isHeld = hasSlash && !isOpen && slash.key(key, event.timeStamp);
    if (isOpen) onType(key);
    if (isOpen || isHeld) event.preventDefault();
  });
  useEffect(() => {
    const near = button.current;
    const slash = createSlashKey((typed) => open(typed));
    const listen = (event: KeyboardEvent) => onKeyDown(event, slash);
    window.addEventListener('keydown', listen);
    const load = () => void CommandPaletteDialog.load();
    near?.addEventListener('pointerenter', load);
    near?.addEventListener('focus', load);
    return () => {
      window.removeEventListener('keydown', listen);
      slash.reset();
      near?.removeEventListener('pointerenter', load);
      near?.removeEventListener('focus', load);
    };
  }, [button]);
}
