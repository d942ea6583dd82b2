import { expect, onTestFinished, test, vi } from 'vitest';
import { createSoundPlayer, playSound } from './playSound.ts';
import { tunes } from './tunes.ts';

test('Where no sound can be played nothing breaks', { tags: 'N-04' }, async () => {
  expect(globalThis.AudioContext).toBeUndefined();
  await expect(playSound('notification')).resolves.toBe('blocked');
});

/** An audio context that the browser lets run at once, after a touch (`resume`), or never. */
function contextOf(resume: (context: { state: AudioContextState }) => Promise<void>, state: AudioContextState) {
  const context = { state, resume: () => resume(context) };
  return context as unknown as AudioContext;
}

test('Before a touch on the page a sound is blocked after 200 ms', { tags: 'N-04' }, async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let opened = 0;
  const { playSound: play, unlockSound } = createSoundPlayer(() => {
    opened += 1;
    return contextOf(() => new Promise(() => {}), 'suspended');
  });
  const outcomes: unknown[] = [];
  void play('request').then((outcome) => outcomes.push(outcome));
  await vi.advanceTimersByTimeAsync(199);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcomes).toEqual(['blocked']);
  void unlockSound().then((outcome) => outcomes.push(outcome));
  await vi.advanceTimersByTimeAsync(200);
  expect(outcomes).toEqual(['blocked', false]);
  expect(opened).toBe(1);
});

test('After a touch a slow device has three seconds to begin a sound', { tags: 'N-04' }, async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const slowly = (ms: number) =>
    createSoundPlayer(
      () =>
        contextOf(async (context) => {
          await new Promise((resolve) => setTimeout(resolve, ms));
          context.state = 'running';
        }, 'suspended'),
      () => true,
    );
  const outcomes: unknown[] = [];
  void slowly(2900)
    .unlockSound()
    .then((outcome) => outcomes.push(outcome));
  await vi.advanceTimersByTimeAsync(2900);
  expect(outcomes).toEqual([true]);
  void slowly(3100)
    .unlockSound()
    .then((outcome) => outcomes.push(outcome));
  await vi.advanceTimersByTimeAsync(3000);
  expect(outcomes).toEqual([true, false]);
});

test('After a touch sounds are unlocked, but a closed context stays blocked', { tags: 'N-04' }, async () => {
  const touched = createSoundPlayer(() => contextOf(async (context) => void (context.state = 'running'), 'suspended'));
  await expect(touched.unlockSound()).resolves.toBe(true);
  for (const open of [
    () => contextOf(async () => {}, 'closed'),
    () => contextOf(() => Promise.reject(new Error('no device')), 'suspended'),
    () => {
      throw new Error('too many contexts');
    },
  ]) {
    const { playSound: play, unlockSound } = createSoundPlayer(open);
    await expect(unlockSound()).resolves.toBe(false);
    await expect(play('scan-ok')).resolves.toBe('blocked');
  }
});

test('Sounds are short and low enough for several tablets on one counter', { tags: 'N-04' }, () => {
  for (const notes of Object.values(tunes)) {
    expect(Math.max(...notes.map(({ at, seconds }) => at + seconds))).toBeLessThan(1.2);
    expect(Math.max(...notes.map(({ gain }) => gain))).toBeLessThanOrEqual(0.3);
  }
});
