/** Measures how long the page was not touched. */
export interface IdleTimer {
  /** Notes a touch, which stops the countdown. */
  touch: () => void;
  /** Counts down, and ends the use of the page at 0; runs once a second. */
  tick: () => void;
}

interface IdleTimerOptions {
  /** Milliseconds of a clock that is never set. */
  elapsed: () => number;
  /** How long the page waits for a touch, ms; undefined if there is no limit. */
  limitMs: () => number | undefined;
  /** How many of the last seconds are counted down. @default 15 */
  countdown?: number;
  /** Called with the seconds that are left, undefined before the countdown. */
  onCountdown: (seconds: number | undefined) => void;
  onIdle: () => void;
}

/** Counts down when a page is not touched, and ends its use: for a screen that many people use in turn. */
export function createIdleTimer({
  elapsed,
  limitMs,
  countdown = 15,
  onCountdown,
  onIdle,
}: IdleTimerOptions): IdleTimer {
  let touchedAt = elapsed();
  const touch = () => {
    touchedAt = elapsed();
    onCountdown(undefined);
  };
  return {
    touch,
    tick: () => {
      const limit = limitMs();
      if (limit === undefined) return touch();
      const left = Math.ceil((limit - (elapsed() - touchedAt)) / 1000);
      onCountdown(left > countdown ? undefined : left);
      if (left > 0) return undefined;
      touch();
      return onIdle();
    },
  };
}
