'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { normaliseBarcode } from './normaliseBarcode.ts';
import { createScanBurst } from './scanBurst.ts';
import { isBehindModal, isEcho, isTextField } from './useScanner.ts';

/**
 * Reads scans of a wedge scanner that no field reads: no text field has the focus, and no `ScanField` with `isGlobal` is
 * on the page. The Enter of the scanner presses no button. While a dialog is open, a scan is blocked and ignored.
 *
 * @param pageRef an element of the page that dialogs make inert
 */
export function useScanAnywhere(pageRef: RefObject<Element | null>, onScan: (barcode: string) => void): void {
  const read = useEffectEvent((text: string) => {
    if (pageRef.current && !isBehindModal(pageRef.current)) onScan(normaliseBarcode(text));
  });

  useEffect(() => {
    const burst = createScanBurst((text) => read(text));
    const onKeyDown = (event: KeyboardEvent) => {
      if (isEcho(event)) return;
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
      if (isShortcut || event.isComposing || isTextField(event.target) || isAskedFor()) {
        burst.reset();
        return;
      }
      if (burst.key(event.key, event.timeStamp) === 'pass') return;
      event.preventDefault();
      // Other listeners for scans on the window still get it.
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      burst.reset();
    };
  }, []);
}

function isAskedFor(): boolean {
  const fields = document.querySelectorAll('[data-asks-for-scans]');
  return [...fields].some((field) => !isBehindModal(field));
}
