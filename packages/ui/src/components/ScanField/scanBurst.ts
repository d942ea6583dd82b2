import { isGtin } from './normaliseBarcode.ts';

/** Where the time comes from; tests bring their own. */
export interface ScanClock {
  /** Milliseconds, never going back. */
  now: () => number;
  /** Runs `task` after `ms` milliseconds; the answer calls it off. */
  after: (ms: number, task: () => void) => () => void;
}

/** What became of a key: 'pass' it on, or 'swallow' it because it belongs to a scanner. */
export type KeyFate = 'pass' | 'swallow';

export interface ScanBurst {
  /**
   * Tell it of a key that went down, as `KeyboardEvent.key`, and when: pass the event's own `timeStamp`, which stays
   * right while the page is busy. @default now
   */
  key: (key: string, at?: number) => KeyFate;
  /** True while the keys that came last are a scanner's. */
  isScanning: () => boolean;
  /** Forget what came so far. */
  reset: () => void;
}

/** A wedge scanner sends a character every 2 to 50 ms [W-06]. */
export const MAX_GAP_MS = 50;

/**
 * Fewest characters of a scan. Fast typists roll three or four keys within 50 ms each, and the shortest retail code
 * (EAN-8) has eight.
 */
export const MIN_LENGTH = 6;

/** Characters after which a key cannot be a person's rolled pair any more, so it may no longer reach a button. */
const SURELY_FAST = 4;

/**
 * A shorter pause within a scan is a stammer of the scanner, its cable or the browser, in ms: what stands before and
 * behind it is one code. Silence as long ends a scan without Enter or Tab.
 */
export const STAMMER_MS = 500;

/** The browser's clock. */
export const browserClock: ScanClock = {
  now: () => performance.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

export interface ScanBurstOptions {
  /** Where the time comes from. @default the browser */
  clock?: ScanClock;
  /** Fewest characters that make a scan. Lower it where a scan is only kept away, not read. @default 6 */
  minLength?: number;
}

/**
 * Tells a keyboard-wedge scanner from a person by its speed: more than {@link SURELY_FAST} characters, none more than
 * {@link MAX_GAP_MS} after the one before. 200 words a minute is 60 ms a character. Enter, Tab or silence ends a scan; a
 * shorter pause does not, so that no piece of a code is taken for another.
 */
export function createScanBurst(
  onScan: (barcode: string) => void,
  { clock = browserClock, minLength = MIN_LENGTH }: ScanBurstOptions = {},
): ScanBurst {
  const surelyFast = Math.min(SURELY_FAST, minLength);
  /** What came without a pause, and before it what only a stammer parts from it. */
  let runs: string[] = [];
  let last = Number.NEGATIVE_INFINITY;
  let stopWaiting = () => {};

  const reset = () => {
    stopWaiting();
    runs = [];
  };
  const run = () => runs.at(-1) ?? '';
  const isWedge = () => runs.some(({ length }) => length > SURELY_FAST);
  /** A person's keys are as many as came last without a pause; a scanner's are all. */
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
      // A scanner holds Shift for capitals; that is no character and no pause.
      if (key === 'Shift') return 'pass';
      const gap = at - last;
      last = at;
      // Long ago, though a busy page has not come to it yet.
      if (gap > STAMMER_MS) finish();
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
      stopWaiting = clock.after(STAMMER_MS, finish);
      // A button would take it for a press; nobody types one there within 50 ms of another key.
      const isPress = key === ' ' && isFast;
      return isPress || run().length > surelyFast || isWedge() ? 'swallow' : 'pass';
    },
  };
}

/**
 * The codes in runs of keys with stammers between: several where each is whole by its check digit, else one. Single
 * keys before a code that is whole without them are a person's.
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
