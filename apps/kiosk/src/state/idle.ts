import type { KioskSettings } from '../config.ts';
import type { Screen } from './kioskState.ts';

/** How long a screen waits for a touch, ms [C-11]; the first screen has no limit. */
export function idleLimit(screen: Screen, { idleMs }: KioskSettings): number | undefined {
  if (screen === 'attract') return undefined;
  if (screen === 'cart') return idleMs.cart;
  return screen === 'progress' || screen === 'thanks' ? idleMs.progress : idleMs.catalogue;
}
