import type { StoreContext } from '../domain/operation.ts';
import { escalateTryouts } from '../domain/tryouts/index.ts';

/** How often each node looks for try-on requests that wait too long, ms. */
const ESCALATE_EVERY_MS = 10_000;

/**
 * Looks for try-on requests that wait too long, now and then repeatedly [K-11]. Every node does it; what one has done,
 * another does not repeat.
 * @param onError called with the failure of a run; the next run tries again
 * @returns stops it and waits for the run in flight
 */
export function startEscalation(
  store: StoreContext,
  escalateAfterMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= escalateTryouts(store, escalateAfterMs)
      .catch(onError)
      .finally(() => (running = undefined));
  };
  run();
  const timer = setInterval(run, ESCALATE_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
