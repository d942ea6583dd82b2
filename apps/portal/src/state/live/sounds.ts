import { proxy } from 'valtio';
import * as v from 'valibot';
import type { Clock } from '../../session/environment.ts';
import type { NotificationTypeName, Sound } from '../dependencies.ts';

/** Local storage: what this device sounds like. */
const KEY = 'sounds';
/** What an older release kept: 'true' when nothing was to sound. */
const OLD_KEY = 'muted';
/** A quiet that is looked at so often ends by itself on screen, milliseconds; a ring looks at the clock itself. */
const CHECK_MS = 10_000;
/** Longer than that is no shift, milliseconds. */
const SHIFT_MAX_MS = 24 * 60 * 60_000;

// A record, so that a kind without a switch does not compile.
const switched: Record<NotificationTypeName, true> = {
  tryout: true,
  request: true,
  'checked-out': true,
  'pair-missing': true,
  'checked-in': true,
  cancelled: true,
  sold: true,
  announcement: true,
};

/** The kinds of news that may be switched, in the order in which they are shown [N-04]. */
export const newsTypes = Object.keys(switched) as NotificationTypeName[];

/** The sound switch of a notification type. A type without one of its own uses that of announcements. */
export function soundTypeOf(name: string | undefined): NotificationTypeName {
  return newsTypes.find((one) => one === name) ?? 'announcement';
}

/** Facts about what is heard. */
export interface Sounds {
  /** Nothing sounds. */
  isMuted: boolean;
  /** Kinds of news that make no sound. */
  off: NotificationTypeName[];
  /** Nothing sounds until then, milliseconds since 1970. */
  quietUntil: number | null;
  /** When the shift ends, as hours and minutes: "18:00". */
  shiftEnd: string;
  /** A test was played, or the browser refused a sound. */
  outcome: 'played' | 'blocked' | undefined;
}

// A part of a wrong shape is as if it had never been chosen; the others stand.
const shape = v.object({
  isMuted: v.fallback(v.boolean(), false),
  off: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((names) => newsTypes.filter((name) => names.includes(name))),
    ),
    [],
  ),
  quietUntil: v.fallback(v.nullable(v.pipe(v.number(), v.integer())), null),
  shiftEnd: v.fallback(v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):(?:00|30)$/)), '18:00'),
});

export interface SoundsWorld {
  local: Storage;
  clock: Clock;
  play: (sound: Sound) => Promise<unknown>;
}

/** What news sound like on this device: facts and verbs. */
export function createSounds({ local, clock, play }: SoundsWorld) {
  const attempt = <T>(run: () => T): T | undefined => {
    try {
      return run();
    } catch {
      // No storage, or no JSON: the choice then lasts as long as the page.
      return undefined;
    }
  };
  const read = (): v.InferOutput<typeof shape> => {
    const stored: unknown = attempt(() => JSON.parse(local.getItem(KEY) ?? 'null'));
    const isMuted = attempt(() => local.getItem(OLD_KEY)) === 'true';
    const known = v.safeParse(shape, stored ?? { isMuted });
    const value = known.success ? known.output : v.parse(shape, { isMuted });
    const { quietUntil } = value;
    const isNow = quietUntil !== null && quietUntil > clock.now() && quietUntil <= clock.now() + SHIFT_MAX_MS;
    return { ...value, quietUntil: isNow ? quietUntil : null };
  };

  const facts = proxy<Sounds>({ ...read(), outcome: undefined });
  let stopChecking: (() => void) | undefined;
  const isQuiet = () => facts.quietUntil !== null && facts.quietUntil > clock.now();
  const watch = () => {
    if (facts.quietUntil !== null && !isQuiet()) facts.quietUntil = null;
    if (facts.quietUntil === null) {
      stopChecking?.();
      stopChecking = undefined;
    } else stopChecking ??= clock.every(CHECK_MS, watch);
  };
  const change = (part: Partial<Sounds>) => {
    Object.assign(facts, part);
    const { isMuted, off, quietUntil, shiftEnd } = facts;
    attempt(() => local.setItem(KEY, JSON.stringify({ isMuted, off, quietUntil, shiftEnd })));
    attempt(() => local.removeItem(OLD_KEY));
    watch();
  };
  watch();

  return {
    facts,
    setMuted: (isMuted: boolean): void => change({ isMuted }),
    setType(name: NotificationTypeName, isOn: boolean): void {
      change({ off: newsTypes.filter((one) => (one === name ? !isOn : facts.off.includes(one))) });
    },
    setShiftEnd: (shiftEnd: string): void => change({ shiftEnd }),
    /** Quiet until the shift ends, the next time that it is so late; it ends by itself. */
    beQuiet(): void {
      const [hours = 0, minutes = 0] = facts.shiftEnd.split(':').map(Number);
      const end = new Date(clock.now());
      end.setHours(hours, minutes, 0, 0);
      if (end.getTime() <= clock.now()) end.setDate(end.getDate() + 1);
      change({ quietUntil: end.getTime() });
    },
    endQuiet: (): void => change({ quietUntil: null }),
    /** Whether news of this kind are to be heard now. */
    isSilent: (about: NotificationTypeName): boolean => facts.isMuted || isQuiet() || facts.off.includes(about),
    /** Sounds can be heard, or the browser refused one. */
    tell(isHeard: boolean): void {
      facts.outcome = isHeard ? undefined : 'blocked';
    },
    /** Lets one hear what a notification sounds like; also while nothing else sounds. */
    async test(): Promise<void> {
      const outcome = await play('notification').catch(() => 'blocked');
      facts.outcome = outcome === 'played' ? 'played' : 'blocked';
    },
    /** Another tab changed a stored value, or all of them (`null`). */
    follow(key: string | null): void {
      if (key !== null && key !== KEY) return;
      Object.assign(facts, read());
      watch();
    },
  };
}

export type SoundsState = ReturnType<typeof createSounds>;
