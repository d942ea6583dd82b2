import { join } from 'node:path';
import { root, run } from '../scripts/run.ts';

/**
 * `pnpm bench:smoke` runs each benchmark for one round with the smallest numbers. It writes no figures: it shows only that
 * each benchmark can still be compiled and run.
 */

const benches: readonly (readonly [program: string, ...flags: string[]])[] = [
  ['run.ts', '--rounds', '1'],
  ['feel.ts', '--samples', '1', '--again'],
  ['live.ts', '--few', '20', '--many', '20', '--idle', '20', '--messages', '2', '--rounds', '1', '--seconds', '1'],
  ['store.ts', '--units', '1', '--connections', '2', '--amount', '10', '--rounds', '1', '--seconds', '5'],
  ['nodes.ts', '--minutes', '1'],
  ['scale.ts'],
  ['soak.ts', '--hours', '1', '--minutes', '1', '--associates', '2', '--kiosks', '1', '--pickers', '1'],
];

process.env['BENCH_SMOKE'] = '1';
const failed: string[] = [];
for (const [program, ...flags] of benches) {
  console.log(`\n— ${program}`);
  if ((await run('tsx', [join(root, 'bench', program), ...flags])) !== 0) failed.push(program);
}
if (failed.length > 0) console.error(`\nThese benchmarks have failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
