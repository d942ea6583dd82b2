/** Pauses between tries that do not help. */
export interface Pauses {
  /** Whether the next try has to wait. */
  isPaused: () => boolean;
  /** Notes a try that did not help. */
  note: () => void;
  /** Allows the next try at once, e.g. for other credentials. */
  reset: () => void;
}

/** Without a try that did not help for this time the pauses begin again with the first, ms. */
const WORKED_MS = 10 * 60_000;

/**
 * Makes tries that do not help rarer and rarer.
 * @param elapsed milliseconds of a clock that is never set
 * @param delay the pause after so many tries in a row, ms, from 1
 */
export function createPauses(elapsed: () => number, delay: (tries: number) => number): Pauses {
  let [tries, until] = [0, 0];
  return {
    isPaused: () => elapsed() < until,
    note: () => {
      tries = elapsed() - until > WORKED_MS ? 1 : tries + 1;
      until = elapsed() + delay(tries);
    },
    reset: () => void ([tries, until] = [0, 0]),
  };
}
