import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from '../scripts/run.ts';
import { here } from './bundle.ts';
import { ratioOf } from './comparison.ts';
import { install } from './install.ts';
import { races } from './races.ts';
import { missed, report } from './report.ts';
import { compareRuntime } from './runtime.ts';
import { compareSizes } from './sizes.ts';

/**
 * Compares the kit with its peers and writes docs/benchmarks.md: `pnpm bench`. `--only size` or a race's name looks at
 * that alone and writes nothing; `--rounds` takes more or fewer than 9, at least 5; `--again` takes what the last run
 * has installed and packed.
 */
const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    again: { type: 'boolean', default: false },
  },
});
if (!/^\d+$/.test(flags.rounds)) refuse(`--rounds takes a whole number, not "${flags.rounds}".`);
const rounds = Math.max(5, Number(flags.rounds));
const names = ['size', ...races.map(({ name }) => name)];
if (flags.only !== undefined && !names.includes(flags.only)) {
  refuse(`--only takes one of ${names.map((name) => `"${name}"`).join(', ')}, not "${flags.only}".`);
}

function refuse(line: string): never {
  console.error(line);
  process.exit(1);
}

if (!flags.again) await install();
if ((await run('tsc', ['-p', here])) !== 0) process.exit(1);

const size = flags.only === undefined || flags.only === 'size' ? await compareSizes() : [];
const runtime = await compareRuntime(rounds, (name) => flags.only === undefined || flags.only === name);

for (const compared of [...size, ...runtime.compared]) {
  const { what, peer, target } = compared;
  const limit = target === undefined ? '' : `, at most ${target}`;
  console.log(`${ratioOf(compared).toFixed(2).padStart(6)}  ${what}, against ${peer}${limit}`);
}
for (const { what, count, most } of runtime.counts)
  console.log(`${String(count).padStart(6)}  ${what}, at most ${most}`);

const results = { size, runtime: runtime.compared, counts: runtime.counts };
for (const miss of missed(results)) console.log(`Missed: ${miss}`);

if (flags.only === undefined) {
  const { dependencies } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, Node.js ${process.version}`;
  const versions = { Chromium: runtime.chromium, ...dependencies };
  await writeFile(join(root, 'docs/benchmarks.md'), report(results, { rounds, versions, machine }));
  console.log('Written to docs/benchmarks.md');
}
