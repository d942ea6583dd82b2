/**
 * Counts the reads of one thing, of which only the latest counts. Each call begins a read, and returns whether no other
 * has begun since; a call that begins none drops the answers of all reads in flight.
 */
export function createTurns(): () => () => boolean {
  let latest = 0;
  return () => {
    latest += 1;
    const turn = latest;
    return () => turn === latest;
  };
}
