import { extent } from 'd3-array';

/** Under so many earlier values there is no usual range. */
const FEWEST = 3;

/** The range of the earlier values; undefined for too few. */
export function usualRange(earlier: readonly (number | null)[]): [number, number] | undefined {
  const known = earlier.filter((value) => value !== null);
  const [low, high] = extent(known);
  return known.length < FEWEST || low === undefined ? undefined : [low, high];
}
