import { proxy } from 'valtio';

/** Seconds without a touch after which a screen starts again [C-11]. */
export const IDLE_SECONDS = { catalogue: 90, cart: 60, progress: 45 } as const;

/** The last seconds are counted down on screen. */
export const COUNTDOWN_SECONDS = 15;

export type IdleKind = keyof typeof IDLE_SECONDS;

export interface IdleFacts {
  /** Seconds left; undefined before the countdown. */
  seconds: number | undefined;
}

interface IdleDependencies {
  /** The screen that is shown; undefined for the first screen, which waits for ever. */
  kind: () => IdleKind | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  onReset: () => void;
}

/** The idle reset: `tick` runs once a second. Any touch stops the countdown. */
export function createIdle({ kind, now, onReset }: IdleDependencies) {
  const facts = proxy<IdleFacts>({ seconds: undefined });
  let touchedAt = now();
  const touch = (): void => {
    touchedAt = now();
    facts.seconds = undefined;
  };
  return {
    facts,
    touch,
    tick(): void {
      const current = kind();
      if (current === undefined) return touch();
      const left = IDLE_SECONDS[current] - Math.floor((now() - touchedAt) / 1000);
      if (left > COUNTDOWN_SECONDS) facts.seconds = undefined;
      else if (left > 0) facts.seconds = left;
      else {
        touch();
        onReset();
      }
      return undefined;
    },
  };
}

export type IdleState = ReturnType<typeof createIdle>;
