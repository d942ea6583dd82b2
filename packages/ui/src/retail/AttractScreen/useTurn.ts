import { useEffect, useState } from 'react';

/** How long a product is on the stage, ms. */
const TURN_MS = 7000;

/** The index of the product on the stage: the next one every 7 s, under reduced motion always the first one. */
export function useTurn(count: number): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (count < 2 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => setTurns((before) => before + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [count]);
  return turns % Math.max(1, count);
}
