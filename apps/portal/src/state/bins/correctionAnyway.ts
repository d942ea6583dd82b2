import type { QueueEntry } from '../queue/queueEntry.ts';

/** The title of the server's problem for a correction whose version is outdated (contract, `correctBinShelfRecord`). */
const OVERTAKEN = 'Corrected in the meantime';

/** A correction that a colleague overtook, as one that is done whatever the record says by now. */
export function correctionAnyway({ operation, input, conflict }: QueueEntry) {
  if (operation !== 'correctBinShelfRecord' || conflict?.title !== OVERTAKEN) return undefined;
  return { operation, input: { ...input, body: { ...input.body, version: null } } } as const;
}
