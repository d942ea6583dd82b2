import { expect, test } from 'vitest';
import { english } from '../../../test/support.ts';
import { healthWords, isOffline } from './deviceHealth.ts';

const SEEN = '2025-11-21T14:30:00Z';
const MINUTE = 60_000;
const words = (device: Parameters<typeof healthWords>[0], minutes: number) =>
  healthWords(device, { now: Date.parse(SEEN) + minutes * MINUTE, say: english, locale: 'en-US' });

test('A device is offline three minutes after its last report', { tags: 'D-05' }, () => {
  const now = Date.parse(SEEN) + 3 * MINUTE;
  expect([now, now + 1].map((at) => isOffline({ seenAt: SEEN }, at))).toEqual([false, true]);
  expect(isOffline({ seenAt: null }, now)).toBe(false);
});

test('A line says when a device was seen, its version and its charge', { tags: 'D-05' }, () => {
  const device = { seenAt: SEEN, version: '2.8.0', battery: 64, isCharging: true };
  expect(words(device, 1)).toMatch(/^Seen at .+ · Version 2\.8\.0 · Battery 64 %, charging$/);
  expect(words({ ...device, battery: 9, isCharging: false }, 44)).toMatch(
    /^Offline since .+ · Version 2\.8\.0 · Battery 9 %$/,
  );
  expect(words({ ...device, version: null, battery: null }, 1)).toMatch(/^Seen at [^·]+ · Battery not known$/);
  expect(words({ seenAt: null, version: null, battery: null, isCharging: null }, 1)).toBe('Not seen yet');
});
