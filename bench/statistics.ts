/** The middle value; between the two middle ones where their number is even. Not a number where there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * The value that so many of a hundred values do not exceed, by the nearest rank. Not a number where there is none.
 *
 * @param share between 0 and 1, e.g. 0.95
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/**
 * The order of the sides in a round. Over twice as many rounds as there are sides, each side has each position equally
 * often and follows each other side; a remainder of rounds favours one position slightly.
 *
 * @param round from 0
 */
export function orderIn<Subject>(round: number, subjects: readonly Subject[]): Subject[] {
  const turn = Math.floor(round / 2) % Math.max(1, subjects.length);
  const turned = [...subjects.slice(turn), ...subjects.slice(0, turn)];
  return round % 2 === 0 ? turned : turned.toReversed();
}
