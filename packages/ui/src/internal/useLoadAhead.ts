'use client';

import { useEffect, useRef } from 'react';

interface LoadAhead {
  /** Index of the last visible row. */
  last: number;
  /** Number of loaded rows. */
  count: number;
  /** The next page is requested when this many rows or fewer are left. */
  ahead: number;
  /** There are further pages and none is being loaded. */
  isWanted: boolean;
  onLoadMore: (() => void) | undefined;
}

/** Requests the next page when the end of the loaded rows comes near, once for each number of loaded rows. */
export function useLoadAhead({ last, count, ahead, isWanted, onLoadMore }: LoadAhead): void {
  const requestedAt = useRef(-1);
  useEffect(() => {
    if (!isWanted || last < count - ahead || requestedAt.current === count) return;
    requestedAt.current = count;
    onLoadMore?.();
  }, [last, count, ahead, isWanted, onLoadMore]);
}
