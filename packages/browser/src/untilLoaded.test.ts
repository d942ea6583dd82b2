import { expect, onTestFinished, test, vi } from 'vitest';
import { untilLoaded } from './untilLoaded.ts';

test('An app whose configuration cannot be read says so and starts when it can', { tags: 'C-12' }, async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  load.mockResolvedValueOnce('configuration');
  const [onFailure, wait] = [vi.fn(), vi.fn().mockResolvedValue(undefined)];
  expect(await untilLoaded(load, onFailure, wait)).toBe('configuration');
  expect([load.mock.calls.length, onFailure.mock.calls.length, wait.mock.calls.length]).toEqual([3, 2, 2]);
});

test('An app that cannot be loaded is tried again every five seconds', { tags: 'C-12' }, async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const load = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('configuration');
  const loading = untilLoaded(load, () => undefined);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toBe('configuration');
});
