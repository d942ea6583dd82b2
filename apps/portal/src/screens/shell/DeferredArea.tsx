import { type ReactNode, useDeferredValue } from 'react';

/**
 * An area's first drawing, in slices: it is the largest piece of work of the first load, and the page answers in between.
 * Without it the router would have all of it drawn in one go.
 */
export function DeferredArea({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
