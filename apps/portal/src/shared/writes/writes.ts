import { type Result, newIdempotencyKey, sendOnce } from '@instore/api';
import type { Clock } from '../../session/clockAndLog.ts';

/**
 * How long an item has just changed, milliseconds: 500 ms is the longest time between the two clicks of a double click
 * on common systems.
 */
export const JUST_CHANGED_MS = 500;

/**
 * Writes by intent; the one policy for all writes of the portal (ADR 0026). An intent names what the user wants, e.g.
 * "cancel line 11": pressing the same button again is the same intent.
 * - One write per intent at a time. A press while it is in flight sends nothing.
 * - The Idempotency-Key belongs to the intent and is sent again as long as the outcome is unknown, so a retry cannot
 *   happen twice. After `done` or `refused` the next press is a new write with a new key.
 */
export class Writes {
  private readonly pending = new Set<string>();
  /** Keys of the intents that are in flight or have an unknown outcome. */
  private readonly open = new Map<string, string>();

  constructor(private readonly newKey: () => string = newIdempotencyKey) {}

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
  send<Data>(intent: string, call: (key: string) => Promise<Result<Data>>): Promise<Result<Data> | undefined> {
    return this.once(intent, () => sendOnce(this.open, intent, call, this.newKey));
  }

  /**
   * As `send`, for a form or panel that shows that it is sending: `state.isPending` is true meanwhile, and a press of any
   * of its buttons sends nothing, and leaves `isPending` as it is. Undefined if nothing was sent.
   */
  async sendPending<Data>(
    state: { isPending: boolean },
    intent: string,
    call: (key: string) => Promise<Result<Data>>,
  ): Promise<Result<Data> | undefined> {
    if (state.isPending) return undefined;
    state.isPending = true;
    try {
      return await this.send(intent, call);
    } finally {
      state.isPending = false;
    }
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

/**
 * Guards writes after another item has come under the finger: the popup shows the next request, the panel the next pick.
 * A press right after it was meant for the item before, e.g. as the second half of a double press, and sends nothing.
 */
export class JustChanged {
  private changedAt = -Infinity;

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  /** Another item is at this place of the screen now. */
  note(): void {
    this.changedAt = this.clock.now();
  }

  /** Whether a press now comes too soon to be meant for the item. */
  isTooSoon(): boolean {
    // The difference is negative after the clock was set back.
    return Math.abs(this.clock.now() - this.changedAt) < JUST_CHANGED_MS;
  }
}
