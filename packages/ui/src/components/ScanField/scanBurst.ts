import { isGtin } from './normaliseBarcode.ts';

/** The clock; tests pass their own. */
export interface ScanClock {
  /** Milliseconds on a monotonic clock. */
  now: () => number;
  /** Runs `task` after `ms` milliseconds. Returns a function that cancels it. */
  after: (ms: number, task: () => void) => () => void;
}

/** What to do with a key: 'pass' it on, or 'swallow' it because it belongs to a scan. */
export type KeyFate = 'pass' | 'swallow';

export interface ScanBurst {
  /**
   * Adds a pressed key, `KeyboardEvent.key`, with its time: pass the `timeStamp` of the event, which is correct while the
   * page is busy, too. @default now
   */
  key: (key: string, at?: number) => KeyFate;
  /** True while the last keys belong to a scan. */
  isScanning: () => boolean;
  /** Forgets all keys. */
  reset: () => void;
}

/** A wedge scanner sends a character every 2 to 50 ms. */
export const MAX_GAP_MS = 50;

/**
 * Fewest characters of a scan. Fast typists roll three or four keys within 50 ms each, and the shortest retail code
 * (EAN-8) has eight.
 */
export const MIN_LENGTH = 6;

/** After this number of fast characters a key cannot come from a person, so that it must not reach a button. */
const SURELY_FAST = 4;

/**
 * A shorter pause within a scan is a delay of the scanner, its cable or the browser, in ms: the keys before and after it
 * are one code. A longer pause ends a scan without Enter or Tab.
 */
export const LONGEST_DELAY_MS = 500;

/** The browser's clock. */
export const browserClock: ScanClock = {
  now: () => performance.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

export interface ScanBurstOptions {
  /** @default the clock of the browser */
  clock?: ScanClock;
  /** Fewest characters of a scan. Lower it where scans are only blocked, not read. @default 6 */
  minLength?: number;
}

/**
 * Recognises a keyboard-wedge scanner by its speed: more than {@link SURELY_FAST} characters, each at most
 * {@link MAX_GAP_MS} after the previous one. A person at 200 words a minute needs 60 ms per character. Enter, Tab or a
 * long pause ends a scan; a short pause does not, so that a part of a code is not taken for a code.
 */
export function createScanBurst(
  onScan: (barcode: string) => void,
  { clock = browserClock, minLength = MIN_LENGTH }: ScanBurstOptions = {},
): ScanBurst {
  const surelyFast = Math.min(SURELY_FAST, minLength);
  /** Runs of keys without a pause; only short pauses are between the runs. */
  let runs: string[] = [];
  let last = Number.NEGATIVE_INFINITY;
  let stopWaiting = () => {};

  const reset = () => {
    stopWaiting();
    runs = [];
  };
  const run = () => runs.at(-1) ?? '';
  const isWedge = () => runs.some(({ length }) => length > SURELY_FAST);
  /** Number of keys that count: of a person those of the last run, of a scanner all. */
  const isScan = () => (isWedge() ? runs.join('') : run()).length >= minLength;

  const finish = () => {
    const codes = isScan() ? codesOf(runs) : [];
    reset();
    for (const code of codes) onScan(code);
  };

  return {
    reset,
    isScanning: () => run().length >= surelyFast,
    key(key, at = clock.now()) {
      // A scanner presses Shift for capitals; that is neither a character nor a pause.
      if (key === 'Shift') return 'pass';
      const gap = at - last;
      last = at;
      // The pause was long enough, but the timer has not run because the page is busy.
      if (gap > LONGEST_DELAY_MS) finish();
      const isFast = gap <= MAX_GAP_MS && runs.length > 0;

      if (key === 'Enter' || key === 'Tab') {
        const isEnd = (isFast || isWedge()) && isScan();
        finish();
        return isEnd ? 'swallow' : 'pass';
      }
      if (Array.from(key).length !== 1) {
        reset();
        return 'pass';
      }
      runs = isFast ? [...runs.slice(0, -1), run() + key] : [...runs, key];
      stopWaiting();
      stopWaiting = clock.after(LONGEST_DELAY_MS, finish);
      // A button would treat the key as a press; a person does not press it within 50 ms of another key.
      const isPress = key === ' ' && isFast;
      return isPress || run().length > surelyFast || isWedge() ? 'swallow' : 'pass';
    },
  };
}

/**
 * The codes in runs of keys with short pauses between: several codes if each has a correct check digit, otherwise one.
 * Single keys before a code that is complete without them come from a person.
 */
function codesOf(runs: readonly string[]): readonly string[] {
  for (const [from, run] of runs.entries()) {
    const rest = runs.slice(from);
    const code = rest.join('');
    if (isGtin(code)) return [code];
    if (rest.every(isGtin)) return rest;
    if (run.length > 1) break;
  }
  return [runs.join('')];
}
