import { expect, test } from 'vitest';
import { memoryStorage } from '../../test/support.ts';
import type { Clock } from '../session/clockAndLog.ts';
import { createSounds } from './sounds.ts';

/** 14:00 in the time zone of the test. */
const TWO = new Date(2026, 2, 4, 14, 0).getTime();
const HOUR = 60 * 60_000;

function device(stored: Record<string, string> = {}) {
  const local = memoryStorage(stored);
  let time = TWO;
  const timers = new Set<() => void>();
  const clock: Clock = {
    now: () => time,
    every(_ms, run) {
      timers.add(run);
      return () => void timers.delete(run);
    },
  };
  let answer: () => Promise<unknown> = async () => 'played';
  const played: string[] = [];
  const open = () =>
    createSounds({
      local,
      clock,
      play: (sound) => {
        played.push(sound);
        return answer();
      },
    });
  return {
    open,
    local,
    played,
    timers,
    refuse: () => (answer = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'))),
    pass(ms: number) {
      time += ms;
      for (const run of timers) run();
    },
  };
}

test('The choices are kept after a reload', { tags: 'N-04' }, () => {
  const { open } = device();
  const before = open();
  before.setMuted(true);
  before.setType('sold', false);
  before.setShiftEnd('21:30');
  expect(open().state).toMatchObject({ isMuted: true, off: ['sold'], shiftEnd: '21:30' });
});

test('One notification type can be turned off and on again', { tags: 'N-04' }, () => {
  const sounds = device().open();
  sounds.setType('tryout', false);
  sounds.setType('sold', false);
  expect([sounds.isSilent('tryout'), sounds.isSilent('checked-out')]).toEqual([true, false]);
  sounds.setType('tryout', true);
  expect([sounds.isSilent('tryout'), sounds.isSilent('sold')]).toEqual([false, true]);
});

test('Sounds stay off until the shift ends, also after a reload, and turn back on', { tags: 'N-04' }, () => {
  const { open, pass, timers } = device();
  open().beQuiet();
  const sounds = open();
  expect(sounds.state.quietUntil).toBe(TWO + 4 * HOUR);
  pass(4 * HOUR - 1);
  expect(sounds.isSilent('tryout')).toBe(true);
  pass(1);
  expect(sounds.isSilent('tryout')).toBe(false);
  expect(sounds.state.quietUntil).toBeNull();
  expect(timers.size).toBe(0);
  expect(open().state.quietUntil).toBeNull();
});

test('A shift that ends after midnight ends tomorrow; sounds can be turned on before', { tags: 'N-04' }, () => {
  const sounds = device().open();
  sounds.setShiftEnd('06:00');
  sounds.beQuiet();
  expect(sounds.state.quietUntil).toBe(new Date(2026, 2, 5, 6, 0).getTime());
  sounds.endQuiet();
  expect(sounds.isSilent('tryout')).toBe(false);
  sounds.setShiftEnd('14:00');
  sounds.beQuiet();
  expect(sounds.state.quietUntil).toBe(TWO + 24 * HOUR);
});

test.each([
  ['no JSON', '{', {}],
  ['a list', '[]', {}],
  ['nothing', 'null', {}],
  ['a wrong part', '{"isMuted":"yes","off":["sold","gone",7],"shiftEnd":"25:99"}', { off: ['sold'] }],
  ['an older shape', '{"isMuted":true}', { isMuted: true }],
  ['a quiet that is over', `{"quietUntil":${TWO}}`, {}],
  ['a quiet of a year', `{"quietUntil":${TWO + 8760 * HOUR}}`, {}],
])('%s in the storage is replaced by its default', { tags: 'N-04' }, (_, stored, kept) => {
  const { open } = device({ sounds: stored });
  expect(open().state).toEqual({
    isMuted: false,
    off: [],
    quietUntil: null,
    shiftEnd: '18:00',
    outcome: undefined,
    ...kept,
  });
});

test('The mute switch of an older release is migrated', { tags: 'N-04' }, () => {
  const { open, local } = device({ muted: 'true' });
  const sounds = open();
  expect(sounds.state.isMuted).toBe(true);
  sounds.setMuted(false);
  expect(local.getItem('muted')).toBeNull();
  expect(open().state.isMuted).toBe(false);
});

test('A tab follows the choices of another tab, and a cleared storage', { tags: 'N-04' }, () => {
  const { open, local } = device();
  const [here, there] = [open(), open()];
  there.setMuted(true);
  there.beQuiet();
  here.follow('theme');
  expect(here.state.isMuted).toBe(false);
  here.follow('sounds');
  expect(here.state).toMatchObject({ isMuted: true, quietUntil: TWO + 4 * HOUR });
  local.clear();
  here.follow(null);
  expect(here.state).toMatchObject({ isMuted: false, quietUntil: null });
});

test('A quiet time that began in another tab ends here on its own, too', { tags: 'N-04' }, () => {
  const { open, pass } = device();
  const [here, there] = [open(), open()];
  there.beQuiet();
  here.follow('sounds');
  pass(4 * HOUR);
  expect(here.state.quietUntil).toBeNull();
});

test('A test plays while sounds are off, and a refusal is reported until it plays', { tags: 'N-04' }, async () => {
  const { open, played, refuse } = device();
  const sounds = open();
  sounds.setMuted(true);
  await sounds.test();
  expect(played).toEqual(['notification']);
  expect(sounds.state.outcome).toBe('played');
  refuse();
  await sounds.test();
  expect(sounds.state.outcome).toBe('blocked');
  sounds.noteOutcome(true);
  expect(sounds.state.outcome).toBeUndefined();
  sounds.noteOutcome(false);
  expect(sounds.state.outcome).toBe('blocked');
  for (const isOpen of [true, false]) {
    sounds.setPopupOpen(isOpen);
    expect(sounds.state.isPopupOpen).toBe(isOpen);
  }
});
