import { expect, test } from 'vitest';
import { requestLine } from '../../test/support.ts';
import { isNudged } from '../shared/lines/nudgeTimes.ts';
import { mayNudge, waitingSince } from './lineAge.ts';

const at = (minutes: number) => new Date(Date.UTC(2025, 10, 21, 14, minutes)).toISOString();
const now = Date.UTC(2025, 10, 21, 14, 10);

test('The age counts since a request was sent, placed or checked out', { tags: 'K-11' }, () => {
  const line = requestLine({ requestedAt: at(1), placedAt: at(2), checkedOutAt: at(3) });
  const ages = (one: typeof line) => (['1', '2', '3'] as const).map((status) => waitingSince(one, status));
  expect(ages(line)).toEqual([at(1), at(2), at(3)]);
  expect(ages({ ...line, placedAt: null, checkedOutAt: null })).toEqual([at(1), at(1), at(1)]);
});

test('Only a waiting or placed request can be nudged, from two minutes, once a minute', { tags: 'K-11' }, () => {
  const waiting = requestLine({ status: 'waiting', requestedAt: at(8), placedAt: null, nudgedAt: null });
  expect(mayNudge(waiting, now)).toBe(true);
  expect(mayNudge(waiting, now - 1)).toBe(false);
  expect(mayNudge({ ...waiting, nudgedAt: at(9) }, now)).toBe(true);
  const older = { ...waiting, requestedAt: at(1) };
  expect(mayNudge({ ...older, nudgedAt: at(9) }, now - 1)).toBe(false);
  expect(mayNudge({ ...older, nudgedAt: at(9) }, now)).toBe(true);
  for (const status of ['accepted', 'unavailable', 'checkedout'] as const) {
    expect(mayNudge({ ...waiting, status }, now)).toBe(false);
  }
});

test('The two minutes of a placed request count since it was placed', { tags: 'K-11' }, () => {
  for (const status of ['request', 'pending'] as const) {
    const placed = requestLine({ status, requestedAt: at(1), placedAt: at(9), nudgedAt: null });
    expect(mayNudge(placed, now)).toBe(false);
    expect(mayNudge({ ...placed, placedAt: at(8) }, now)).toBe(true);
    expect(mayNudge({ ...placed, placedAt: null }, now)).toBe(true);
  }
  const waiting = requestLine({ status: 'waiting', requestedAt: at(9), placedAt: at(1), nudgedAt: null });
  expect(mayNudge(waiting, now)).toBe(false);
});

test('A request counts as nudged for a minute', { tags: 'K-11' }, () => {
  expect([null, undefined, at(9), at(10)].map((nudgedAt) => isNudged({ nudgedAt }, now))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(isNudged({ nudgedAt: at(9) }, now - 1)).toBe(true);
});
