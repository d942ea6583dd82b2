import { expect, test } from 'vitest';
import { createPauses } from './pauses.ts';

/** Pauses of one minute per try, on a page that is open for an hour. */
function open() {
  let time = 60 * 60_000;
  const pauses = createPauses(
    () => time,
    (tries) => tries * 60_000,
  );
  /** Minutes until the next try. */
  const wait = () => {
    let minutes = 0;
    for (; pauses.isPaused(); minutes += 1) time += 60_000;
    return minutes;
  };
  const pass = (minutes: number) => void (time += minutes * 60_000);
  return { ...pauses, wait, pass };
}

test('Tries that do not help become rarer, also on a page that is open for long', () => {
  const { note, wait, isPaused } = open();
  expect(isPaused()).toBe(false);
  const waited = [1, 2, 3].map(() => {
    note();
    return wait();
  });
  expect(waited).toEqual([1, 2, 3]);
});

test('After ten minutes without a try the pauses begin again with the first pause', () => {
  const { note, wait, pass, reset, isPaused } = open();
  note();
  wait();
  pass(10);
  note();
  expect(wait()).toBe(2);
  pass(11);
  note();
  expect(wait()).toBe(1);
  note();
  reset();
  expect(isPaused()).toBe(false);
  note();
  expect(wait()).toBe(1);
});
