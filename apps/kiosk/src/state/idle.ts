import type { Kiosk, Screen } from './facts.ts';
import { startOver } from './kiosk.ts';

/** The last seconds are counted down on screen. */
const COUNTDOWN_SECONDS = 15;

/** How long a screen waits for a touch, ms [C-11]; the first screen waits for ever. */
function idleMsOf(screen: Screen, { idleMs }: Kiosk['settings']): number | undefined {
  if (screen === 'attract') return undefined;
  if (screen === 'cart') return idleMs.cart;
  return screen === 'progress' || screen === 'thanks' ? idleMs.progress : idleMs.catalogue;
}

/** Notes a touch, which stops the countdown. */
export function touch({ view, elapsed }: Kiosk): void {
  view.touchedAt = elapsed();
  view.idleSeconds = undefined;
}

/** Counts down, and starts over at 0; runs once a second. */
export function tick(kiosk: Kiosk): void {
  const { view, elapsed, settings } = kiosk;
  const limit = idleMsOf(view.screen, settings);
  if (limit === undefined) return touch(kiosk);
  const left = Math.ceil((limit - (elapsed() - view.touchedAt)) / 1000);
  view.idleSeconds = left > COUNTDOWN_SECONDS ? undefined : left;
  if (left > 0) return undefined;
  touch(kiosk);
  return startOver(kiosk);
}
