/**
 * Runs work one after the other, in the order of the calls: for changes of one thing that a user makes faster than they
 * are stored. A call with the intent of the last call, while that waits or runs, is the second half of a double press:
 * it gets the same result, and its work is not run.
 */
export class Sequence<Value> {
  private last: { intent: string; result: Promise<Value> } | undefined;

  /** Work waits or runs. */
  get isBusy(): boolean {
    return this.last !== undefined;
  }

  /** Runs work after all work before it, also if that failed. */
  run(intent: string, work: () => Promise<Value>): Promise<Value> {
    const { last } = this;
    if (last?.intent === intent) return last.result;
    const result: Promise<Value> = (last?.result ?? Promise.resolve()).then(work, work).finally(() => {
      if (this.last?.result === result) this.last = undefined;
    });
    this.last = { intent, result };
    return result;
  }

  /** Resolves after all work so far, also if it failed. */
  async settled(): Promise<void> {
    await this.last?.result.catch(() => undefined);
  }

  /** As `run`. `isPending` is true while work waits or runs. */
  async runPending(state: { isPending: boolean }, intent: string, work: () => Promise<Value>): Promise<Value> {
    state.isPending = true;
    try {
      return await this.run(intent, work);
    } finally {
      state.isPending = this.isBusy;
    }
  }
}
