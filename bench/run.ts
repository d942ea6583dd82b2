import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { readFlags } from '../apps/store-server/src/base/flags.ts';
import { reportFailure } from '../apps/store-server/src/start/reportFailure.ts';
import { root, run } from '../scripts/run.ts';
import { here } from './bundle.ts';
import { ratioOf } from './comparison.ts';
import { partsOf, withPart } from './document.ts';
import { writeFigures } from './figures.ts';
import { compareFirstPages } from './firstPages.ts';
import { readCount, readOnly } from './flags.ts';
import { measureComponents } from './components.ts';
import { install, installKit } from './install.ts';
import { races } from './races.ts';
import { missed, report, type Results } from './report.ts';
import { compareRuntime } from './runtime.ts';
import { compareSizes } from './sizes.ts';

const usage = `pnpm bench [-- --only <part>] [--rounds <number>] [--again]
Compares the kit with other libraries and writes docs/benchmarks.md and bench/firstPages.json, and measures each
component of the kit into bench/components.json.
  --only     one part: "components", "first pages", "size" or the name of a race; docs/benchmarks.md stays as it is
  --rounds   rounds of each race, 5 or more; 9 by default
  --again    uses what the last run has installed and packed`;

const parts = ['components', 'first pages', 'size', ...races.map(({ name }) => name)];

/** @throws HelpRequested, or SettingsError for flags that cannot be used */
function readBenchFlags() {
  const options = { only: { type: 'string' }, rounds: { type: 'string' }, again: { type: 'boolean' } } as const;
  const { only, rounds = '9', again = false } = readFlags(process.argv.slice(2), options, usage);
  return { only: readOnly(only, parts), again, rounds: readCount('--rounds', rounds, 5) };
}

function print(results: Results): void {
  for (const compared of [...results.firstPages, ...results.size, ...results.runtime]) {
    const { what, peer, target } = compared;
    const limit = target === undefined ? '' : `, at most ${target}`;
    console.log(`${ratioOf(compared).toFixed(2).padStart(6)}  ${what}, against ${peer}${limit}`);
  }
  for (const { what, count, most } of results.counts) {
    console.log(`${String(count).padStart(6)}  ${what}, at most ${most}`);
  }
  for (const miss of missed(results)) console.log(`Missed: ${miss}`);
}

/** Writes docs/benchmarks.md; the parts of other commands stay as they are. */
async function write(results: Results, rounds: number, chromium: string): Promise<void> {
  const { dependencies } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, Node.js ${process.version}`;
  const versions = { Chromium: chromium, ...dependencies };
  const path = join(root, 'docs/benchmarks.md');
  const kept = partsOf(await readFile(path, 'utf8'));
  await writeFigures(path, kept.reduce(withPart, report(results, { rounds, versions, machine })));
  console.log('Written to docs/benchmarks.md');
}

async function bench(): Promise<void> {
  const { only, rounds, again } = readBenchFlags();
  const isWanted = (part: string): boolean => only === undefined || only === part;
  const needsPeers = only !== 'components';
  if (!again) await (needsPeers ? install() : installKit());
  if (isWanted('components')) {
    const costs = await measureComponents();
    console.log(`Written to bench/components.json: ${Object.keys(costs).length} components`);
  }
  if (!needsPeers) return;
  if ((await run('tsc', ['-p', here])) !== 0) process.exit(1);

  const firstPages = isWanted('first pages') ? await compareFirstPages() : [];
  const size = isWanted('size') ? await compareSizes() : [];
  const runtime = await compareRuntime(rounds, isWanted);
  const results = { firstPages, size, runtime: runtime.compared, counts: runtime.counts };
  print(results);
  if (only === undefined) await write(results, rounds, runtime.chromium);
}

try {
  await bench();
} catch (error) {
  process.exitCode = reportFailure(error);
}
