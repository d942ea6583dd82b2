import { isGtin } from './normaliseBarcode.ts';
import { isForeign } from './physicalKey.ts';

/** The clock; tests pass their own. */
export interface ScanClock {
  /** Milliseconds on a monotonic clock. */
  now: () => number;
  /** Runs `task` after `ms` milliseconds. Returns a function that cancels it. */
  after: (ms: number, task: () => void) => () => void;
}

/** What to do with a key: 'pass' it on, or swallow it because it belongs to a 'scan', or comes after its end. */
export type KeyFate = 'pass' | 'scan' | 'after scan';

/** Where a key was pressed: on the page, in a text field, or in a dialog that no scanner may answer. */
export type KeyPlace = 'page' | 'field' | 'guard';

/** How a code was scanned. */
export interface ScanInfo<Reader> {
  /** The keys were as slow as those of a person who types quickly. */
  isSlow: boolean;
  /** The reader that was passed with the last key that had one. */
  reader: Reader | undefined;
}

/** A pressed key. */
export interface ScanKey<Reader> {
  /** The `timeStamp` of the event, which is correct while the page is busy, too. @default now */
  at?: number;
  /** The character of the same key on a keyboard of the United States, if it has one. */
  physical?: string | undefined;
  /** @default 'page' */
  place?: KeyPlace;
  /** Who reads a scan with this key. */
  reader?: Reader | undefined;
}

export interface ScanBurst<Reader> {
  /** Adds a pressed key, `KeyboardEvent.key`. */
  key: (key: string, how?: ScanKey<Reader>) => KeyFate;
  /** True while the last keys belong to a scan. */
  isScanning: () => boolean;
  /** Forgets all keys. */
  reset: () => void;
}

/** A quick wedge scanner sends a character every 2 to 50 ms. */
export const MAX_GAP_MS = 50;

/** Average time between two characters of a slow wedge scanner: 90 ms, and more over a poor connection. */
export const SLOW_GAP_MS = 150;

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

/**
 * Longest time between the end of a scan and a further key of the scanner, in ms: a line feed after the Enter, a second
 * suffix. A person answers the sound of a scan later.
 */
export const AFTER_SCAN_MS = 250;

/** The browser's clock. */
export const browserClock: ScanClock = {
  now: () => performance.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

interface Stroke<Reader> {
  key: string;
  physical: string | undefined;
  /** Time since the key before, in ms. */
  gap: number;
  place: KeyPlace;
  reader: Reader | undefined;
}

const NEVER = Number.NEGATIVE_INFINITY;

/** Keys that a scanner may send behind a code beside Enter, Tab and space. */
const SCANNER_KEYS = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']);

/** Keys that a scanner presses for the next character only. */
const MODIFIERS = new Set(['Shift', 'CapsLock', 'Control', 'Alt', 'AltGraph', 'Meta']);

/**
 * Recognises a keyboard-wedge scanner. A quick one by its speed: more than {@link SURELY_FAST} characters, each at most
 * {@link MAX_GAP_MS} after the previous one; a person at 200 words a minute needs 60 ms per character. A slow one by what
 * it sends: a code without small letters, at most {@link SLOW_GAP_MS} per character. Enter, Tab or a long pause ends a
 * scan; a short pause does not, so that a part of a code is not taken for a code. Keys that follow the end within
 * {@link AFTER_SCAN_MS} are the scanner's, too.
 */
export function createScanBurst<Reader = undefined>(
  onScan: (barcode: string, info: ScanInfo<Reader>) => void,
  { clock = browserClock }: { clock?: ScanClock } = {},
): ScanBurst<Reader> {
  /** Keys with only short pauses between them. */
  let strokes: Stroke<Reader>[] = [];
  /** When the last key was pressed, and when the last scan ended: a busy page may get its Enter after the timer. */
  let [last, endedAt] = [NEVER, NEVER];
  let stopWaiting = () => {};

  const reset = () => {
    stopWaiting();
    strokes = [];
  };
  const finish = (isEnded: boolean, at = endedAt) => {
    endedAt = at;
    const codes = codesOf(strokes, isEnded);
    const info = { isSlow: !isQuick(strokes), reader: strokes.findLast(({ reader }) => reader)?.reader };
    reset();
    for (const code of codes) onScan(code, info);
  };
  const follows = (at: number) => strokes.length === 0 && at - endedAt <= AFTER_SCAN_MS;

  const addEnd = (at: number, gap: number, place: KeyPlace): KeyFate => {
    if (follows(at)) return 'after scan';
    const isScan = endsScan(strokes, gap, place);
    endedAt = isScan ? at : NEVER;
    if (isScan) finish(true);
    else reset();
    return isScan ? 'scan' : 'pass';
  };
  const addCharacter = (at: number, stroke: Stroke<Reader>): KeyFate => {
    if (stroke.key === ' ' && follows(at)) return 'after scan';
    endedAt = NEVER;
    strokes.push(stroke);
    stopWaiting();
    stopWaiting = clock.after(LONGEST_DELAY_MS, () => finish(false, at));
    return isOfScanner(strokes, stroke) ? 'scan' : 'pass';
  };

  return {
    reset() {
      reset();
      endedAt = NEVER;
    },
    isScanning: () => lastRun(strokes).length >= SURELY_FAST,
    key(key, { at = clock.now(), physical, place = 'page', reader } = {}) {
      if (MODIFIERS.has(key)) return 'pass';
      const gap = at - last;
      last = at;
      // The pause was long enough, but the timer has not run because the page is busy.
      if (gap > LONGEST_DELAY_MS) finish(false);
      if (key === 'Enter' || key === 'Tab') return addEnd(at, gap, place);
      if (Array.from(key).length === 1) return addCharacter(at, { key, physical, gap, place, reader });
      if (SCANNER_KEYS.has(key) && follows(at)) return 'after scan';
      reset();
      return 'pass';
    },
  };
}

type Keys = readonly Omit<Stroke<unknown>, 'reader'>[];

const textOf = (strokes: Keys): string => strokes.map(({ key }) => key).join('');

/** Keys without a pause between them. */
function runsOf(strokes: Keys): Keys[] {
  const runs: Keys[number][][] = [];
  for (const stroke of strokes) {
    const run = stroke.gap <= MAX_GAP_MS ? runs.at(-1) : undefined;
    if (run) run.push(stroke);
    else runs.push([stroke]);
  }
  return runs;
}

const lastRun = (strokes: Keys): Keys => runsOf(strokes).at(-1) ?? [];

/** Whether a part of the keys was faster than a person types. */
const isWedge = (strokes: Keys): boolean => runsOf(strokes).some(({ length }) => length > SURELY_FAST);

/** Whether the keys are a scan by their speed: of a person the last run counts, of a scanner all. */
function isQuick(strokes: Keys, place: KeyPlace = 'page'): boolean {
  const counted = isWedge(strokes) ? strokes : lastRun(strokes);
  return counted.length >= (place === 'guard' ? 1 : MIN_LENGTH);
}

/** Whether Enter or Tab, `gap` ms after the keys, ends a scan. */
function endsScan(strokes: Keys, gap: number, place: KeyPlace): boolean {
  const isFast = gap <= MAX_GAP_MS && strokes.length > 0;
  return ((isFast || isWedge(strokes)) && isQuick(strokes, place)) || isSlowCode(strokes);
}

/** Whether the last key surely comes from a scanner, or would press a button although it belongs to a code. */
function isOfScanner(strokes: Keys, { key, gap, place }: Keys[number]): boolean {
  const before = strokes.slice(0, -1);
  // A button would treat the space as a press; a person does not press it so soon after another key.
  const isPress = key === ' ' && before.length > 0 && gap <= (isBlank(before) ? MAX_GAP_MS : SLOW_GAP_MS);
  return isPress || isWedge(strokes) || lastRun(strokes).length > (place === 'guard' ? 1 : SURELY_FAST);
}

const isBlank = (strokes: Keys): boolean => textOf(strokes).trim() === '';

const isSmallLetter = (key: string): boolean => /\p{Ll}/u.test(key);

/** The keys after the last small letter: codes of slow scanners have none. */
const afterSmallLetters = (strokes: Keys): Keys =>
  strokes.slice(strokes.findLastIndex(({ key }) => isSmallLetter(key)) + 1);

/**
 * The keys as the scanner means them. One that is set for the keyboard of another country presses the right keys, but they
 * type other characters.
 */
function asMeant(strokes: Keys): Keys {
  if (!strokes.some(({ key }) => isForeign(key))) return strokes;
  const meant = strokes.flatMap(({ physical, ...rest }) =>
    physical === undefined ? [] : [{ ...rest, physical, key: physical }],
  );
  return meant.length === strokes.length ? meant : strokes;
}

/** The code of a slow scanner in the keys. From a keyboard of another country only a retail code is sure. */
function slowCode(strokes: Keys): Keys {
  const meant = asMeant(strokes);
  return isGtin(textOf(meant)) ? meant : afterSmallLetters(strokes);
}

/** Whether the keys are a scan by what they are: a code with a digit, faster than a person types one. */
function isSlowCode(strokes: Keys): boolean {
  const code = slowCode(strokes);
  const time = code.slice(1).reduce((sum, { gap }) => sum + gap, 0);
  return code.length >= MIN_LENGTH && /\d/.test(textOf(code)) && time <= SLOW_GAP_MS * (code.length - 1);
}

/**
 * The codes in keys with short pauses between. The keys of a slow scanner that sends no Enter are as those of a person
 * who makes a pause: in a field they count only if they are a whole code of the longest kinds.
 */
function codesOf(strokes: Keys, isEnded: boolean): readonly string[] {
  if (isQuick(strokes)) return splitCodes(asMeant(strokes));
  if (!isSlowCode(strokes)) return [];
  const codes = splitCodes(slowCode(strokes));
  const isWhole = isEnded || strokes.every(({ place }) => place !== 'field');
  return isWhole || codes.every((code) => code.length >= 13 && isGtin(code)) ? codes : [];
}

/**
 * Several codes if each has a correct check digit, otherwise one. Single keys before a code that is complete without them
 * come from a person if a longer pause is behind them, or if they are small letters.
 */
function splitCodes(strokes: Keys): readonly string[] {
  const runs = runsOf(strokes);
  for (const [from, run] of runs.entries()) {
    const rest = runs.slice(from);
    const before = runs[from - 1]?.at(-1);
    if (!before || isSmallLetter(before.key) || (run[0]?.gap ?? 0) > SLOW_GAP_MS) {
      const code = textOf(rest.flat());
      if (isGtin(code)) return [code];
      if (rest.every((one) => isGtin(textOf(one)))) return rest.map(textOf);
    }
    if (run.length > 1) break;
  }
  return [textOf(strokes)];
}
