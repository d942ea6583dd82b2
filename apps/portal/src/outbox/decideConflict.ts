import { renewed } from './addWrite.ts';
import type { Answers } from './answers.ts';
import type { OutboxEntry, OutboxCall } from './outboxEntry.ts';
import type { OutboxDevice } from './outboxState.ts';
import type { StoredEntries } from './storedEntries.ts';

/** What a person decides about entries that are not sent. */
export function createDecisions({
  stored,
  answers,
  sendOutbox,
  channel,
  ...fresh
}: { stored: StoredEntries; answers: Answers; sendOutbox: () => void } & Pick<
  OutboxDevice,
  'newKey' | 'clock' | 'channel'
>) {
  /** Removes an entry that the server cannot know: the undo of a write that waits. False if it was sent already. */
  async function removeUnsent(id: number): Promise<boolean> {
    let isRemoved = false;
    await stored.update(id, (entry) => {
      isRemoved = entry.wasSent !== true;
      return isRemoved ? undefined : entry;
    });
    channel.postMessage({});
    if (isRemoved) answers.settle(id, undefined);
    return isRemoved;
  }

  /** Changes an entry if it is a conflict still, and sends what can be sent now. */
  async function decide(id: number, change: (entry: OutboxEntry) => OutboxEntry | undefined): Promise<void> {
    await stored.update(id, (entry) => (entry.conflict ? change(entry) : entry));
    channel.postMessage({});
    sendOutbox();
  }

  return {
    removeUnsent,
    /** Sends a conflict again as a new write, which counts as scanned now. */
    retry: (id: number) => decide(id, (entry) => renewed(entry, fresh)),
    /** Gives a conflict up: its entry is removed, and what waits behind it continues. */
    drop: (id: number) => decide(id, () => undefined),
    /** Replaces the refused write by another one at the same place in the queue, e.g. 'make it mine' [W-09]. */
    replace: (id: number, call: OutboxCall) => decide(id, (entry) => ({ ...renewed(entry, fresh), ...call })),
  };
}
