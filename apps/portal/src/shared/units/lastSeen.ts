import type { LastSeen, Sighting } from '@instore/api';
import type { PlainText, SayText } from '../texts/portalText.ts';

/** What a person did with a pair in the hand. */
export const SIGHTING_TEXTS = {
  counted: 'Counted',
  scanned: 'Scanned',
  moved: 'Moved',
  found: 'Found',
  'checked-out': 'Checked out',
  'checked-in': 'Checked in',
  received: 'Received',
  accepted: 'Accepted from the consignee',
  transferred: 'Transferred',
  packed: 'Packed for another location',
  returned: 'Came back from a customer',
} as const satisfies Readonly<Record<Sighting, PlainText>>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * When a pair was seen last, and at what: "Seen 20 min ago: Counted" [M-07]. A time in the future is now, because clocks
 * differ. Undefined if it is not known.
 *
 * @param now milliseconds since 1970
 */
export function lastSeenText(say: SayText, lastSeen: LastSeen | undefined, now: number): string | undefined {
  if (lastSeen === undefined) return undefined;
  const act = say(SIGHTING_TEXTS[lastSeen.as]);
  const age = now - Date.parse(lastSeen.at);
  if (age < MINUTE_MS) return say('Seen just now: {act}', { act });
  if (age < HOUR_MS) return say('Seen {count} min ago: {act}', { count: Math.floor(age / MINUTE_MS), act });
  if (age < DAY_MS) return say('Seen {count} h ago: {act}', { count: Math.floor(age / HOUR_MS), act });
  return say('Seen {count} d ago: {act}', { count: Math.floor(age / DAY_MS), act });
}
