import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { problem } from '../../src/base/problems.ts';
import { createTurns } from '../../src/base/turns.ts';

const refusal = () => problem(429, 'Too many at once');

/** A response as far as a line knows it; it can close. */
const response = () => Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse;

/** Work that is done when it is told to be, and says when it began. */
function shifts() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  /** Ends a piece of work, and lets everything happen that follows from it. */
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { begun, work, end };
}

const settled = () => new Promise(setImmediate);

test('[A-05, C-04] Lines are served in turn, so many at once, and each moves up by one', async () => {
  const inTurn = createTurns({ max: 3, atOnce: 2, refusal });
  const { begun, work, end } = shifts();
  const asked = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => inTurn(name.slice(0, 1), work(name)));
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  // Who has had a turn stands behind those who have not.
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('c1');
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
  for (const name of ['a2', 'b2', 'a3']) await end(name);
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
});

test('[C-04] Who drops a question while it waits for its turn asks the next one from the same place', async () => {
  const inTurn = createTurns({ max: 2, atOnce: 1, refusal });
  const { begun, work, end } = shifts();
  const first = inTurn('a', work('a1'));
  const dropped = response();
  const typing = inTurn('b', work('b1'), dropped);
  const last = inTurn('c', work('c1'));
  dropped.emit('close');
  await expect(typing).rejects.toMatchObject({ status: 503 });
  const next = inTurn('b', work('b2'), response());
  await settled();
  await end('a1');
  expect(begun).toEqual(['a1', 'b2']);
  await end('b2');
  await end('c1');
  expect(await Promise.all([first, next, last])).toEqual(['a1', 'b2', 'c1']);
});

test('[C-04] Who has gone before asking is not served, and who goes while being served keeps the place to the end', async () => {
  const inTurn = createTurns({ max: 1, refusal });
  const { begun, work, end } = shifts();
  const gone = Object.assign(response(), { destroyed: true });
  await expect(inTurn('a', work('a0'), gone)).rejects.toMatchObject({ status: 503 });
  const goes = response();
  const served = inTurn('a', work('a1'), goes);
  await settled();
  goes.emit('close');
  await expect(inTurn('a', work('a2'))).rejects.toMatchObject({ status: 429 });
  await end('a1');
  expect(await served).toBe('a1');
  const after = inTurn('a', work('a3'));
  await settled();
  await end('a3');
  expect(await after).toBe('a3');
  expect(begun).toEqual(['a1', 'a3']);
});

test('[A-05] Work that fails tells who asked for it, and holds nobody up', async () => {
  const inTurn = createTurns({ max: 2, atOnce: 1, refusal });
  const fails = inTurn('a', async () => Promise.reject(new Error('It cannot be done.')));
  const works = inTurn('a', async () => 'done');
  await expect(fails).rejects.toThrow('It cannot be done.');
  expect(await works).toBe('done');
});
