import { type ReactNode, useDeferredValue } from 'react';

/**
 * Draws an area for the first time in slices between which the page answers: it is the largest piece of work of the
 * first load, and the router would have React draw it in one go.
 */
export function DeferredArea({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
