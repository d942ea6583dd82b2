import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLoss } from '../../src/live/watchLoss.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test(
  'A loss of live events is reported once after five seconds, a shorter one is not',
  { tags: ['O-01', 'O-02'] },
  () => {
    let isReady = true;
    const onLost = vi.fn();
    const watch = watchLoss(() => isReady, 5_000, onLost);
    isReady = false;
    vi.advanceTimersByTime(5_000);
    isReady = true;
    vi.advanceTimersByTime(1_000);
    expect(onLost).not.toHaveBeenCalled();
    // The time of an earlier short loss does not count.
    isReady = false;
    vi.advanceTimersByTime(4_000);
    isReady = true;
    vi.advanceTimersByTime(1_000);
    expect(onLost).not.toHaveBeenCalled();

    isReady = false;
    vi.advanceTimersByTime(60_000);
    expect(onLost).toHaveBeenCalledOnce();
    expect(watch.isLost()).toBe(true);

    isReady = true;
    vi.advanceTimersByTime(1_000);
    expect(watch.isLost()).toBe(false);
    isReady = false;
    vi.advanceTimersByTime(60_000);
    expect(onLost).toHaveBeenCalledTimes(2);
    watch.stop();
  },
);
