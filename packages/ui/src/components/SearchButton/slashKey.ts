import { MAX_GAP_MS, SLOW_GAP_MS, browserClock, createScanBurst, type ScanClock } from '../ScanField/scanBurst.ts';

/**
 * Time to wait after a `/`, in ms, to see whether a scanner or a person typed it. A scanner sends its next character in
 * half of it.
 */
const PROOF_MS = 2 * MAX_GAP_MS;

export interface SlashKey {
  /** Adds a character typed outside of text fields, with its time. Returns true if it is held back. */
  key: (character: string, at: number) => boolean;
  /** Forgets all characters. */
  reset: () => void;
}

/**
 * Distinguishes a `/` that opens the search from a `/` in a scanned code (Code 39 contains it). `onOpen` also gets the
 * characters typed after it in the meantime.
 */
export function createSlashKey(onOpen: (behind: string) => void, clock: ScanClock = browserClock): SlashKey {
  const burst = createScanBurst(() => {}, { clock });
  /** Characters after a `/` that is not decided yet. */
  let behind: string | undefined;
  let isScan = false;
  let stop = () => {};

  let last = Number.NEGATIVE_INFINITY;

  const reset = () => {
    stop();
    behind = undefined;
    isScan = false;
  };
  const decide = () => {
    const typed = isScan ? undefined : behind;
    reset();
    if (typed !== undefined) onOpen(typed);
  };

  return {
    reset,
    key(character, at) {
      burst.key(character, { at });
      // A slow scanner sends a slash within a code.
      const isWithinCode = at - last <= SLOW_GAP_MS;
      last = at;
      if (behind === undefined && (character !== '/' || isWithinCode)) return false;
      behind = behind === undefined ? '' : behind + character;
      isScan ||= burst.isScanning();
      stop();
      stop = clock.after(PROOF_MS, decide);
      return true;
    },
  };
}
