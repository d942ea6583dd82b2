import { expect, test } from 'vitest';
import { NOTHING, retriedTest, sum, summaryOf, tallyOf, withRetryLimit } from './tally.ts';

test('the last line has the counts, and the line before the skipped tests', () => {
  const tally = sum([tallyOf(true), { ...NOTHING, passed: 3, failed: 1, skipped: 2 }]);
  expect(summaryOf(tally)).toEqual(['2 skipped', '4 passed, 1 failed']);
});

test('an engineer reads which files take longest and which tests needed a second try', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `file-${at}`, ms: at * 1000 }));
  const lines = summaryOf({ ...NOTHING, retried: ['[N-04] a sound'], files }, 2);
  expect(lines).toEqual([
    'Slowest files:',
    '    11.0 s  file-11',
    '    10.0 s  file-10',
    'Passed at the second try only:',
    '  [N-04] a sound',
    '0 skipped',
    '0 passed, 0 failed',
  ]);
});

test('a run passes with three retried tests, and fails with more', () => {
  const run = { ...NOTHING, passed: 9, retried: ['[W-03] a double click', '[W-13]', '[W-14]'] };
  expect(withRetryLimit(run)).toEqual(run);
  const often = { ...run, retried: [...run.retried, '[K-04]', '[N-04]'] };
  expect(withRetryLimit(often)).toMatchObject({ passed: 7, failed: 2, retried: often.retried });
});

test('a check that fails is one failure', () => {
  expect(tallyOf(false)).toMatchObject({ passed: 0, failed: 1 });
});

test('the first error of a retried test is one short line without colours', () => {
  expect(retriedTest('[N-04] a sound', undefined)).toBe('[N-04] a sound');
  expect(retriedTest('[N-04] a sound', ' \n')).toBe('[N-04] a sound');
  expect(retriedTest('[N-04] a sound', '\u001b[31mexpected 2\n\n  got 3\u001b[39m\n')).toBe(
    '[N-04] a sound (expected 2 got 3)',
  );
  expect(retriedTest('a', 'x'.repeat(400))).toBe(`a (${'x'.repeat(300)})`);
});
