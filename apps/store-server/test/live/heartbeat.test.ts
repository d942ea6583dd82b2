import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { negotiate, startHeartbeat } from '../../src/live/heartbeat.ts';

const own = { outgoingMs: 10_000, incomingMs: 10_000 };

test.each([
  ['20000,10000', { outgoingMs: 10_000, incomingMs: 20_000 }],
  ['20000,0', { outgoingMs: 0, incomingMs: 20_000 }],
  ['0,25000', { outgoingMs: 25_000, incomingMs: 0 }],
  ['1,1', { outgoingMs: 10_000, incomingMs: 10_000 }],
  [undefined, { outgoingMs: 0, incomingMs: 0 }],
])('Heartbeats of %s follow the slower of both ends', { tags: ['L-01', 'X-01'] }, (header, rhythm) => {
  expect(negotiate(header, own)).toEqual(rhythm);
});

test.each(['', '1', '1,2,3', '-1,0', 'a,b', '1e3,0'])(
  'A heart-beat header of "%s" is refused',
  { tags: 'L-01' },
  (header) => {
    expect(() => negotiate(header, own)).toThrow(RangeError);
  },
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('A heartbeat every 20 s keeps a client connected, 40 s without one does not', { tags: ['L-01', 'X-01'] }, () => {
  const beat = vi.fn<() => void>();
  const onSilence = vi.fn<() => void>();
  const heartbeat = startHeartbeat({ outgoingMs: 10_000, incomingMs: 20_000 }, beat, onSilence);
  for (let minute = 0; minute < 30; minute += 1) {
    vi.advanceTimersByTime(20_000);
    heartbeat.received();
  }
  expect(beat).toHaveBeenCalledTimes(60);
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(39_999);
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSilence).toHaveBeenCalledOnce();
  heartbeat.stop();
  vi.advanceTimersByTime(60_000);
  expect(beat).toHaveBeenCalledTimes(64);
});
