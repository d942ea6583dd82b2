import { expect, test } from 'vitest';
import { createSounds } from '../sounds.ts';
import { english, manualClock, memoryStorage } from '../../../test/support.ts';
import { bellSound } from './bellSound.ts';

const at = (hours: number) => new Date(2025, 10, 21, hours).getTime();

test('The bell shows until when sounds are off, with "tomorrow" only if it is', { tags: 'N-04' }, () => {
  const clock = manualClock(at(19));
  const sounds = createSounds({ local: memoryStorage(), clock, play: async () => 'played' });
  const quietUntil = (now: number) => bellSound(sounds.state, sounds, now, english).quietUntil;
  expect(quietUntil(clock.now())).toBeUndefined();
  sounds.setShiftEnd('06:00');
  sounds.beQuiet();
  expect(quietUntil(clock.now())).toBe('06:00 tomorrow');
  expect(quietUntil(at(24 + 5))).toBe('06:00');
});

test('Each switch of the bell changes its own sound setting', { tags: 'N-04' }, () => {
  const tests: string[] = [];
  const play = async (sound: string) => tests.push(sound);
  const sounds = createSounds({ local: memoryStorage(), clock: manualClock(at(10)), play });
  const bell = () => bellSound(sounds.state, sounds, at(10), english);
  bell().onTypeChange('tryout', false);
  bell().onTypeChange('unknown', false);
  expect(bell().types.filter(({ isOn }) => !isOn)).toEqual([expect.objectContaining({ id: 'tryout' })]);
  bell().onTypeChange('tryout', true);
  expect(bell().types.every(({ isOn }) => isOn)).toBe(true);
  bell().onChange(false);
  expect([bell().isOn, sounds.state.isMuted]).toEqual([false, true]);
  bell().onShiftEndChange('20:30');
  bell().onQuietChange(true);
  expect([bell().shiftEnd, bell().quietUntil]).toEqual(['20:30', '20:30']);
  bell().onQuietChange(false);
  expect(bell().quietUntil).toBeUndefined();
  bell().onTest();
  expect(tests).toHaveLength(1);
  const ends = bell().shiftEnds.map(({ id }) => id);
  expect([ends.length, ...ends.slice(0, 3), ends.at(-1)]).toEqual([48, '00:00', '00:30', '01:00', '23:30']);
});
