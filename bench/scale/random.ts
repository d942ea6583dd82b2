import type { Random } from '../../apps/store-server/src/seed/random.ts';

const STEPS = 2 ** 30;

/** A number from 0 to 1 (not included). */
const fraction = (random: Random): number => random.below(STEPS) / STEPS;

/** A normally distributed number with mean 0 and deviation 1 (Box-Muller). */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - fraction(random))) * Math.cos(2 * Math.PI * fraction(random));

/** A size whose mean is 1; most are smaller, a few much larger (log-normal). */
export function sizeOf(random: Random): number {
  const sigma = 0.5;
  return Math.exp(sigma * normal(random) - (sigma * sigma) / 2);
}

/** How often something happens of which `mean` are expected (Knuth; the normal distribution for large means). */
export function poisson(mean: number, random: Random): number {
  if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const limit = Math.exp(-mean);
  let count = -1;
  for (let product = 1; product > limit; product *= fraction(random)) count += 1;
  return count;
}
