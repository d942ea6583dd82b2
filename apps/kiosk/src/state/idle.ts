import type { Kiosk, Screen } from './facts.ts';
import { startOver } from './kiosk.ts';

/** Seconds without a touch after which a screen starts again [C-11]; the first screen waits for ever. */
const IDLE_SECONDS = { catalogue: 90, cart: 60, progress: 45 } as const;

/** The last seconds are counted down on screen. */
const COUNTDOWN_SECONDS = 15;

function idleSecondsOf(screen: Screen): number | undefined {
  if (screen === 'attract') return undefined;
  if (screen === 'cart') return IDLE_SECONDS.cart;
  return screen === 'progress' || screen === 'thanks' ? IDLE_SECONDS.progress : IDLE_SECONDS.catalogue;
}

/** Notes a touch, which stops the countdown. */
export function touch({ view, now }: Kiosk): void {
  view.touchedAt = now();
  view.idleSeconds = undefined;
}

/** Counts down, and starts over at 0; runs once a second. */
export function tick(kiosk: Kiosk): void {
  const { view, now } = kiosk;
  const limit = idleSecondsOf(view.screen);
  if (limit === undefined) return touch(kiosk);
  const left = limit - Math.floor((now() - view.touchedAt) / 1000);
  view.idleSeconds = left > COUNTDOWN_SECONDS ? undefined : left;
  if (left > 0) return undefined;
  touch(kiosk);
  return startOver(kiosk);
}
