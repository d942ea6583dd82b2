import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { problem } from '../../src/base/problems.ts';
import { createFairQueue } from '../../src/base/fairQueue.ts';

const refusal = () => problem(429, 'Too many at once');

/** A response as far as the queue knows it: it can close. */
const response = () => Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse;

/** Jobs that end when the test ends them, and a record of the order in which they start. */
function createJobs() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  /** Ends a job, and waits until everything that follows has happened. */
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { begun, work, end };
}

const settled = () => new Promise(setImmediate);

test('Callers take turns, at most so many at the same time', { tags: ['A-05', 'C-04'] }, async () => {
  const { run } = createFairQueue({ maxPerCaller: 3, concurrency: 2, refusal });
  const { begun, work, end } = createJobs();
  const asked = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => run(name.slice(0, 1), work(name)));
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  // After its turn a caller is behind those who wait.
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('c1');
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
  for (const name of ['a2', 'b2', 'a3']) await end(name);
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
});

test('A caller may run several jobs at once, and the next starts when one ends', { tags: 'A-05' }, async () => {
  const { run } = createFairQueue({ maxPerCaller: 4, concurrencyPerCaller: 2, refusal });
  const { begun, work, end } = createJobs();
  const asked = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => run(name.slice(0, 1), work(name)));
  await expect(run('a', work('a5'))).rejects.toMatchObject({ status: 429 });
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const name of ['a1', 'b1', 'a3', 'a4']) await end(name);
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  const later = run('a', work('a6'));
  await settled();
  await end('a6');
  expect(await later).toBe('a6');
});

test('A caller who cancels a waiting job keeps the place in the queue for the next one', { tags: 'C-04' }, async () => {
  const { run } = createFairQueue({ maxPerCaller: 2, concurrency: 1, refusal });
  const { begun, work, end } = createJobs();
  const first = run('a', work('a1'));
  const dropped = response();
  const typing = run('b', work('b1'), dropped);
  const last = run('c', work('c1'));
  dropped.emit('close');
  await expect(typing).rejects.toMatchObject({ status: 503 });
  const next = run('b', work('b2'), response());
  await settled();
  await end('a1');
  expect(begun).toEqual(['a1', 'b2']);
  await end('b2');
  await end('c1');
  expect(await Promise.all([first, next, last])).toEqual(['a1', 'b2', 'c1']);
});

test('A job of a closed connection does not start, a running one keeps its turn', { tags: 'C-04' }, async () => {
  const { run } = createFairQueue({ maxPerCaller: 1, refusal });
  const { begun, work, end } = createJobs();
  const gone = Object.assign(response(), { destroyed: true });
  await expect(run('a', work('a0'), gone)).rejects.toMatchObject({ status: 503 });
  const goes = response();
  const served = run('a', work('a1'), goes);
  await settled();
  goes.emit('close');
  await expect(run('a', work('a2'))).rejects.toMatchObject({ status: 429 });
  await end('a1');
  expect(await served).toBe('a1');
  const after = run('a', work('a3'));
  await settled();
  await end('a3');
  expect(await after).toBe('a3');
  expect(begun).toEqual(['a1', 'a3']);
});

test('A job that fails rejects for its caller and does not stop the queue', { tags: 'A-05' }, async () => {
  const { run } = createFairQueue({ maxPerCaller: 2, concurrency: 1, refusal });
  const fails = run('a', async () => Promise.reject(new Error('It cannot be done.')));
  const works = run('a', async () => 'done');
  await expect(fails).rejects.toThrow('It cannot be done.');
  expect(await works).toBe('done');
});

test('A caller whose jobs have ended may have as many again, waiting and running', { tags: 'A-05' }, async () => {
  const { run } = createFairQueue({ maxPerCaller: 2 });
  const { begun, work, end } = createJobs();
  for (const round of ['1', '2', '3']) {
    const asked = [run('a', work(`first ${round}`)), run('a', work(`second ${round}`))];
    await expect(run('a', work('third'))).rejects.toThrow('Try again in a moment.');
    await settled();
    await end(`first ${round}`);
    await end(`second ${round}`);
    await Promise.all(asked);
  }
  expect(begun).toHaveLength(6);
});

test('A turn lasts from its acquisition to its release', { tags: 'A-05' }, async () => {
  const { acquire } = createFairQueue({ concurrency: 1 });
  const first = response();
  const release = await acquire('a', first);
  expect(first.listenerCount('close')).toBe(0);
  let isSecond = false;
  const second = acquire('b').then((end) => {
    isSecond = true;
    return end;
  });
  await settled();
  expect(isSecond).toBe(false);
  release();
  release();
  (await second)();
});

test('A caller with several running jobs keeps the limit while one of them ends', { tags: 'A-05' }, async () => {
  const { run } = createFairQueue({ maxPerCaller: 2, concurrencyPerCaller: 2, refusal });
  const { begun, work, end } = createJobs();
  const asked = [run('a', work('a1')), run('a', work('a2'))];
  await settled();
  await end('a1');
  asked.push(run('a', work('a3')));
  await expect(run('a', work('a4'))).rejects.toMatchObject({ status: 429 });
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'a3']);
  for (const name of ['a2', 'a3']) await end(name);
  await Promise.all(asked);
});
