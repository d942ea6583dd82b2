'use client';

import { useEffect } from 'react';
import { createScanBurst } from '../../components/ScanField/scanBurst.ts';

/**
 * Keeps scanners away while it is mounted: any key that comes within 50 ms of the one before is swallowed, and so is
 * the Enter or Tab behind it, a stammering scanner's too. A box that is scanned while the popup drops in answers
 * nobody's request.
 */
export function useScannerGuard(): void {
  useEffect(() => {
    const burst = createScanBurst(() => {}, { minLength: 1 });
    const onKeyDown = (event: KeyboardEvent) => {
      if (burst.key(event.key, event.timeStamp) === 'pass') return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
