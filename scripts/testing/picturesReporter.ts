import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../run.ts';

/** Where the names of the pictures that a run has compared are written. */
export const COMPARED_PICTURES = join(root, '.tmp/pictures.json');

/** Writes the names of the reference pictures that the stories of a run have. */
export default class PicturesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const cases = modules.flatMap((module) => [...module.children.allTests()]);
    mkdirSync(dirname(COMPARED_PICTURES), { recursive: true });
    writeFileSync(COMPARED_PICTURES, JSON.stringify(cases.flatMap((test) => test.meta().pictures ?? [])));
  }
}
