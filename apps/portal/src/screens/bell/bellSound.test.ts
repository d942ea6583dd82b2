import { expect, test } from 'vitest';
import { createSounds } from '../../state/notifications/sounds.ts';
import { english, manualClock, memoryStorage } from '../../../test/support.ts';
import { bellSound } from './bellSound.ts';

const at = (hours: number) => new Date(2025, 10, 21, hours).getTime();

test('[N-04] The bell shows until when sounds are off, with "tomorrow" only if it is', () => {
  const clock = manualClock(at(19));
  const sounds = createSounds({ local: memoryStorage(), clock, play: async () => 'played' });
  const quietUntil = (now: number) => bellSound(sounds.facts, sounds, now, english).quietUntil;
  expect(quietUntil(clock.now())).toBeUndefined();
  sounds.setShiftEnd('06:00');
  sounds.beQuiet();
  expect(quietUntil(clock.now())).toBe('06:00 tomorrow');
  expect(quietUntil(at(24 + 5))).toBe('06:00');
});
