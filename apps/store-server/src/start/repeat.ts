/**
 * Runs a job of the store now and then repeatedly; a run never overlaps the one before. Every node does it: what one has
 * done, another does not repeat.
 * @param onError called with the failure of a run; the next run tries again
 * @returns stops it and waits for the run in flight
 */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work()
      .catch(onError)
      .finally(() => (running = undefined));
  };
  run();
  const timer = setInterval(run, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
