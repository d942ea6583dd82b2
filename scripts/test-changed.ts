import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildPortal } from './buildPortal.ts';
import { checks } from './checks.ts';
import { installBrowser } from './install-browser.ts';
import { root, run } from './run.ts';
import { changedSince, isDirty } from './testing/changedFiles.ts';
import { nearestTests } from './testing/nearest.ts';

/**
 * Runs the checks and the tests nearest to a change: `pnpm test:changed [REVISION]`. The change is what differs from
 * the revision, uncommitted and new files included. @default HEAD, or HEAD~1 when nothing is uncommitted
 */

const base = process.argv[2] ?? (isDirty() ? 'HEAD' : 'HEAD~1');
const changed = changedSince(base);
const { related, server, isSmokeNeeded } = nearestTests(changed, (path) => existsSync(join(root, path)));

const vitest =
  (...args: string[]) =>
  async () =>
    (await run('vitest', args)) === 0;
const smoke = async () =>
  (await buildPortal()) === 0 &&
  (await run('playwright', ['test', '-c', 'e2e/playwright.config.ts', 'main-job', '-g', 'a pair goes'])) === 0;

type Step = [name: string, passes: () => Promise<boolean>];

const projects = ['unit', 'kit', 'stories'].flatMap((project) => ['--project', project]);
const steps: Step[] = checks.map(({ name, passes }) => [name, passes]);
if (isSmokeNeeded) steps.push(['browser', installBrowser]);
if (related.length > 0) {
  const importers = vitest('related', '--run', '--passWithNoTests', ...projects, ...related);
  steps.push(['tests and stories that import the change', importers]);
}
if (server.length > 0) {
  steps.push(['server tests of the changed folders', vitest('run', '--project', 'server', ...server)]);
}
if (isSmokeNeeded) steps.push(['the main job in a browser', smoke]);

const failed: string[] = [];
for (const [name, passes] of steps) {
  console.log(`\n— ${name}`);
  if (!(await passes())) failed.push(name);
}
console.log(failed.length === 0 ? '\nAll nearest tests passed.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
