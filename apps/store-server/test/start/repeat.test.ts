import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from '../../src/start/repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('A node repeats a job of the store without overlap, until it stops', { tags: ['K-11', 'M-04'] }, async () => {
  const runs: { end: () => void; fail: (error: Error) => void }[] = [];
  const work = () => new Promise<void>((end, fail) => runs.push({ end, fail }));
  const failures: unknown[] = [];
  const stop = repeat(10_000, work, (error) => failures.push(error));
  expect(runs).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(runs).toHaveLength(1);
  const failure = new Error('no database');
  runs[0]?.fail(failure);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(failures).toEqual([failure]);
  expect(runs).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs).toHaveLength(2);

  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([runs.length, isStopped]).toEqual([2, false]);
  runs[1]?.end();
  await stopped;
});
