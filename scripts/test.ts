import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildBook, canCompare, runBook } from './book.ts';
import { checks } from './checks.ts';
import { installBrowser } from './install-browser.ts';
import { root, run } from './run.ts';

/** The README's test command: a browser if none is found, checks, unit, server and story tests, journeys, size. */

interface Tally {
  passed: number;
  failed: number;
}

const reports = join(root, '.tmp');
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const one = (holds: boolean): Tally => (holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

async function report<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(join(reports, file), 'utf8')) as T;
  } catch {
    return undefined;
  }
}

async function vitest(): Promise<Tally> {
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/vitest.json`,
  ]);
  const found = await report<{ numPassedTests: number; numFailedTests: number }>('vitest.json');
  if (!found) return { passed: 0, failed: 1 };
  // A file that cannot even be loaded, or an unhandled error, counts too: the exit code tells of it.
  return { passed: found.numPassedTests, failed: Math.max(found.numFailedTests, code === 0 ? 0 : 1) };
}

async function journeys(): Promise<Tally> {
  const code = await run('playwright', ['test', '-c', 'e2e/playwright.config.ts']);
  return told('journeys', code);
}

/** Every story in every theme, width, direction and size of text, and as the reference pictures show it. */
async function book(): Promise<Tally> {
  if (!(await buildBook())) return { passed: 0, failed: 1 };
  return told('book', await ((await canCompare()) ? runBook() : runBook('stories')));
}

/** What playwright reported, and what its exit code says besides. */
async function told(name: string, code: number): Promise<Tally> {
  const found = await report<{ stats: { expected: number; unexpected: number; flaky: number } }>(`${name}.json`);
  if (!found) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = found.stats;
  if (flaky > 0) console.log(`${flaky} of the ${name} needed a second try, see "flaky" above.`);
  return { passed: expected + flaky, failed: Math.max(unexpected, code === 0 ? 0 : 1) };
}

const steps: readonly [name: string, work: () => Promise<Tally>][] = [
  ...checks.map((check): [string, () => Promise<Tally>] => [check.name, async () => one(await check.holds())]),
  ['browser', async () => one(await installBrowser())],
  ['portal builds', async () => one((await run('vite', ['build'], join(root, 'apps/portal'))) === 0)],
  ['first load stays small', async () => one((await run('tsx', ['scripts/size.ts'])) === 0)],
  ['unit, server and story tests', vitest],
  ['the book, setting by setting and picture by picture', book],
  ['journeys', journeys],
];

const tally: Tally = { passed: 0, failed: 0 };
for (const [name, work] of steps) {
  const started = performance.now();
  console.log(`\n— ${name}`);
  const { passed, failed } = await work();
  tally.passed += passed;
  tally.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`— ${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
}
process.exitCode = tally.failed === 0 ? 0 : 1;
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
