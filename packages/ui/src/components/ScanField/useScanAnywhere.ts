'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { normaliseBarcode } from './normaliseBarcode.ts';
import { createScanBurst } from './scanBurst.ts';
import { isBehindModal, isEcho, isTextField } from './useScanner.ts';

/**
 * Reads what a wedge scanner types while no field asked for it: no text field has the focus, and no `ScanField` with
 * `isGlobal` is on the page. The scanner's Enter presses nothing. Over a dialog a scan is kept from its buttons, but
 * answers nothing.
 *
 * @param pageRef Something of the page itself; a dialog puts it behind.
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
      // Others who watch the window for scanners still hear of it.
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
