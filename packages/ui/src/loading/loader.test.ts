import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoader } from './loader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A network that fails the given number of times, then answers. */
function network(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error(`Failure ${load.mock.calls.length}`);
    return 'the code';
  });
  return load;
}

const afterMs = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('the code is loaded once, however often it is shown', async () => {
  const load = network(0);
  const loader = createLoader(load);
  loader.subscribe(() => undefined);
  loader.subscribe(() => undefined)();
  await afterMs(0);
  expect(loader.current()).toEqual({ value: 'the code', hasFailed: false });
  loader.subscribe(() => undefined);
  await loader.load();
  await afterMs(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a lost connection is retried after 0.5 s and 2 s, then every 5 s', async () => {
  const load = network(4);
  const loader = createLoader(load);
  const listener = vi.fn();
  loader.subscribe(listener);
  await afterMs(499);
  expect(load).toHaveBeenCalledTimes(1);
  await afterMs(1);
  expect(load).toHaveBeenCalledTimes(2);
  await afterMs(1_999);
  expect(loader.current().hasFailed).toBe(false);
  expect(listener).not.toHaveBeenCalled();
  await afterMs(1);
  expect(loader.current()).toEqual({ value: undefined, hasFailed: true, error: new Error('Failure 3') });
  expect(listener).toHaveBeenCalledTimes(1);
  await afterMs(5_000);
  expect(load).toHaveBeenCalledTimes(4);
  await afterMs(5_000);
  expect(loader.current()).toEqual({ value: 'the code', hasFailed: false });
  await afterMs(60_000);
  expect(load).toHaveBeenCalledTimes(5);
});

test('nothing is loaded for a component that is no longer shown', async () => {
  const load = network(Infinity);
  const loader = createLoader(load);
  const close = loader.subscribe(() => undefined);
  await afterMs(2_500);
  expect(loader.current().hasFailed).toBe(true);
  close();
  await afterMs(60_000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(loader.current().hasFailed).toBe(false);
  loader.subscribe(() => undefined);
  await afterMs(2_499);
  expect(loader.current().hasFailed).toBe(false);
  await afterMs(1);
  expect(loader.current().hasFailed).toBe(true);
});

test('loading ahead never rejects, and the failure shows when the code is needed', async () => {
  const load = network(1);
  const loader = createLoader(load);
  await loader.load();
  await afterMs(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  await loader.load();
  expect(loader.current().value).toBe('the code');
});
