'use client';

import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same and calls the latest `run`, so that rows are not rendered again for a new `run`. */
export function useStable<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
