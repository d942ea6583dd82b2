interface Call<Value> {
  intent: string;
  result: Promise<Value>;
}

/**
 * Runs work one after the other, in the order of the calls: for changes of one thing that a user makes faster than they
 * are stored. A call with the intent of the last call, while that waits or runs, is the second half of a double press:
 * it gets the same result, and its work is not run.
 */
export class Sequence<Value> {
  private last: Call<Value> | undefined;

  /** Work waits or runs. */
  get isBusy(): boolean {
    return this.last !== undefined;
  }

  /** Runs work after all work before it, also if that failed. */
  run(intent: string, work: () => Promise<Value>): Promise<Value> {
    if (this.last?.intent === intent) return this.last.result;
    const before = this.last?.result.catch(() => undefined);
    const call: Call<Value> = { intent, result: this.runAfter(before, work, () => this.last === call) };
    this.last = call;
    return call.result;
  }

  private async runAfter(before: Promise<unknown> | undefined, work: () => Promise<Value>, isLast: () => boolean) {
    try {
      await before;
      return await work();
    } finally {
      if (isLast()) this.last = undefined;
    }
  }
}
