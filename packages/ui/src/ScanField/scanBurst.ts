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

/** Silence after which a scan without Enter or Tab is taken as finished. */
const END_MS = MAX_GAP_MS * 2;

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
 * Tells a keyboard-wedge scanner from a person by its speed: at least `minLength` characters, none more than
 * {@link MAX_GAP_MS} after the one before, ended by Enter, Tab or silence. 200 words a minute is 60 ms a character.
 * `onScan` also hears how many ms nothing had been typed before it.
 */
export function createScanBurst(
  onScan: (barcode: string, pauseBefore: number) => void,
  { clock = browserClock, minLength = MIN_LENGTH }: ScanBurstOptions = {},
): ScanBurst {
  const surelyFast = Math.min(SURELY_FAST, minLength);
  let text = '';
  let pause = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  let stopWaiting = () => {};

  const reset = () => {
    stopWaiting();
    text = '';
  };

  const finish = () => {
    const barcode = text;
    reset();
    if (barcode.length >= minLength) onScan(barcode, pause);
  };

  return {
    reset,
    isScanning: () => text.length >= surelyFast,
    key(key, at = clock.now()) {
      // A scanner holds Shift for capitals; that is no character and no pause.
      if (key === 'Shift') return 'pass';
      if (at - last > MAX_GAP_MS) reset();
      if (text === '') pause = at - last;
      last = at;

      if (key === 'Enter' || key === 'Tab') {
        const isScan = text.length >= minLength;
        finish();
        return isScan ? 'swallow' : 'pass';
      }
      if (Array.from(key).length !== 1) {
        reset();
        return 'pass';
      }
      // A button would take it for a press; nobody types one there within 50 ms of another key.
      const isPress = key === ' ' && text !== '';
      text += key;
      stopWaiting();
      stopWaiting = clock.after(END_MS, finish);
      return isPress || text.length > surelyFast ? 'swallow' : 'pass';
    },
  };
}
