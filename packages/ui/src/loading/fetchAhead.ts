/** Time in which the page requests its own content first, in ms. */
const HEAD_START_MS = 3_000;

/** Longest wait for an idle browser after that, in ms. */
const IDLE_TIMEOUT_MS = 3_000;

/** Safari before 18.4 has no `requestIdleCallback`. */
const whenIdle: (run: () => void, options: IdleRequestOptions) => unknown =
  globalThis.requestIdleCallback ?? ((run) => setTimeout(run, 0));

/**
 * Runs a loader after 3 s when the browser is idle, at the latest after 6 s, so that its code is there when the network
 * is not. Does not delay the first paint, nor the data of the page: over HTTP/1.1 a browser has six connections, and
 * code that is fetched ahead would take them. Ignores a failure: the code is requested again when it is needed.
 *
 * @param load e.g. the `load` of a component that `onDemand` made
 */
export function fetchAhead(load: () => Promise<unknown>): void {
  const run = () => void load().catch(() => undefined);
  setTimeout(() => whenIdle(run, { timeout: IDLE_TIMEOUT_MS }), HEAD_START_MS);
}
