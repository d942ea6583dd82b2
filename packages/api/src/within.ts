/** Why a piece of work was left before its end. */
export type Stop = 'timeout' | 'aborted';

/**
 * Runs `work` until it ends, `limitMs` passes or `signal` aborts, whichever is first. The work gets a signal of its
 * own, but its answer is not waited for once it was told to stop: not everything listens to a signal.
 * @throws what the work throws before it was told to stop
 */
export function within<T>(
  limitMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<{ done: T } | { stopped: Stop }> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return resolve({ stopped: 'aborted' });
    const own = new AbortController();
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    };
    const stop = (stopped: Stop) => {
      settle();
      resolve({ stopped });
      own.abort();
    };
    const leave = () => stop('aborted');
    const timer = setTimeout(() => stop('timeout'), limitMs);
    signal?.addEventListener('abort', leave);
    work(own.signal)
      .then((done) => resolve({ done }), reject)
      .finally(settle);
  });
}

/** Waits; says whether the whole time passed, or the caller left first. */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  const outcome = await within(ms, signal, () => new Promise<never>(() => {}));
  return 'stopped' in outcome && outcome.stopped === 'timeout';
}
