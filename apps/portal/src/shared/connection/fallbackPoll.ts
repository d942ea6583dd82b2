/** Time between two polls of notifications and lists while no change is pushed, milliseconds. */
export const FALLBACK_POLL_MS = 30_000;
