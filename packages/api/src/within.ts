/** Why the wait for some work ended early. */
export type Stop = 'timeout' | 'aborted';

/**
 * Runs `work` until it ends, `limitMs` passes or `signal` aborts, whichever is first. The work gets its own signal, which
 * aborts in the last two cases; its result is then ignored, because not all work reacts to a signal.
 * @throws the error of the work if it fails before that
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

/** Waits. Resolves to false if the signal aborts first. */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  const outcome = await within(ms, signal, () => new Promise<never>(() => {}));
  return 'stopped' in outcome && outcome.stopped === 'timeout';
}
