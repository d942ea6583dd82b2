import type { NotificationSound } from '@instore/ui';
import { timeOfDay } from '../../shared/format/formatTime.ts';
import { type Sounds, type SoundsStore, soundTypes } from '../sounds.ts';
import { type NotificationTypeName, soundSwitches } from '../../shared/soundTypes.ts';
import type { SayText } from '../../shared/texts/portalText.ts';

/** The times at which a shift can end: every half hour. */
const halfHours = Array.from({ length: 48 }, (_, index) => {
  const label = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;
  return { id: label, label };
});

/** The sound settings as the bell shows them. `now` in milliseconds since 1970. */
export function bellSound(
  state: Readonly<Omit<Sounds, 'off'>> & { off: readonly NotificationTypeName[] },
  sounds: SoundsStore,
  now: number,
  say: SayText,
) {
  const { isMuted, off, quietUntil, shiftEnd, outcome } = state;
  return {
    isOn: !isMuted,
    onChange: (isOn) => sounds.setMuted(!isOn),
    types: soundTypes.map((id) => ({ id, label: say(soundSwitches[id].label), isOn: !off.includes(id) })),
    onTypeChange: (id, isOn) => {
      const name = soundTypes.find((one) => one === id);
      if (name) sounds.setType(name, isOn);
    },
    quietUntil: quietUntil === null ? undefined : endOf(quietUntil, now, say),
    shiftEnds: halfHours,
    shiftEnd,
    onShiftEndChange: sounds.setShiftEnd,
    onQuietChange: (isQuiet) => (isQuiet ? sounds.beQuiet() : sounds.endQuiet()),
    onTest: () => void sounds.test(),
    outcome,
  } satisfies NotificationSound;
}

/** "18:00", or "06:00 tomorrow". */
function endOf(time: number, now: number, say: SayText): string {
  const end = new Date(time);
  const clock = timeOfDay(end.toISOString());
  return end.toDateString() === new Date(now).toDateString() ? clock : say('{time} tomorrow', { time: clock });
}
