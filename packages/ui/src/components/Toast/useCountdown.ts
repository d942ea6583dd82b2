'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onEnd` after `duration` ms, without the time while `isPaused`.
 *
 * @param duration - in ms; without it there is no end
 */
export function useCountdown(duration: number | undefined, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (left.current === undefined || isPaused) return undefined;
    const started = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (Date.now() - started));
    };
  }, [isPaused]);
}
