import type { OutboxDevice, Outbox } from './outboxState.ts';

/** Pauses after attempts without an answer, ms; the last one repeats. Events of the network come earlier. */
const RETRY_MS = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000];

/** Plans the attempt after one without an answer. */
export function createRetries({ state, clock, after }: { state: Outbox } & Pick<OutboxDevice, 'clock' | 'after'>) {
  /** Attempts without an answer in a row. */
  let failures = 0;
  let cancelPlan = () => undefined as void;
  return {
    plan(run: () => void): void {
      const pause = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;
      failures += 1;
      state.nextTryAt = clock.now() + pause;
      cancelPlan = after(pause, run);
    },
    cancel(): void {
      cancelPlan();
      state.nextTryAt = undefined;
    },
    /** The server answers, or the network may be back: the next pause is short again. */
    reset: () => void (failures = 0),
  };
}

export type Retries = ReturnType<typeof createRetries>;
