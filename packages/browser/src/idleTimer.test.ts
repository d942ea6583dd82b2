import { expect, test } from 'vitest';
import { createIdleTimer } from './idleTimer.ts';

/** A timer of 30 s whose clock is `pass`, with what it shows. */
function open(limitMs: () => number | undefined = () => 30_000) {
  let time = 5_000;
  const shown: (number | 'idle' | undefined)[] = [];
  const timer = createIdleTimer({
    elapsed: () => time,
    limitMs,
    countdown: 10,
    onCountdown: (seconds) => shown.push(seconds),
    onIdle: () => shown.push('idle'),
  });
  const pass = (seconds: number) => {
    time += seconds * 1000;
    timer.tick();
    return shown.at(-1);
  };
  return { timer, shown, pass };
}

test('The last seconds are counted down, then the use of the page ends', () => {
  const { pass, shown } = open();
  expect([pass(19), pass(1), pass(9)]).toEqual([undefined, 10, 1]);
  expect(pass(1)).toBe('idle');
  expect(pass(29)).toBe(1);
  expect(shown.filter((each) => each === 'idle')).toHaveLength(1);
});

test('A touch stops the countdown', () => {
  const { timer, pass, shown } = open();
  pass(25);
  timer.touch();
  expect(shown.at(-1)).toBeUndefined();
  expect([pass(20), pass(9)]).toEqual([10, 1]);
});

test('A page without a limit is never reset', () => {
  let limit: number | undefined;
  const { pass } = open(() => limit);
  expect(pass(9_999)).toBeUndefined();
  limit = 30_000;
  expect(pass(29)).toBe(1);
});
