/**
 * Creates a function that starts the work, or returns the promise of a run that is in progress: a slow second run could
 * overwrite the result of the first.
 */
export function createJoinRunning(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work().finally(() => (running = undefined)));
}
