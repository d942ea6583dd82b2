import { max } from 'd3-array';
import { scaleQuantize } from 'd3-scale';

/** How many shades a map has besides that of 0. */
const SHADES = 4;

/** The shade of a value: 0 to 4. Few values have a shade each; more share steps of one length. */
export function shadeOf(values: readonly number[]): { shade: (value: number) => number; steps: string[] } {
  const most = max(values) ?? 0;
  if (most <= SHADES) {
    return { shade: (value) => Math.min(value, SHADES), steps: ['0', '1', '2', '3', `${SHADES}+`] };
  }
  const scale = scaleQuantize([1, most + 1], [1, 2, 3, 4]);
  const ends = [1, ...scale.thresholds().map(Math.ceil), most + 1];
  const steps = ends.slice(0, -1).map((start, index) => `${start}–${(ends[index + 1] ?? start) - 1}`);
  return { shade: (value) => (value <= 0 ? 0 : scale(value)), steps: ['0', ...steps] };
}
