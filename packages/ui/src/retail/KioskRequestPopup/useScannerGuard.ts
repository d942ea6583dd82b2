'use client';

import { useEffect } from 'react';
import { addScanReader } from '../../components/ScanField/scanReader.ts';

/**
 * Ignores the keys of scanners while it is mounted: a key within 50 ms of the previous one, and all keys at the end of a
 * scan, also after a pause in it. Otherwise a scan while the popup opens would answer the request.
 */
export function useScannerGuard(): void {
  useEffect(() => addScanReader({ use: () => 'guard', onScan: () => undefined }), []);
}
