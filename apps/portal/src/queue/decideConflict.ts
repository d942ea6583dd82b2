import { renewed } from './addWrite.ts';
import type { QueueEntry, QueuedCall } from './queueEntry.ts';
import { type QueueContext, showEntry } from './queueState.ts';
import { sendQueue } from './sendQueue.ts';

/** Removes an entry that the server cannot know: the undo of a write that waits. False if it was sent already. */
export async function removeUnsent(context: QueueContext, id: number): Promise<boolean> {
  let isRemoved = false;
  await change(context, id, (entry) => {
    isRemoved = entry.wasSent !== true;
    return isRemoved ? undefined : entry;
  });
  if (isRemoved) context.awaited.get(id)?.(undefined);
  return isRemoved;
}

/** Sends a conflict again as a new write, which counts as scanned now. */
export async function retry(context: QueueContext, id: number): Promise<void> {
  await change(context, id, (entry) => (entry.conflict ? renewed(entry, context.deps) : entry));
  sendQueue(context);
}

/** Gives a conflict up: its entry is removed, and what waits behind it continues. */
export async function drop(context: QueueContext, id: number): Promise<void> {
  await change(context, id, (entry) => (entry.conflict ? undefined : entry));
  sendQueue(context);
}

/** Answers a conflict by another write in its place of the order, e.g. 'make it mine' [W-09]. It is decided now. */
export async function replace(context: QueueContext, id: number, call: QueuedCall): Promise<void> {
  await change(context, id, (entry) => (entry.conflict ? { ...renewed(entry, context.deps), ...call } : entry));
  sendQueue(context);
}

async function change(
  context: QueueContext,
  id: number,
  changed: (entry: QueueEntry) => QueueEntry | undefined,
): Promise<void> {
  let left: QueueEntry | undefined;
  await context.deps.store.update(id, (entry) => (left = changed(entry)));
  showEntry(context, id, left);
  context.deps.channel.postMessage({});
}
