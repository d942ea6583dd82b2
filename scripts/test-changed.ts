import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApps } from './buildApps.ts';
import { checksOf } from './checks.ts';
import { installBrowser } from './install-browser.ts';
import { root, run } from './run.ts';
import { changedSince, componentsWith, isDirty, serverTests } from './testing/changedFiles.ts';
import { nearestTests } from './testing/nearest.ts';
import { enlargeYoungGeneration } from './testing/nodeOptions.ts';

/**
 * Runs the checks and the tests nearest to a change: `pnpm test:changed [REVISION]`. The change is what differs from
 * the revision, uncommitted and new files included. @default HEAD, or HEAD~1 when nothing is uncommitted
 */

enlargeYoungGeneration();
const base = process.argv[2] ?? (isDirty() ? 'HEAD' : 'HEAD~1');
const changed = changedSince(base);
const exists = (path: string): boolean => existsSync(join(root, path));
const { related, browser, server, isSmokeNeeded } = nearestTests(changed, exists, serverTests, componentsWith);
const checks = checksOf(changed.filter(exists));

const vitest =
  (...args: string[]) =>
  async () =>
    (await run('vitest', args)) === 0;
const smoke = async () =>
  (await run('playwright', ['test', '-c', 'e2e/playwright.config.ts', 'main-job', '-g', 'a pair goes'])) === 0;

type Step = [name: string, passes: () => Promise<boolean>];

const browserProjects = ['kit', 'screens', 'stories'].flatMap((project) => ['--project', project]);
const besideChecks: Step[] = isSmokeNeeded
  ? [
      ['browser', installBrowser],
      ['build of the apps', async () => (await buildApps()) === 0],
      ['the main job in a browser', smoke],
    ]
  : [];
const steps: Step[] = [];
if (related.length > 0) {
  const importers = vitest('related', '--run', '--passWithNoTests', '--project', 'unit', ...related);
  steps.push(['unit tests that import the change', importers]);
}
if (browser.length > 0) {
  const inBrowser = vitest('run', '--passWithNoTests', ...browserProjects, ...browser);
  steps.push(['stories and tests of the changed folders in a browser', inBrowser]);
}
if (server.length > 0) {
  steps.push(['server tests of the changed folders', vitest('run', '--project', 'server', ...server)]);
}

const failed: string[] = [];
async function runSteps(some: readonly Step[]): Promise<void> {
  for (const [name, passes] of some) {
    const started = performance.now();
    console.log(`\n— ${name}`);
    if (!(await passes())) failed.push(name);
    console.log(`— ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
// The build and the journey say little unless they fail, so the output of the checks stays readable.
await Promise.all([runSteps(checks.map(({ name, passes }) => [name, passes])), runSteps(besideChecks)]);
await runSteps(steps);
console.log(failed.length === 0 ? '\nAll nearest tests passed.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
