/** Number of ticks. All are filled once a request is late. */
export const TICKS = 6;

/** How many ticks are filled at an age: at least one, and all of them only when it is late. Both in ms. */
export function ticksOf(ageMs: number, lateAfterMs: number): number {
  if (ageMs >= lateAfterMs) return TICKS;
  return Math.min(TICKS - 1, Math.max(1, Math.floor((ageMs / lateAfterMs) * TICKS)));
}
