import { setTimeout as pause } from 'node:timers/promises';

/** How long to wait, and how often to ask, ms. */
export interface Patience {
  timeoutMs?: number;
  everyMs?: number;
}

/**
 * Waits until a condition is met. Benchmarks use it too: unlike `vi.waitUntil` it needs no test runner.
 * @param isMet ends the wait with its error when it rejects
 * @throws Error after `timeoutMs`
 */
export async function waitUntil(
  isMet: () => boolean | Promise<boolean>,
  { timeoutMs = 120_000, everyMs = 100 }: Patience = {},
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await isMet())) {
    if (performance.now() > deadline) throw new Error(`Not within ${timeoutMs / 1000} s`);
    await pause(everyMs);
  }
}
