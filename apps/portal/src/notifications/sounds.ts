import type { Sound } from '@instore/api';
import { proxy } from 'valtio';
import * as v from 'valibot';
import { readJson, writeJson } from '@instore/browser';
import type { Clock } from '../session/clockAndLog.ts';
import { type NotificationTypeName, soundSwitches } from '../shared/soundTypes.ts';
import { bindActions } from '../shared/bindActions.ts';

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

/** State about sounds. */
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

export interface SoundsDependencies {
  local: Storage;
  clock: Clock;
  play: (sound: Sound) => Promise<unknown>;
}

interface Context {
  readonly state: Sounds;
  readonly deps: SoundsDependencies;
  stopChecking: (() => void) | undefined;
}

function read({ local, clock }: SoundsDependencies): v.InferOutput<typeof shape> {
  const stored = readJson(local, KEY);
  const isMuted = readJson(local, OLD_KEY) === true;
  const known = v.safeParse(shape, stored ?? { isMuted });
  const value = known.success ? known.output : v.parse(shape, { isMuted });
  const { quietUntil } = value;
  const isNow = quietUntil !== null && quietUntil > clock.now() && quietUntil <= clock.now() + SHIFT_MAX_MS;
  return { ...value, quietUntil: isNow ? quietUntil : null };
}

const isQuiet = ({ state, deps }: Context) => state.quietUntil !== null && state.quietUntil > deps.clock.now();

/** Ends the quiet time on screen when it is over. */
function watchQuiet(context: Context): void {
  const { state, deps } = context;
  if (state.quietUntil !== null && !isQuiet(context)) state.quietUntil = null;
  if (state.quietUntil === null) {
    context.stopChecking?.();
    context.stopChecking = undefined;
  } else context.stopChecking ??= deps.clock.every(CHECK_MS, () => watchQuiet(context));
}

function change(context: Context, part: Partial<Sounds>): void {
  const { state, deps } = context;
  Object.assign(state, part);
  const { isMuted, off, quietUntil, shiftEnd } = state;
  writeJson(deps.local, KEY, { isMuted, off, quietUntil, shiftEnd });
  writeJson(deps.local, OLD_KEY, undefined);
  watchQuiet(context);
}

const setMuted = (context: Context, isMuted: boolean): void => change(context, { isMuted });

/** Turns the sound of a notification type on or off. */
function setType(context: Context, name: NotificationTypeName, isOn: boolean): void {
  const { off } = context.state;
  change(context, { off: soundTypes.filter((one) => (one === name ? !isOn : off.includes(one))) });
}

const setShiftEnd = (context: Context, shiftEnd: string): void => change(context, { shiftEnd });

/** Turns sounds off until the shift ends. */
function beQuiet(context: Context): void {
  const { state, deps } = context;
  const [hours = 0, minutes = 0] = state.shiftEnd.split(':').map(Number);
  const end = new Date(deps.clock.now());
  end.setHours(hours, minutes, 0, 0);
  if (end.getTime() <= deps.clock.now()) end.setDate(end.getDate() + 1);
  change(context, { quietUntil: end.getTime() });
}

const endQuiet = (context: Context): void => change(context, { quietUntil: null });

/** Whether a notification of this type makes no sound now. */
function isSilent(context: Context, about: NotificationTypeName): boolean {
  const { isMuted, off } = context.state;
  return isMuted || isQuiet(context) || off.includes(about);
}

/** Notes whether the browser plays sounds. */
function noteOutcome({ state }: Context, isPlayed: boolean): void {
  state.outcome = isPlayed ? undefined : 'blocked';
}

/** Notes whether the popup of a kiosk request is open. */
function setPopupOpen({ state }: Context, isOpen: boolean): void {
  state.isPopupOpen = isOpen;
}

/** Plays the sound of a notification, also while sounds are off. */
async function test({ state, deps }: Context): Promise<void> {
  const outcome = await deps.play('notification').catch(() => 'blocked');
  state.outcome = outcome === 'played' ? 'played' : 'blocked';
}

/** Another tab changed the stored value `key`, or all of them (null). */
function follow(context: Context, key: string | null): void {
  if (key !== null && key !== KEY) return;
  Object.assign(context.state, read(context.deps));
  watchQuiet(context);
}

/** The sounds of notifications on this device: state and actions. */
export function createSounds(deps: SoundsDependencies) {
  const state = proxy<Sounds>({ ...read(deps), outcome: undefined, isPopupOpen: undefined });
  const context: Context = { state, deps, stopChecking: undefined };
  watchQuiet(context);
  return {
    state,
    ...bindActions(context, {
      setMuted,
      setType,
      setShiftEnd,
      beQuiet,
      endQuiet,
      isSilent,
      noteOutcome,
      setPopupOpen,
      test,
      follow,
    }),
  };
}

export type SoundsStore = ReturnType<typeof createSounds>;
