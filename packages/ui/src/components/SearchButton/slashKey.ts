import { MAX_GAP_MS, browserClock, createScanBurst, type ScanClock } from '../ScanField/scanBurst.ts';

/**
 * So long a `/` waits for what tells a person's from a scanner's, milliseconds: nobody sees it, and a scanner sends its
 * next character in half of it.
 */
const PROOF_MS = 2 * MAX_GAP_MS;

export interface SlashKey {
  /** Tell it of each character that is typed outside of text fields, and when. True: it is held back. */
  key: (character: string, at: number) => boolean;
  /** Forget what came so far. */
  reset: () => void;
}

/**
 * Tells a `/` that opens the search from one within a scanned code: Code 39 has it among its characters. `onOpen` also
 * hears what was typed behind it meanwhile.
 */
export function createSlashKey(onOpen: (behind: string) => void, clock: ScanClock = browserClock): SlashKey {
  const burst = createScanBurst(() => {}, { clock });
  /** What came behind a `/` that is not decided yet. */
  let behind: string | undefined;
  let isScan = false;
  let stop = () => {};

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
      burst.key(character, at);
      if (behind === undefined && character !== '/') return false;
      behind = behind === undefined ? '' : behind + character;
      isScan ||= burst.isScanning();
      stop();
      stop = clock.after(PROOF_MS, decide);
      return true;
    },
  };
}
