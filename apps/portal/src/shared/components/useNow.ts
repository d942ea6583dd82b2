import { useCallback, useSyncExternalStore } from 'react';
import type { Clock } from '../../session/clockAndLog.ts';

/** The time in steps of `stepMs`, milliseconds since 1970. Updates the component at each step while `isActive`. */
export function useNow(clock: Clock, stepMs: number, isActive: boolean): number {
  const subscribe = useCallback(
    (onChange: () => void) => (isActive ? clock.every(stepMs, onChange) : () => undefined),
    [clock, stepMs, isActive],
  );
  // A step, because React reads the value several times while it draws, and it must not differ.
  return useSyncExternalStore(subscribe, () => Math.floor(clock.now() / stepMs) * stepMs);
}
