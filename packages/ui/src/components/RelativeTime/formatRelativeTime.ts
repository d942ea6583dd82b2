import type { Say } from '../../internal/useMessages.ts';
import type { KitText } from '../../messages/Messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A day, ms. */
export const DAY = 24 * HOUR;

/** Waiting time in words, rounded down: "now", "4 min", "2 h", "3 d". A time in the future is "now", because clocks differ. */
export function formatRelativeTime(since: number, now: number, say: Say<KitText<'RelativeTime'>>): string {
  const waited = Math.max(0, now - since);
  if (waited < MINUTE) return say('now');
  if (waited < HOUR) return say('{minutes} min', { minutes: Math.floor(waited / MINUTE) });
  if (waited < DAY) return say('{hours} h', { hours: Math.floor(waited / HOUR) });
  return say('{days} d', { days: Math.floor(waited / DAY) });
}
