/** How long until the page is asked for again, milliseconds. */
const AGAIN_MS = 5_000;

interface World {
  /** Asks for something small of the page's own; rejects or answers no "ok" as long as the page cannot be had. */
  ask: () => Promise<{ ok: boolean }>;
  /** Loads the page at '/' anew. */
  load: () => void;
  /** Runs something once, after so many milliseconds. */
  after: (ms: number, run: () => void) => void;
  /** False as soon as somebody has gone on from here by themselves, to the provider's sign-in. */
  isWanted: () => boolean;
}

/**
 * Builds the way to a page with nothing in its memory. Not before it can be had: without a network the browser's own
 * error page would take its place. Asks again every 5 s until then.
 */
export function createGoHome({ ask, load, after, isWanted }: World): () => void {
  let isOnTheWay = false;
  const tryOnce = async () => {
    const isThere = await ask().then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isWanted()) isOnTheWay = false;
    else if (isThere) load();
    else after(AGAIN_MS, () => void tryOnce());
  };
  return () => {
    if (isOnTheWay) return;
    isOnTheWay = true;
    void tryOnce();
  };
}
