'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. The rendering for it is complete before the browser prints. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const change = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    globalThis.addEventListener('beforeprint', change);
    globalThis.addEventListener('afterprint', change);
    return () => {
      globalThis.removeEventListener('beforeprint', change);
      globalThis.removeEventListener('afterprint', change);
    };
  }, []);
  return isPrinting;
}
