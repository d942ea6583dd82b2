import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Shift, type Step, WEIGHTS } from './shift.ts';

const isWhole = process.env['EVERY_REPETITION'] !== undefined;
/** Steps of one run. MODEL_STEPS makes it longer. */
const STEPS = Number(process.env['MODEL_STEPS'] ?? (isWhole ? 300 : 40));
/** Repeats a run that failed. */
const SEED = process.env['MODEL_SEED'];
/** `pnpm test` repeats the same steps, so that only a change can make it fail; `pnpm test:all` does new ones. */
const KNOWN_SEED = -357617675;
const seeds = SEED !== undefined ? [Number(SEED)] : isWhole ? [newSeed(), newSeed(), newSeed()] : [KNOWN_SEED];

function newSeed(): number {
  return crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
}

const steps = fc.noBias(
  fc.array(
    fc.record({
      name: fc.oneof(...Object.entries(WEIGHTS).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) }))),
      numbers: fc.array(fc.nat(1_000_000), { minLength: 8, maxLength: 8 }),
    }),
    { minLength: STEPS, maxLength: STEPS, size: 'max' },
  ),
);

/** The operations that no run has done. */
let missing: string[] | undefined;

/** Does the steps on a new store. The error of a failure ends with the last steps and with how to repeat them. */
async function run(planned: Step[], seed: number): Promise<void> {
  const shift = await Shift.open(isWhole ? 1 : 10);
  let count = 0;
  try {
    for (const step of planned) {
      count += 1;
      await shift.do(step);
    }
    await shift.end();
    missing = (missing ?? shift.missing).filter((name) => shift.missing.includes(name));
  } catch (error) {
    const replay = `Repeat it with MODEL_SEED=${seed} MODEL_STEPS=${STEPS}; it failed at step ${count}.`;
    throw new Error([String(error), ...shift.log.slice(-25), replay].join('\n'), { cause: error });
  } finally {
    await shift.close();
  }
}

test.each(seeds)(
  'After random steps of nine users every unit has one place and holder (seed %i)',
  {
    tags: ['Z-10', 'W-09', 'K-12', 'W-12', 'G-06', 'M-01', 'M-02', 'M-03', 'M-04', 'M-05'],
    // A busy machine takes seconds for a step that compares every list.
    timeout: 60_000 + STEPS * (isWhole ? 6000 : 4000),
  },
  async (seed) => {
    const [planned] = fc.sample(steps, { seed, numRuns: 1 });
    expect(planned).toHaveLength(STEPS);
    await run(planned ?? [], seed);
  },
);

// One run may miss an operation by chance: a line that can be sold exists only after several others.
test.runIf(isWhole && SEED === undefined)('The runs together do every operation', () => {
  expect(missing).toEqual([]);
});
