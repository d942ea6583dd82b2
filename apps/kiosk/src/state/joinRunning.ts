/** Creates what starts work, or waits for its run that goes on: of two runs a slower one could overwrite what the other has found. */
export function createJoinRunning(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work().finally(() => (running = undefined)));
}
