import { join } from 'node:path';
import { createRandom } from '../apps/store-server/src/seed/random.ts';
import { reportFailure } from '../apps/store-server/src/start/reportFailure.ts';
import { root } from '../scripts/run.ts';
import { writeSection } from './document.ts';
import { readCosts } from './measured.ts';
import { machines, regions, shop } from './scale/chain.ts';
import { scalePart, textOf } from './scale/report.ts';
import { simulateDay } from './scale/simulate.ts';

/** Simulates a day of a chain with the measured costs, and writes the figures of docs/scale.md. */

/** The same figures in each run. */
const SEED = 5_000;

try {
  const costs = await readCosts();
  const random = createRandom(SEED);
  const days = regions.map((region) => simulateDay(region, { shop, machines, costs }, random));
  const text = textOf(days, costs);
  console.log(text);
  await writeSection(scalePart, 'regions', text, join(root, 'docs/scale.md'));
} catch (error) {
  process.exitCode = reportFailure(error);
}
