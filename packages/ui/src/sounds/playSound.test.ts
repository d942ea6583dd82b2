import { expect, test } from 'vitest';
import { playSound } from './playSound.ts';
import { tunes } from './tunes.ts';

test('[N-04] Where no sound can be played nothing breaks', async () => {
  expect(globalThis.AudioContext).toBeUndefined();
  await expect(playSound('notification')).resolves.toBe('blocked');
});

test('[N-04] Sounds are short and low enough for several tablets on one counter', () => {
  for (const notes of Object.values(tunes)) {
    expect(Math.max(...notes.map(({ at, seconds }) => at + seconds))).toBeLessThan(1.2);
    expect(Math.max(...notes.map(({ gain }) => gain))).toBeLessThanOrEqual(0.3);
  }
});
