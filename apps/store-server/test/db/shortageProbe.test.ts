import { expect, test } from 'vitest';
import { createShortage, PROBE_INTERVAL_MS } from '../../src/db/shortage.ts';

const fullDisk = () => Object.assign(new Error('as the database says'), { code: '53100' });

/** A shortage whose probe and clock belong to the test. */
function open(probe: () => Promise<void>) {
  let time = 0;
  let probes = 0;
  const shortage = createShortage(
    () => {
      probes += 1;
      return probe();
    },
    { now: () => time },
  );
  return { shortage, probes: () => probes, pass: (ms: number) => void (time += ms) };
}

test('Health reports a full disk that a write meets while the probe succeeds', { tags: 'C-05' }, async () => {
  let finish = (): void => {};
  const { shortage } = open(() => new Promise((resolve) => (finish = resolve)));
  shortage.note('53100');
  const answer = shortage.check();
  shortage.note('53100');
  finish();
  expect(await answer).toBe('disk space for the database');
});

test.each([
  ['an unknown failure', new TypeError('x is not a function')],
  ['a lost connection', Object.assign(new Error('lost'), { code: 'ECONNRESET' })],
  ['a slow statement', Object.assign(new Error('cancelled'), { code: '57014' })],
])('A probe that fails with %s does not count as recovery', { tags: 'C-05' }, async (_what, error) => {
  const { shortage } = open(() => Promise.reject(error));
  shortage.note('53100');
  expect(await shortage.check()).toBe('disk space for the database');
});

test('Health reports the resource that the latest probe lacks', { tags: 'C-05' }, async () => {
  const { shortage } = open(() => Promise.reject(Object.assign(new Error('full'), { code: '53200' })));
  shortage.note('53100');
  expect(await shortage.check()).toBe('memory for the database');
});

test('Monitors that ask often cause one probe per interval and share its result', { tags: 'C-05' }, async () => {
  let isFull = true;
  const { shortage, probes, pass } = open(async () => {
    if (isFull) throw fullDisk();
  });
  expect(await shortage.check()).toBe(true);
  expect(probes()).toBe(0);
  shortage.note('53100');
  const answers = await Promise.all(Array.from({ length: 20 }, () => shortage.check()));
  expect(new Set(answers)).toEqual(new Set(['disk space for the database']));
  isFull = false;
  pass(PROBE_INTERVAL_MS - 1);
  expect(await shortage.check()).toBe('disk space for the database');
  expect(probes()).toBe(1);
  pass(1);
  expect(await Promise.all([shortage.check(), shortage.check()])).toEqual([true, true]);
  expect(probes()).toBe(2);
  // The next shortage soon after is reported without another probe.
  shortage.note('53100');
  expect(await shortage.check()).toBe('disk space for the database');
  expect(probes()).toBe(2);
});
