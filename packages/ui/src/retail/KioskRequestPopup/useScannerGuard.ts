'use client';

import { useEffect } from 'react';
import { createScanBurst } from '../../components/ScanField/scanBurst.ts';

/**
 * Ignores the keys of scanners while it is mounted: a key within 50 ms of the previous one, and the Enter or Tab at the
 * end of a scan, also after a pause in it. Otherwise a scan while the popup opens would answer the request.
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
