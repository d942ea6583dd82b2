'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { normaliseBarcode } from './normaliseBarcode.ts';
import { addScanReader, isTextField } from './scanReader.ts';
import { isBehindModal } from './useScanner.ts';

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

  useEffect(
    () =>
      addScanReader({
        onScan: (text) => read(text),
        use: ({ target }) => {
          const isOpen = pageRef.current !== null && !isBehindModal(pageRef.current);
          return isOpen && !isTextField(target) && !isAskedFor() ? 'read' : undefined;
        },
      }),
    [pageRef],
  );
}

function isAskedFor(): boolean {
  const fields = document.querySelectorAll('[data-asks-for-scans]');
  return [...fields].some((field) => !isBehindModal(field));
}
