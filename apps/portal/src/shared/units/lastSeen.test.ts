import { expect, test } from 'vitest';
import { english } from '../../../test/support.ts';
import { lastSeenText } from './lastSeen.ts';

const NOW = Date.parse('2026-03-12T14:24:00Z');
const ago = (minutes: number) => ({ at: new Date(NOW - minutes * 60_000).toISOString(), as: 'counted' as const });

test.for([
  [-2, 'Seen just now: Counted'],
  [0.9, 'Seen just now: Counted'],
  [20, 'Seen 20 min ago: Counted'],
  [60, 'Seen 1 h ago: Counted'],
  [24 * 60, 'Seen 1 d ago: Counted'],
] as const)('A pair that was seen %s minutes ago says so', { tags: 'M-07' }, ([minutes, text]) => {
  expect(lastSeenText(english, ago(minutes), NOW)).toBe(text);
});

test('A pair of which no sighting is known says nothing', { tags: 'M-07' }, () => {
  expect(lastSeenText(english, undefined, NOW)).toBeUndefined();
});
