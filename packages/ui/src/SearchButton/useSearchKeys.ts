import { useEffect, useEffectEvent, type RefObject } from 'react';
import { loadPalette } from '../CommandPalette/loadPalette.ts';
import { isBehindModal, isEcho, isTextField } from '../ScanField/useScanner.ts';

export interface SearchKeys {
  /** The palette was asked for, though its code may still be on its way. */
  isOpen: boolean;
  onOpen: () => void;
  /** A character that was typed before the palette's field was there to take it. */
  onType: (character: string) => void;
}

/**
 * Opens the search with `/` outside of text fields, and with Ctrl-K or Cmd-K from anywhere; not over a dialog. What is
 * typed until the palette stands is told, so that a slow network swallows no letters. The palette's code is fetched as
 * soon as a hand or the focus comes to the button.
 *
 * @param button the `SearchButton`
 */
export function useSearchKeys(button: RefObject<HTMLElement | null>, { isOpen, onOpen, onType }: SearchKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!button.current || isBehindModal(button.current) || isEcho(event)) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    const isModified = ctrlKey || metaKey || altKey;
    if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey) {
      event.preventDefault();
      onOpen();
    } else if (!isModified && !isTextField(event.target) && (isOpen ? Array.from(key).length === 1 : key === '/')) {
      event.preventDefault();
      if (isOpen) onType(key);
      else onOpen();
    }
  });
  useEffect(() => {
    const near = button.current;
    window.addEventListener('keydown', onKeyDown);
    near?.addEventListener('pointerenter', fetchAhead);
    near?.addEventListener('focus', fetchAhead);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      near?.removeEventListener('pointerenter', fetchAhead);
      near?.removeEventListener('focus', fetchAhead);
    };
  }, [button]);
}

// Asked for again when it is opened, if it does not come now.
const fetchAhead = () => void loadPalette().catch(() => {});
