import { expect, test } from 'vitest';
import { playwrightTally } from './playwrightTally.ts';

const spec = (title: string, status: string, ...durations: number[]) => ({
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

/** A try that failed, with the colours that Playwright writes into its message. */
const failedTry = {
  duration: 2000,
  error: { message: '\u001b[31mexpect(locator).toBeVisible() failed\u001b[39m\n\nLocator: …' },
};

const report = {
  stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 1 },
  suites: [
    {
      file: 'roles.spec.ts',
      specs: [spec('lands on /warehouse', 'expected', 1000)],
      suites: [
        {
          file: 'roles.spec.ts',
          specs: [{ title: 'the menu opens', tests: [{ status: 'flaky', results: [failedTry, { duration: 500 }] }] }],
        },
      ],
    },
  ],
};

test('an engineer sees the retried journey by file and name, with its first error', () => {
  expect(playwrightTally(report, 0)).toEqual({
    passed: 2,
    failed: 0,
    skipped: 1,
    retried: ['roles.spec.ts: the menu opens (expect(locator).toBeVisible() failed Locator: …)'],
    files: [{ file: 'roles.spec.ts', ms: 3500 }],
  });
});

test('a run that breaks outside of a test, or leaves no report, has failed', () => {
  expect(playwrightTally(report, 1).failed).toBe(1);
  expect(playwrightTally(undefined, 0).failed).toBe(1);
});
