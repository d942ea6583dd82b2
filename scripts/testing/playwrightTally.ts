import { NOTHING, type Tally, retriedTest } from './tally.ts';

interface Try {
  duration: number;
  error?: { message?: string };
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { title: string; tests: { status: string; results: Try[] }[] }[];
}

/** The part that is read of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

/**
 * Reads the tally of a Playwright run from its JSON report.
 *
 * @param exitCode of the run: an error outside of a test counts as one failure
 */
export function playwrightTally(report: PlaywrightReport | undefined, exitCode: number): Tally {
  if (!report) return { ...NOTHING, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const suites = report.suites.flatMap((suite) => withInner(suite));
  return {
    passed: expected + flaky,
    failed: Math.max(unexpected, exitCode === 0 ? 0 : 1),
    skipped,
    retried: suites.flatMap(({ file, specs }) =>
      specs.flatMap(({ title, tests }) =>
        tests
          .filter(({ status }) => status === 'flaky')
          .map(({ results }) => retriedTest(`${file}: ${title}`, results[0]?.error?.message)),
      ),
    ),
    files: report.suites.map((suite) => ({ file: suite.file, ms: durationOf(withInner(suite)) })),
  };
}

const withInner = (suite: Suite): Suite[] => [suite, ...(suite.suites ?? []).flatMap((inner) => withInner(inner))];

const durationOf = (suites: readonly Suite[]): number =>
  suites
    .flatMap(({ specs }) => specs)
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((total, { duration }) => total + duration, 0);
