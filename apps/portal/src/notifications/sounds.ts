import type { Sound } from '@instore/api';
import { proxy } from 'valtio';
import * as v from 'valibot';
import { readJson, writeJson } from '@instore/browser';
import type { Clock } from '../session/clockAndLog.ts';
import { type NotificationTypeName, soundSwitches } from '../shared/soundTypes.ts';

/** Key in the local storage. */
const KEY = 'sounds';
/** Key of older releases: 'true' if muted. */
const OLD_KEY = 'muted';
/** How often it is checked whether the quiet time is over, milliseconds. */
const CHECK_MS = 10_000;
/** The longest quiet time, milliseconds. */
const SHIFT_MAX_MS = 24 * 60 * 60_000;

/** The notification types with a switch, in the order in which they are shown [N-04]. */
export const soundTypes = Object.keys(soundSwitches) as NotificationTypeName[];

/** State of sounds. */
export interface Sounds {
  isMuted: boolean;
  /** Notification types without a sound. */
  off: NotificationTypeName[];
  /** Sounds are off until then, milliseconds since 1970. */
  quietUntil: number | null;
  /** End of the shift in hours and minutes, e.g. "18:00". */
  shiftEnd: string;
  /** Outcome of the last test, or `blocked` if the browser refused a sound. */
  outcome: 'played' | 'blocked' | undefined;
  /** The popup of a kiosk request is open: the hint that sounds are blocked would cover it. */
  isPopupOpen: boolean | undefined;
}

/** Schema of the stored sound settings. An invalid value becomes its default. */
const shape = v.object({
  isMuted: v.fallback(v.boolean(), false),
  off: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((names) => soundTypes.filter((name) => names.includes(name))),
    ),
    [],
  ),
  quietUntil: v.fallback(v.nullable(v.pipe(v.number(), v.integer())), null),
  shiftEnd: v.fallback(v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):(?:00|30)$/)), '18:00'),
});

function readStored(local: Storage, now: number): v.InferOutput<typeof shape> {
  const stored = readJson(local, KEY);
  const isMuted = readJson(local, OLD_KEY) === true;
  const known = v.safeParse(shape, stored ?? { isMuted });
  const value = known.success ? known.output : v.parse(shape, { isMuted });
  const { quietUntil } = value;
  const isNow = quietUntil !== null && quietUntil > now && quietUntil <= now + SHIFT_MAX_MS;
  return { ...value, quietUntil: isNow ? quietUntil : null };
}

/** The next end of a shift after `now`, milliseconds since 1970. */
function nextEnd(shiftEnd: string, now: number): number {
  const [hours = 0, minutes = 0] = shiftEnd.split(':').map(Number);
  const end = new Date(now);
  end.setHours(hours, minutes, 0, 0);
  if (end.getTime() <= now) end.setDate(end.getDate() + 1);
  return end.getTime();
}

/** The settings of sounds, which this device keeps. A quiet time on screen ends when it is over. */
function createSoundSettings(state: Sounds, { local, clock }: { local: Storage; clock: Clock }) {
  let stopChecking: (() => void) | undefined;
  const isQuiet = () => state.quietUntil !== null && state.quietUntil > clock.now();
  const watchQuiet = (): void => {
    if (!isQuiet()) state.quietUntil = null;
    if (state.quietUntil === null) {
      stopChecking?.();
      stopChecking = undefined;
    } else stopChecking ??= clock.every(CHECK_MS, watchQuiet);
  };
  const change = (part: Partial<Sounds>): void => {
    Object.assign(state, part);
    const { isMuted, off, quietUntil, shiftEnd } = state;
    writeJson(local, KEY, { isMuted, off, quietUntil, shiftEnd });
    writeJson(local, OLD_KEY, undefined);
    watchQuiet();
  };
  watchQuiet();
  return {
    setMuted: (isMuted: boolean): void => change({ isMuted }),
    /** Turns the sound of a notification type on or off. */
    setType: (name: NotificationTypeName, isOn: boolean): void =>
      change({ off: soundTypes.filter((one) => (one === name ? !isOn : state.off.includes(one))) }),
    setShiftEnd: (shiftEnd: string): void => change({ shiftEnd }),
    /** Turns sounds off until the shift ends. */
    beQuiet: (): void => change({ quietUntil: nextEnd(state.shiftEnd, clock.now()) }),
    endQuiet: (): void => change({ quietUntil: null }),
    /** Whether a notification of this type makes no sound now. */
    isSilent: (about: NotificationTypeName): boolean => state.isMuted || isQuiet() || state.off.includes(about),
    /** Another tab changed the stored value `key`, or all of them (null). */
    follow(key: string | null): void {
      if (key !== null && key !== KEY) return;
      Object.assign(state, readStored(local, clock.now()));
      watchQuiet();
    },
  };
}

/** The sounds of notifications on this device: state and actions. */
export function createSounds({
  local,
  clock,
  play,
}: {
  local: Storage;
  clock: Clock;
  play: (sound: Sound) => Promise<unknown>;
}) {
  const state = proxy<Sounds>({ ...readStored(local, clock.now()), outcome: undefined, isPopupOpen: undefined });
  return {
    state,
    ...createSoundSettings(state, { local, clock }),
    /** Notes whether the browser plays sounds. */
    noteOutcome(isPlayed: boolean): void {
      state.outcome = isPlayed ? undefined : 'blocked';
    },
    /** Notes whether the popup of a kiosk request is open. */
    setPopupOpen(isOpen: boolean): void {
      state.isPopupOpen = isOpen;
    },
    /** Plays the sound of a notification, also while sounds are off. */
    async test(): Promise<void> {
      const outcome = await play('notification').catch(() => 'blocked');
      state.outcome = outcome === 'played' ? 'played' : 'blocked';
    },
  };
}

export type SoundsStore = ReturnType<typeof createSounds>;
