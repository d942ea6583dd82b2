/** Longest wait for an idle browser, in ms. */
const IDLE_TIMEOUT_MS = 3_000;

/** Safari before 18.4 has no `requestIdleCallback`. */
const whenIdle: (run: () => void, options: IdleRequestOptions) => unknown =
  globalThis.requestIdleCallback ?? ((run) => setTimeout(run, IDLE_TIMEOUT_MS));

/**
 * Runs a loader when the browser is idle, at the latest after 3 s, so that its code is there when the network is not.
 * Does not delay the first paint. Ignores a failure: the code is requested again when it is needed.
 *
 * @param load e.g. the `load` of a component that `onDemand` made
 */
export function fetchAhead(load: () => Promise<unknown>): void {
  whenIdle(() => void load().catch(() => undefined), { timeout: IDLE_TIMEOUT_MS });
}
