import { expect, test } from 'vitest';
import { requestLine } from '../../test/support.ts';
import { mayNudge, waitingSince } from './lineAge.ts';

const at = (minutes: number) => new Date(Date.UTC(2025, 10, 21, 14, minutes)).toISOString();
const now = Date.UTC(2025, 10, 21, 14, 10);

test('[K-11] The age counts since a request was sent, placed or checked out', () => {
  const line = requestLine({ requestedAt: at(1), placedAt: at(2), checkedOutAt: at(3) });
  expect((['1', '2', '3'] as const).map((status) => waitingSince(line, status))).toEqual([at(1), at(2), at(3)]);
});

test('[K-11] A waiting or placed request may be nudged from two minutes on, once a minute; no other', () => {
  const waiting = requestLine({ status: 'waiting', requestedAt: at(8), placedAt: null, nudgedAt: null });
  expect(mayNudge(waiting, now)).toBe(true);
  expect(mayNudge(waiting, now - 1)).toBe(false);
  expect(mayNudge({ ...waiting, nudgedAt: at(9) }, now)).toBe(true);
  expect(mayNudge({ ...waiting, nudgedAt: at(9) }, now - 1000)).toBe(false);
  for (const status of ['accepted', 'unavailable', 'checkedout'] as const) {
    expect(mayNudge({ ...waiting, status }, now)).toBe(false);
  }
});
