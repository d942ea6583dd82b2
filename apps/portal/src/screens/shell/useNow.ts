import { useCallback, useSyncExternalStore } from 'react';
import type { Clock } from '../../session/environment.ts';

/** The present in ms, in steps of so many; it moves on while somebody looks. */
export function useNow(clock: Clock, stepMs: number, isLooking: boolean): number {
  const subscribe = useCallback(
    (onChange: () => void) => (isLooking ? clock.every(stepMs, onChange) : () => undefined),
    [clock, stepMs, isLooking],
  );
  // A step and not the moment itself, which would be another one at each look.
  return useSyncExternalStore(subscribe, () => Math.floor(clock.now() / stepMs) * stepMs);
}
