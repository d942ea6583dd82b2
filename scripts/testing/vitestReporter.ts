import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../run.ts';
import { type Tally, retriedTest } from './tally.ts';

/** Where the tally of a vitest run is written. */
export const VITEST_TALLY = join(root, '.tmp/vitest-tally.json');

/** The tally of a vitest run: its files, and the errors outside of tests. */
export function vitestTally(modules: readonly TestModule[], unhandled: readonly unknown[]): Tally {
  const nameOf = ({ moduleId, project }: TestModule) => `${relative(root, moduleId)} (${project.name})`;
  const cases = modules.flatMap((module) => [...module.children.allTests()]);
  const count = (state: string) => cases.filter((test) => test.result().state === state).length;
  // A file that cannot be loaded has no tests, and must not pass for that reason.
  const broken = modules.filter((module) => module.errors().length > 0).length;
  return {
    passed: count('passed'),
    failed: count('failed') + broken + (unhandled.length > 0 ? 1 : 0),
    skipped: count('skipped'),
    // Many stories have the same name.
    retried: cases
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => retriedTest(`${nameOf(test.module)}: ${test.fullName}`, test.result().errors?.[0]?.message)),
    files: modules.map((module) => ({ file: nameOf(module), ms: module.diagnostic().duration })),
  };
}

/** Writes the tally of a vitest run to a file: vitest's own JSON report does not name retried tests. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    writeFileSync(VITEST_TALLY, JSON.stringify(vitestTally(modules, unhandled)));
  }
}
