import { type Result, newIdempotencyKey, sendOnce } from '@instore/api';
import type { ScanSound } from '../toasts/dependencies.ts';

/** Shows whether a write is in flight: a form, a panel or a scan field. */
interface ShowsPending {
  isPending: boolean;
}

interface Work {
  intent: string;
  result: Promise<unknown>;
}

/**
 * Writes by intent; the one guard for all writes of the portal (ADR 0026). An intent names what the user wants, e.g.
 * "cancel line 11": pressing the same button again is the same intent.
 * - One write per intent at a time. A press while it is in flight sends nothing.
 * - The Idempotency-Key belongs to the intent and is sent again as long as the outcome is unknown, so a retry cannot
 *   happen twice. After `done` or `refused` the next press is a new write with a new key.
 * - Changes of one thing that a user makes faster than they are stored are done one after the other: `inOrder`.
 */
export class Writes {
  private readonly pending = new Set<string>();
  /** Keys of the intents that are in flight or have an unknown outcome. */
  private readonly open = new Map<string, string>();
  /** The last work of each thing that waits or runs. */
  private readonly last = new Map<string, Work>();
  private readonly newKey: () => string;
  private readonly play: ((sound: ScanSound) => Promise<unknown>) | undefined;

  /**
   * @param newKey creates a key. @default newIdempotencyKey
   * @param play plays a sound at the end of each write, because in the stockroom a person need not look at the screen;
   *   a sound that cannot be played is no error. @default no sound
   */
  constructor({ newKey = newIdempotencyKey, play }: { newKey?: () => string; play?: Writes['play'] } = {}) {
    this.newKey = newKey;
    this.play = play;
  }

  /** Runs work of an intent, one at a time. Undefined, without running it, while the intent is in flight. */
  async once<Value>(intent: string, work: () => Promise<Value>): Promise<Value | undefined> {
    if (this.pending.has(intent)) return undefined;
    this.pending.add(intent);
    try {
      return await work();
    } finally {
      this.pending.delete(intent);
    }
  }

  /** Sends a write with the key of its intent. Undefined, without sending it, while the intent is in flight. */
  async send<Data>(intent: string, call: (key: string) => Promise<Result<Data>>): Promise<Result<Data> | undefined> {
    const answer = await this.once(intent, () => sendOnce(this.open, intent, call, this.newKey));
    if (answer) this.play?.(answer.ok ? 'scan-ok' : 'scan-error').catch(() => undefined);
    return answer;
  }

  /**
   * Runs work for a form or panel that shows that it is at work: `shown.isPending` is true meanwhile, and a press of any
   * of its buttons runs nothing, and leaves `isPending` as it is. Undefined if nothing was run.
   */
  async whilePending<Value>(shown: ShowsPending, work: () => Promise<Value>): Promise<Value | undefined> {
    if (shown.isPending) return undefined;
    shown.isPending = true;
    try {
      return await work();
    } finally {
      shown.isPending = false;
    }
  }

  /** As `send`, for a form or panel that shows that it is sending: see `whilePending`. */
  sendPending<Data>(
    shown: ShowsPending,
    intent: string,
    call: (key: string) => Promise<Result<Data>>,
  ): Promise<Result<Data> | undefined> {
    return this.whilePending(shown, () => this.send(intent, call));
  }

  /**
   * Runs work after all work of the same thing before it, also if that failed. A call with the intent of the last call,
   * while that waits or runs, is the second half of a double press: it gets the same result, and its work is not run.
   *
   * @param thing names what is changed, e.g. "delivery spots"
   * @param shown `isPending` is true while work of the thing waits or runs
   */
  async inOrder<Value>(
    thing: string,
    intent: string,
    work: () => Promise<Value>,
    shown?: ShowsPending,
  ): Promise<Value> {
    if (shown) shown.isPending = true;
    try {
      return await this.follow(thing, intent, work);
    } finally {
      if (shown) shown.isPending = this.last.has(thing);
    }
  }

  private follow<Value>(thing: string, intent: string, work: () => Promise<Value>): Promise<Value> {
    const last = this.last.get(thing);
    // The same intent does the same work, so its value has the same type.
    if (last?.intent === intent) return last.result as Promise<Value>;
    const result: Promise<Value> = (last?.result ?? Promise.resolve()).then(work, work).finally(() => {
      if (this.last.get(thing)?.result === result) this.last.delete(thing);
    });
    this.last.set(thing, { intent, result });
    return result;
  }

  /** Resolves after all work of a thing so far, also if it failed. */
  async settled(thing: string): Promise<void> {
    await this.last.get(thing)?.result.catch(() => undefined);
  }

  /** The intent is in flight, or its outcome is unknown: what it sends must not change. */
  isOpen(intent: string): boolean {
    return this.open.has(intent);
  }

  /** No try is in flight, and the outcome of the last one is unknown. */
  isUnknown(intent: string): boolean {
    return this.isOpen(intent) && !this.pending.has(intent);
  }
}
