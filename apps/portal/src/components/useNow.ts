import { useEffect, useState } from 'react';
import type { Clock } from '../world.ts';

/** The present in ms, which moves on every so many milliseconds while somebody looks. */
export function useNow(clock: Clock, everyMs: number, isLooking: boolean): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (!isLooking) return undefined;
    setNow(clock.now());
    return clock.every(everyMs, () => setNow(clock.now()));
  }, [clock, everyMs, isLooking]);
  return now;
}
