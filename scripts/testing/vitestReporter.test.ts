import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TestModule } from 'vitest/node';
import { root } from '../run.ts';
import { vitestTally } from './vitestReporter.ts';

/** A file of a run: its tests by their state, and its errors. */
function fileOf(path: string, states: readonly string[], { errors = 0, flaky = -1 } = {}): TestModule {
  const module = {
    moduleId: join(root, path),
    project: { name: 'unit' },
    errors: () => Array.from({ length: errors }),
    diagnostic: () => ({ duration: 7 }),
    children: { allTests: () => tests },
  };
  const tests = states.map((state, at) => ({
    module,
    fullName: `${state} ${at}`,
    result: () => ({ state, errors: at === flaky ? [{ message: 'the first' }, { message: 'the second' }] : undefined }),
    diagnostic: () => (state === 'skipped' ? undefined : { flaky: at === flaky }),
  }));
  return module as unknown as TestModule;
}

test('an engineer sees the counts of all files and the retried test with its error', () => {
  const files = [
    fileOf('a.test.ts', ['passed', 'failed', 'skipped']),
    fileOf('b.test.ts', ['passed', 'passed'], { flaky: 1 }),
  ];
  expect(vitestTally(files, [])).toEqual({
    passed: 3,
    failed: 1,
    skipped: 1,
    retried: ['b.test.ts (unit): passed 1 (the first)'],
    files: [
      { file: 'a.test.ts (unit)', ms: 7 },
      { file: 'b.test.ts (unit)', ms: 7 },
    ],
  });
});

test('a file that cannot be loaded has failed, and so has a run with an outside error', () => {
  expect(vitestTally([fileOf('a.test.ts', [], { errors: 2 })], []).failed).toBe(1);
  expect(vitestTally([fileOf('a.test.ts', ['passed'])], [new Error('late'), new Error('later')]).failed).toBe(1);
});
