import type { Api, CallOptions } from '@instore/api';
import type { QueueEntry, QueuedOperation } from './queueEntry.ts';
import type { QueuedAnswer } from './queueFacts.ts';

/** Operations whose input names the time of the scan. */
const SCANS: readonly QueuedOperation[] = ['checkOut', 'checkIn', 'takeOverCheckOut', 'moveUnits', 'scanCount'];

type Send = (input: QueueEntry['input'], options: CallOptions) => Promise<QueuedAnswer>;

/** Sends entries to the server, each with its key. A scan carries its time, because it may be sent hours later [W-13]. */
export const sendTo =
  ({ inventory }: Pick<Api, 'inventory'>) =>
  ({ operation, input, key, at }: QueueEntry): Promise<QueuedAnswer> => {
    // The entry's type pairs an operation with its input; TypeScript cannot follow it through the table of calls.
    const send = inventory[operation] as Send;
    const scannedAt = SCANS.includes(operation) ? { scannedAt: new Date(at).toISOString() } : {};
    return send({ ...input, ...scannedAt }, { key });
  };
