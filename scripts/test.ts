import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checks } from './checks.ts';
import { installBrowser } from './install-browser.ts';
import { root, run } from './run.ts';
import { changedOnBranch, filesLike } from './testing/changedFiles.ts';
import { withoutFurtherJourneys, withoutTagged } from './testing/leftToAll.ts';
import { projectOptions, type TestPart, unneededTests } from './testing/neededTests.ts';
import { enlargeYoungGeneration } from './testing/nodeOptions.ts';
import { playwrightTally, type PlaywrightReport } from './testing/playwrightTally.ts';
import { NOTHING, sum, summaryOf, type Tally, tallyOf, withRetryLimit } from './testing/tally.ts';
import { VITEST_TALLY } from './testing/vitestReporter.ts';

/**
 * `pnpm test`: installs a browser if none is found, then runs checks, builds, unit, server and story tests, and one
 * journey for each job. `--all` adds the rest: what has the tag `all`, faults, packages outside of the workspace, the
 * pages of Storybook and the examples in them, one round of each benchmark, and the repetitions: six settings and both
 * pictures of every story, all outage lengths, all kill rounds.
 */

const isAll = process.argv.includes('--all');
const ALL = { EVERY_REPETITION: '1', STORY_SETTINGS: 'pairs' };
const USUAL = { STORY_PICTURES: 'none', STORY_EXAMPLES: 'none' };
Object.assign(process.env, isAll ? ALL : USUAL);
enlargeYoungGeneration();

const reports = join(root, '.tmp');
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

async function read<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

const REPORTERS = ['--reporter=default', '--reporter=./scripts/testing/vitestReporter.ts'];

const unneeded = isAll ? [] : unneededTests(changedOnBranch(), process.env);

async function vitest(): Promise<Tally> {
  const chosen = isAll ? [] : [...projectOptions(unneeded), ...withoutTagged];
  const code = await run('vitest', ['run', ...REPORTERS, ...chosen]);
  const tally = (await read<Tally>(VITEST_TALLY)) ?? NOTHING;
  return { ...tally, failed: Math.max(tally.failed, code === 0 ? 0 : 1) };
}

/** Names the tests that are left out, and counts their files as skipped. */
function leaveOut({ name, files }: TestPart): Tally {
  const skipped = filesLike(files).length;
  console.log(`Skipped: ${name} (${skipped} files), because the branch changes nothing that they test. CI runs them.`);
  return { ...NOTHING, skipped };
}

const playwright = async (name: string, code: number): Promise<Tally> =>
  playwrightTally(await read<PlaywrightReport>(join(reports, `${name}.json`)), code);

async function journeys(): Promise<Tally> {
  const chosen = isAll ? [] : withoutFurtherJourneys;
  return playwright('journeys', await run('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...chosen]));
}

const benchmarks = async (): Promise<Tally> => tallyOf((await run('tsx', ['bench/smoke.ts'])) === 0);

type Step = readonly [name: string, work: () => Promise<Tally>];

const tallies: Tally[] = [];

async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const [name, work] of steps) {
    const started = performance.now();
    console.log(`\n— ${name}`);
    const tally = await work();
    tallies.push(tally);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`— ${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`);
  }
}

// The build says little unless it fails, so the output of the checks stays readable.
await Promise.all([
  runSteps(checks.map(({ name, passes }) => [name, async () => tallyOf(await passes())])),
  runSteps([
    ['browser', async () => tallyOf(await installBrowser())],
    [
      'build of the apps and size of the first pages',
      async () => tallyOf((await run('tsx', ['scripts/size.ts'])) === 0),
    ],
  ]),
]);
await runSteps([
  ['unit, server and story tests', vitest],
  ['journeys', journeys],
  ...(isAll ? [['one round of each benchmark', benchmarks] as const] : []),
]);
tallies.push(...unneeded.map(leaveOut));
const total = withRetryLimit(sum(tallies));
if (!isAll) console.log('\nFaults, further journeys, packages outside of the workspace: pnpm test:all.');
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${summaryOf(total).join('\n')}`);
