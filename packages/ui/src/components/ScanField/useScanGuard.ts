'use client';

import { useEffect } from 'react';
import { addScanReader } from './scanReader.ts';

/**
 * Keeps the keys of a wedge scanner from the page while nothing on it reads scans: the Enter of a scanner, and what it
 * sends after the Enter, press no button. Call it once, at the root of the app.
 */
export function useScanGuard(): void {
  useEffect(() => addScanReader({ use: () => undefined, onScan: () => undefined }), []);
}
