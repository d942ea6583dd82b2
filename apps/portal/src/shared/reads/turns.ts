/** Counts the reads of one thing, of which only the latest counts: the answers of earlier ones are dropped. */
export function createTurns() {
  let latest = 0;
  /** Whether no read has begun since the call of this function. */
  const watch = (): (() => boolean) => {
    const turn = latest;
    return () => turn === latest;
  };
  return {
    watch,
    /** Begins a read, and tells whether it is still the latest. Without a read, it drops the answers of all in flight. */
    begin(): () => boolean {
      latest += 1;
      return watch();
    },
  };
}
