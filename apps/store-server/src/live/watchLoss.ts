/** How often it is checked whether events arrive, ms. */
const CHECK_MS = 1_000;

/** Whether the events of other nodes have been missing for some time. */
export interface LossWatch {
  isLost: () => boolean;
  stop: () => void;
}

/**
 * Notices that the events of other nodes do not arrive any more. A short loss is replayed; after a longer one clients
 * connect to another node, or poll.
 *
 * @param isReady whether events arrive now
 * @param lostAfterMs how long they must be missing, ms
 * @param onLost called once for each loss
 */
export function watchLoss(isReady: () => boolean, lostAfterMs: number, onLost: () => void): LossWatch {
  let missingSince: number | undefined;
  let isLost = false;
  const timer = setInterval(() => {
    if (isReady()) {
      missingSince = undefined;
      isLost = false;
      return;
    }
    missingSince ??= performance.now();
    if (isLost || performance.now() - missingSince < lostAfterMs) return;
    isLost = true;
    onLost();
  }, CHECK_MS).unref();
  return { isLost: () => isLost, stop: () => clearInterval(timer) };
}
