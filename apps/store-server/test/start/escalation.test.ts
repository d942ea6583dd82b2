import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoreContext } from '../../src/domain/operation.ts';
import { startEscalation } from '../../src/start/escalation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('Every ten seconds a node looks for requests that wait too long, until it stops', { tags: 'K-11' }, async () => {
  const runs: { end: () => void; fail: (error: Error) => void }[] = [];
  const transaction = () => new Promise<void>((end, fail) => runs.push({ end, fail }));
  const store = { db: { transaction } } as unknown as StoreContext;
  const failures: unknown[] = [];
  const stop = startEscalation(store, 60_000, (error) => failures.push(error));
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
