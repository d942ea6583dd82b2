/** How long a page that is never idle is waited for, ms. */
const AT_THE_LATEST_MS = 3_000;

/** Not every Safari in use knows when it is idle. */
const whenIdle: (run: () => void, options: IdleRequestOptions) => unknown =
  globalThis.requestIdleCallback ?? ((run) => setTimeout(run, AT_THE_LATEST_MS));

/**
 * Fetches a part that is needed on demand while nothing else is to be done, so that it is there when the network is
 * not. The first paint does not wait for it. What does not come now is asked for again when it is needed.
 * @param load the dynamic import
 */
export function fetchAhead(load: () => Promise<unknown>): void {
  whenIdle(() => void load().catch(() => undefined), { timeout: AT_THE_LATEST_MS });
}
