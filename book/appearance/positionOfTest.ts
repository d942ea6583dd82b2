import { TestRunner } from 'vitest';

/** The position of the running story in its file, from 0. */
export function positionOfTest(): number {
  const test = TestRunner.getCurrentTest();
  return (test?.file.tasks ?? []).findIndex(({ id }) => id === test?.id);
}
