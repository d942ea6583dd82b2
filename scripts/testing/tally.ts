import { stripVTControlCharacters } from 'node:util';

/** Counts of one step of the test run: passed, failed, skipped and retried tests, and the duration of each file. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Files and titles of tests that passed only when repeated, with the error. Each one is a bug to fix. */
  retried: readonly string[];
  /** Test files with their duration in ms. */
  files: readonly { file: string; ms: number }[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, retried: [], files: [] };

/** The tally of one check, which holds or fails. */
export const tallyOf = (holds: boolean): Tally => ({ ...NOTHING, passed: holds ? 1 : 0, failed: holds ? 0 : 1 });

/** Adds the tallies of several steps. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
    retried: tallies.flatMap(({ retried }) => retried),
    files: tallies.flatMap(({ files }) => files),
  };
}

/** How much of an error is printed, characters. */
const REASON_LENGTH = 300;

/** A retried test with the error of its first try: often that is all that is left of the cause. */
export function retriedTest(title: string, error: string | undefined): string {
  const reason = stripVTControlCharacters(error ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return reason === '' ? title : `${title} (${reason.slice(0, REASON_LENGTH)})`;
}

/** How many tests of a run may need a second try: each is named, and is a fault to find. */
const RETRIES_MAX = 3;

/** A tally in which tests that needed a second try count as failed, beyond those that a run may have. */
export function withRetryLimit(tally: Tally): Tally {
  const beyond = Math.max(0, tally.retried.length - RETRIES_MAX);
  return { ...tally, passed: tally.passed - beyond, failed: tally.failed + beyond };
}

/**
 * The end of a test run: the slowest files, the retried tests, the skipped count, and last the line that CI reads.
 *
 * @param slowest how many files are listed @default 10
 */
export function summaryOf(tally: Tally, slowest = 10): string[] {
  const files = tally.files.toSorted((one, other) => other.ms - one.ms).slice(0, slowest);
  return [
    ...(files.length > 0 ? ['Slowest files:'] : []),
    ...files.map(({ file, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`),
    ...(tally.retried.length > 0 ? ['Passed at the second try only:'] : []),
    ...tally.retried.map((title) => `  ${title}`),
    `${tally.skipped} skipped`,
    `${tally.passed} passed, ${tally.failed} failed`,
  ];
}
