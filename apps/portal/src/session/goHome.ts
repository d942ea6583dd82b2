/** Time between attempts to reach the network, milliseconds. */
const RETRY_MS = 5_000;

/**
 * Creates the function that loads '/' as a new page. It waits until the page can be loaded, because the browser would
 * show its own error page without a network. Tries every 5 s.
 */
export function createGoHome({
  ask,
  load,
  after,
  isWanted,
}: {
  /** Requests something small of the page's own server. Rejects, or is not `ok`, if the page cannot be loaded now. */
  ask: () => Promise<{ ok: boolean }>;
  /** Loads '/' as a new page. */
  load: () => void;
  /** Runs once after `ms` milliseconds. */
  after: (ms: number, run: () => void) => void;
  /** False as soon as the user has left for the provider's sign-in. */
  isWanted: () => boolean;
}): () => void {
  let isTrying = false;
  const tryOnce = async () => {
    const isReachable = await ask().then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isWanted()) isTrying = false;
    else if (isReachable) load();
    else after(RETRY_MS, () => void tryOnce());
  };
  return () => {
    if (isTrying) return;
    isTrying = true;
    void tryOnce();
  };
}
