'use client';

import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; on a server it does, so that the layout is the wide one. For behaviour only: looks belong
 * in CSS.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
}
