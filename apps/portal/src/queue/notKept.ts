import type { PortalText } from '../shared/texts/portalText.ts';

/** What to say when the device keeps nothing: nothing was done [W-13]. */
export const NOT_KEPT = {
  full: 'This device is full. Nothing was done: free some space, then try again.',
  forbidden: 'This browser keeps no data. Nothing was done: allow site data, then try again.',
} as const satisfies Record<string, PortalText>;
