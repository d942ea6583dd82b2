/** The try-on request of lines that all belong to one customer; null if they do not. */
export function onlyTryout(tryoutIds: readonly (number | null)[]): number | null {
  const [first = null, ...more] = new Set(tryoutIds);
  return more.length === 0 ? first : null;
}
