import type { Clock } from '../../session/clockAndLog.ts';

/**
 * How long an item has just changed, milliseconds: 500 ms is the longest time between the two clicks of a double click
 * on common systems.
 */
export const JUST_CHANGED_MS = 500;

/**
 * Guards presses after another item has come under the finger: the popup shows the next request, the panel the next
 * pick. A press right after it was meant for the item before, e.g. as the second half of a double press, and has no
 * effect. `Writes` cannot see this fault: the press names another item, so it is another intent.
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
